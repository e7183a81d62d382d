import WebSocketTransport

/// Answers each message with itself: what the transport costs without a scene behind it.
enum EchoServer {
    /// Serves until the process is ended.
    ///
    /// - Parameter port: 0 lets the system pick one; it is printed.
    /// - Throws: `TransportError` if nothing can listen there.
    static func run(port: UInt16) async throws {
        var configuration = TransportConfiguration()
        configuration.port = port
        configuration.maximumMessageBytes = 32 << 20
        configuration.outboundLimitBytes = 64 << 20
        configuration.inboundLimitBytes = 64 << 20
        configuration.compressionThresholdBytes = 0
        configuration.subprotocols = [
            Subprotocol(name: "overscroll.v1.json"),
            Subprotocol(name: "overscroll.v1.compact", allowsCompression: false),
        ]
        let server = WebSocketServer(configuration: configuration)
        let address = try await server.start()
        print("listening on http://\(address.host):\(address.port)")
        await withDiscardingTaskGroup { group in
            for await connection in server.connections {
                group.addTask { await answer(connection, on: server) }
            }
        }
    }

    private static func answer(_ connection: IncomingConnection, on server: WebSocketServer) async {
        for await event in connection.events {
            if case .message(let bytes, let kind) = event { _ = server.send(bytes, as: kind, to: connection.id) }
        }
    }
}
