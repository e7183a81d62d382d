internal import CLibwebsockets
internal import Glibc

/// Owns everything that libwebsockets and libuv are given: strings, tables, the context, the loop.
///
/// Lives on the socket thread from ``init(configuration:address:user:)`` to ``destroy()``.
final class ServiceContext {
    /// The pointer that other threads need to end the loop's wait.
    ///
    /// `@unchecked Sendable`: `lws_cancel_service` is the one call that libwebsockets allows from any thread, and the
    /// event loop calls it under a lock that is taken before the context goes.
    struct WakeHandle: @unchecked Sendable {
        fileprivate let context: OpaquePointer

        func wake() {
            lws_cancel_service(context)
        }
    }

    let kind: EventLoopKind
    let port: UInt16
    private let context: OpaquePointer
    private let tables: Tables
    private let log: @Sendable (TransportLogLevel, String) -> Void
    private let loop: OwnLoop?

    var wakeHandle: WakeHandle { WakeHandle(context: context) }

    /// Listens.
    ///
    /// - Parameters:
    ///   - configuration: read during the call only.
    ///   - address: where to listen.
    ///   - user: handed to every callback; must stay valid until ``destroy()`` has returned.
    /// - Throws: ``TransportError/cannotListen(host:port:)`` or ``TransportError/contextCreationFailed``.
    init(
        configuration: TransportConfiguration,
        address: NumericAddress,
        user: UnsafeMutableRawPointer
    ) throws(TransportError) {
        let tables = Tables(configuration: configuration, address: address)
        var info = lws_context_creation_info()
        info.port = CInt(configuration.port)
        info.iface = tables.interface.map { UnsafePointer($0) }
        info.protocols = UnsafePointer(tables.protocols)
        info.extensions = UnsafePointer(tables.extensions)
        info.retry_and_idle_policy = configuration.pingIntervalSeconds == 0 ? nil : UnsafePointer(tables.retryPolicy)
        info.user = user
        info.max_http_header_data = 16_384
        info.pt_serv_buf_size = 65_536
        info.keepalive_timeout = 30
        info.options =
            UInt64(LWS_SERVER_OPTION_EXPLICIT_VHOSTS) | UInt64(LWS_SERVER_OPTION_SKIP_SERVER_CANONICAL_NAME)
            | UInt64(LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND)
        if !address.isIPv6 { info.options |= UInt64(LWS_SERVER_OPTION_DISABLE_IPV6) }

        let made = try Self.makeContext(&info, log: configuration.log)
        guard let host = lws_create_vhost(made.context, &info) else {
            Self.destroy(context: made.context, loop: made.loop, log: configuration.log)
            throw .cannotListen(host: configuration.host, port: configuration.port)
        }
        self.tables = tables
        log = configuration.log
        context = made.context
        loop = made.loop
        kind = made.loop == nil ? .poll : .libuv
        port = UInt16(truncatingIfNeeded: lws_get_vhost_listen_port(host))
    }

    /// Serves what is ready; waits only if `mayBlock`.
    func turn(mayBlock: Bool) {
        if let loop {
            uv_run(loop.pointer, mayBlock ? UV_RUN_ONCE : UV_RUN_NOWAIT)
        } else {
            // A negative time-out means "do not wait" to this call; 0 means as long as there is nothing to do.
            lws_service(context, mayBlock ? 0 : -1)
        }
    }

    /// Ends every socket without ceremony and frees all.
    ///
    /// Nothing may be called afterwards.
    func destroy() {
        Self.destroy(context: context, loop: loop, log: log)
    }

    /// Makes the context on a libuv loop of our own, or on the library's if its plugin is missing.
    ///
    /// On a loop that it makes itself the library would install signal handlers.
    private static func makeContext(
        _ info: inout lws_context_creation_info,
        log: (TransportLogLevel, String) -> Void
    ) throws(TransportError) -> (context: OpaquePointer, loop: OwnLoop?) {
        if let loop = OwnLoop() {
            var loops: UnsafeMutableRawPointer? = UnsafeMutableRawPointer(loop.pointer)
            let withoutLoop = info.options
            info.options |= UInt64(LWS_SERVER_OPTION_LIBUV)
            // The array of loops is read during the call only.
            let context = withUnsafeMutablePointer(to: &loops) { loops in
                info.foreign_loops = loops
                return lws_create_context(&info)
            }
            info.foreign_loops = nil
            if let context {
                loop.rememberWakeDescriptor()
                return (context, loop)
            }
            info.options = withoutLoop
            loop.close()
        }
        log(.warning, "libwebsockets' libuv plugin cannot be loaded: its own, slower loop is used")
        guard let context = lws_create_context(&info) else { throw .contextCreationFailed }
        return (context, nil)
    }

