internal import CLibwebsockets

/// Routes the library's log lines to a closure.
///
/// libwebsockets has one log function per process and hands it no user pointer, so the newest server's handler gets
/// the lines of all.
enum LibwebsocketsLog {
    private static let handler = Lock<(@Sendable (TransportLogLevel, String) -> Void)?>(nil)

    static func install(_ newHandler: @escaping @Sendable (TransportLogLevel, String) -> Void) {
        handler.withLock { $0 = newHandler }
        lws_set_log_level(LLL_ERR | LLL_WARN | LLL_NOTICE) { level, line in
            guard let line else { return }
            LibwebsocketsLog.emit(level: level, line: String(cString: line))
        }
    }

    private static func emit(level: CInt, line: String) {
        let kind: TransportLogLevel =
            switch level {
            case LLL_ERR: .error
            case LLL_WARN: .warning
            default: .notice
            }
        let text = line.hasSuffix("\n") ? String(line.dropLast()) : line
        // Called outside of the lock: a handler may log through a server of its own.
        let current = handler.withLock { $0 }
        current?(kind, text)
    }
}
