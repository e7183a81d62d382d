internal import FrameProtocol
internal import TextShaping
internal import WebSocketTransport

/// The server: accepts connections and gives each a session.
package final class SceneService: Sendable {
    private let configuration: ServerConfiguration
    private let environment: SessionEnvironment
    private let server: WebSocketServer
    private let log: Log

    /// - Parameters:
    ///   - configuration: What can be set.
    ///   - locator: Finds the page and the example programs.
    ///   - log: Gets what operators need to know.
    ///   - clock: The time that passes outside of scenes.
    /// - Throws: What the file system says about example programs that cannot be read.
    package init(
        configuration: ServerConfiguration,
        locator: ResourceLocator = .current,
        log: Log,
        clock: any SessionClock = SystemClock()
    ) throws {
        self.configuration = configuration
        self.log = log
        let presets = try locator.presetsDirectory.map { try PresetLibrary(directory: $0) } ?? PresetLibrary([])
        environment = SessionEnvironment(
            workers: WorkerPool(),
            presets: presets,
            text: try ShapedTextMeasurer(fonts: FontCatalog()),
            limits: configuration.limits,
            clock: clock,
            formatter: SourceFormatter.installed()
        )
        let metrics = environment.metrics
        var transport = TransportConfiguration()
        transport.host = configuration.host
        transport.port = configuration.port
        transport.subprotocols = [
            Subprotocol(name: ProtocolVersion.jsonSubprotocol),
            Subprotocol(name: ProtocolVersion.compactSubprotocol, allowsCompression: false),
        ]
        transport.maximumMessageBytes = ClientMessageDecoder.maximumByteCount
        // A frame of the most items there may be, or a tree of the most views, is up to ten megabytes.
        transport.outboundLimitBytes = 32 << 20
        transport.maximumConnections = configuration.maximumConnections
        transport.allowedOrigins = Set(configuration.allowedOrigins.map(\.text))
        transport.mounts = Self.mounts(configuration, locator)
        transport.metrics = { metrics.prometheusText }
        transport.log = { level, words in log.write(Log.Level(level), words) }
        server = WebSocketServer(configuration: transport)
        Self.note(missing: transport.mounts, presets: presets, to: log)
    }

    /// Listens, and serves from then on.
    ///
    /// - Returns: Where the server can be reached.
    /// - Throws: Why the address cannot be listened on; its description is for people.
    package func start() async throws -> ServerAddress {
        let address = try await server.start()
        Task { await serve() }
        Task { await warmUp() }
        return ServerAddress(host: address.host, port: address.port)
    }

    /// Ends the server: every client gets a close frame with code 1001 first.
    package func stop() async {
        log.write(.notice, "stopping")
        await server.stop(grace: .seconds(configuration.stopGraceSeconds))
        log.write(.notice, "stopped")
    }

    private func warmUp() async {
        do throws(SceneFailure) {
            try await WarmUp(environment: environment).run()
        } catch {
            log.write(.warning, "the first example does not open", ["reason": error.error.message])
        }
    }

    private func serve() async {
        await withDiscardingTaskGroup { group in
            for await connection in server.connections {
                let output = ConnectionOutput(server: server, id: connection.id)
                let isCompact = connection.subprotocol == ProtocolVersion.compactSubprotocol
                let encoding: FrameEncoding = isCompact ? .compact : .json
                let session = SceneSession(environment: environment, output: output, encoding: encoding)
                group.addTask { await session.run(connection.events) }
            }
        }
    }

    private static func mounts(_ configuration: ServerConfiguration, _ locator: ResourceLocator) -> [StaticMount] {
        var mounts: [StaticMount] = []
        if let page = configuration.publicDirectory ?? locator.publicDirectory {
            mounts.append(StaticMount(urlPrefix: "/", directory: page))
        }
        if let presets = locator.presetsDirectory {
            mounts.append(StaticMount(urlPrefix: "/presets/", directory: presets))
        }
        for (prefix, directory) in ResourceLocator.vendorDirectories {
            mounts.append(StaticMount(urlPrefix: prefix, directory: directory))
        }
        return mounts
    }

    private static func note(missing mounts: [StaticMount], presets: PresetLibrary, to log: Log) {
        let served = Set(mounts.map(\.urlPrefix))
        if !served.contains("/") { log.write(.warning, "no page found; --public names its folder") }
        if presets.presets.isEmpty { log.write(.warning, "no example programs found") }
        for prefix in ResourceLocator.vendorPrefixes where !served.contains(prefix) {
            log.write(.warning, "not installed, the page does without", ["path": prefix])
        }
    }
}

/// Where a server can be reached.
package struct ServerAddress: Equatable, Sendable {
    package var host: String
    package var port: UInt16

    /// The page's address.
    package var url: String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)" }
}

extension Log.Level {
    fileprivate init(_ level: TransportLogLevel) {
        switch level {
        case .error: self = .error
        case .warning: self = .warning
        case .notice: self = .notice
        }
    }
}
