import Dispatch
import Foundation
import SceneServer

/// The subcommand that serves the page and the socket.
struct ServeCommand {
    static var version: String { ServerVersion.current }

    private var configuration = ServerConfiguration()
    private let log: Log

    init(_ arguments: Arguments) throws(ArgumentError) {
        if let extra = arguments.operands.first { throw ArgumentError(message: "'\(extra)' is one word too many") }
        if let host = arguments["--host"] { configuration.host = host }
        if let port = arguments["--port"] {
            guard let number = UInt16(port) else {
                throw ArgumentError(message: "--port: '\(port)' is not a number from 0 to 65535")
            }
            configuration.port = number
        }
        if let text = arguments["--origin"] {
            guard let origin = WebOrigin(text) else {
                throw ArgumentError(message: "--origin: '\(text)' is no origin such as https://example.org:8443")
            }
            configuration.allowedOrigins = [origin]
        }
        if let directory = arguments["--public"] {
            guard FileManager.default.fileExists(atPath: directory + "/index.html") else {
                throw ArgumentError(message: "--public: there is no index.html in '\(directory)'")
            }
            configuration.publicDirectory = directory
        }
        log = Log(
            format: try arguments.choice("--log", of: Log.Format.self) ?? .plain,
            least: try arguments.choice("--log-level", of: Log.Level.self) ?? .notice
        )
    }

    func run() async throws -> ExitStatus {
        // Before anything that a caller can see, so that no signal finds the default action.
        let signals = StopSignals()
        let service = try SceneService(configuration: configuration, log: log)
        let address = try await service.start()
        Console.output("listening on \(address.url)\n")
        await signals.first()
        await service.stop()
        return .success
    }
}

/// Waits for SIGTERM or SIGINT.
private struct StopSignals {
    private let signals: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    init() {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingOldest(1))
        signals = stream
        sources = [SIGTERM, SIGINT].map { number in
            // The default action would end the process before the source is heard.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { continuation.yield() }
            source.activate()
            return source
        }
    }

    func first() async {
        for await _ in signals { break }
        sources.forEach { $0.cancel() }
    }
}