    private static func destroy(
        context: OpaquePointer,
        loop: OwnLoop?,
        log: (TransportLogLevel, String) -> Void
    ) {
        lws_context_destroy(context)
        guard let loop else { return }
        guard loop.reoccupyWakeDescriptor() else {
            log(.warning, "a file descriptor was reused while the server stopped: its memory is left allocated")
            return
        }
        // On a loop that is not the library's own, the first call only starts to close handles; the loop has to run
        // until they are closed, and a second call frees the context.
        uv_run(loop.pointer, UV_RUN_DEFAULT)
        lws_context_destroy(context)
        loop.close()
    }
}

/// A libuv loop that libwebsockets runs on but does not own.
private final class OwnLoop {
    /// On the heap, since handles point to it.
    let pointer: UnsafeMutablePointer<uv_loop_t>
    private var wakeDescriptor: CInt?

    /// - Returns: nil if the system has no descriptor left for it.
    init?() {
        pointer = .allocate(capacity: 1)
        guard uv_loop_init(pointer) == 0 else {
            pointer.deallocate()
            return nil
        }
    }

    /// Notes which descriptor `lws_cancel_service` writes to: that of the only handle there is before any listener.
    func rememberWakeDescriptor() {
        var found: CInt?
        // The walk ends before the call returns, so the pointer to the variable does not escape.
        withUnsafeMutablePointer(to: &found) { found in
            uv_walk(
                pointer,
                { handle, found in
                    var descriptor: CInt = 0
                    guard let handle, uv_handle_get_type(handle) == UV_POLL, uv_fileno(handle, &descriptor) == 0 else {
                        return
                    }
                    found?.assumingMemoryBound(to: CInt?.self).pointee = descriptor
                },
                found
            )
        }
        wakeDescriptor = found
    }

    /// Takes the number of the wake descriptor again, right after libwebsockets 4.1 has closed it for the first time.
    ///
    /// It closes the same number once more while the loop runs down, and by then it could be another thread's file.
    ///
    /// - Returns: false if it already is: then the loop must not run any more.
    func reoccupyWakeDescriptor() -> Bool {
        guard let wakeDescriptor else { return true }
        let placed = fcntl(uv_backend_fd(pointer), F_DUPFD_CLOEXEC, wakeDescriptor)
        if placed >= 0, placed != wakeDescriptor { Glibc.close(placed) }
        return placed == wakeDescriptor
    }

    /// Frees the loop, which must have no handle left.
    func close() {
        let status = uv_loop_close(pointer)
        precondition(status == 0, "a libuv handle outlived its context: \(status)")
        pointer.deallocate()
    }
}

/// The C tables that a context points into for as long as it lives.
private final class Tables {
    let protocols: UnsafeMutablePointer<lws_protocols>
    let extensions: UnsafeMutablePointer<lws_extension>
    let retryPolicy: UnsafeMutablePointer<lws_retry_bo_t>
    let interface: UnsafeMutablePointer<CChar>?
    private var strings: [UnsafeMutablePointer<CChar>?] = []

    init(configuration: TransportConfiguration, address: NumericAddress) {
        let count = configuration.subprotocols.count
        var strings: [UnsafeMutablePointer<CChar>?] = []
        protocols = .allocate(capacity: count + 1)
        protocols.initialize(repeating: lws_protocols(), count: count + 1)
        for (index, subprotocol) in configuration.subprotocols.enumerated() {
            let name = strdup(subprotocol.name)
            strings.append(name)
            protocols[index].name = name.map { UnsafePointer($0) }
            protocols[index].callback = socketEvent
            protocols[index].per_session_data_size = MemoryLayout<SocketMemory>.size
            protocols[index].rx_buffer_size = 4_096
            // The system takes what it can of this much; the rest waits in the library.
            protocols[index].tx_packet_size = 1 << 20
            protocols[index].id = CUnsignedInt(index)
        }
        extensions = .allocate(capacity: 2)
        extensions.initialize(repeating: lws_extension(), count: 2)
        let extensionName = strdup(DeflateExtension.name)
        strings.append(extensionName)
        extensions[0].name = extensionName.map { UnsafePointer($0) }
        extensions[0].callback = deflateEvent
        retryPolicy = .allocate(capacity: 1)
        retryPolicy.initialize(to: lws_retry_bo_t())
        retryPolicy.pointee.secs_since_valid_ping = configuration.pingIntervalSeconds
        retryPolicy.pointee.secs_since_valid_hangup = configuration.pongTimeoutSeconds
        interface = address.isWildcard ? nil : strdup(address.text)
        strings.append(interface)
        self.strings = strings
    }

    deinit {
        // The context, the only reader, is gone: its owner holds these tables until after `destroy()`.
        strings.forEach { free($0) }
        protocols.deallocate()
        extensions.deallocate()
        retryPolicy.deallocate()
    }
}
