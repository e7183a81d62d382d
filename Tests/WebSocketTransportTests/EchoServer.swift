import Synchronization

@testable import WebSocketTransport

/// A running server that answers each message with itself, an oversized one with a text, and remembers how connections
/// ended.
final class EchoServer: Sendable {
    let server: WebSocketServer
    let address: BoundAddress
    /// How each connection ended, in the order in which they did.
    let endings: AsyncStream<ConnectionEvent>

    private init(server: WebSocketServer, address: BoundAddress) {
        self.server = server
        self.address = address
        let (endings, continuation) = AsyncStream.makeStream(of: ConnectionEvent.self)
        self.endings = endings
        Task {
            await withDiscardingTaskGroup { group in
                for await connection in server.connections {
                    group.addTask { await Self.serve(connection, on: server, endings: continuation) }
                }
            }
            continuation.finish()
        }
    }

    /// Runs `body` against a server on a free port and stops it.
    static func run(
        _ change: (inout TransportConfiguration) -> Void = { _ in },
        body: (EchoServer) async throws -> Void
    ) async throws {
        var configuration = TransportConfiguration()
        configuration.port = 0
        configuration.subprotocols = [
            Subprotocol(name: "overscroll.v1.json"),
            Subprotocol(name: "overscroll.v1.compact", allowsCompression: false),
        ]
        change(&configuration)
        let server = WebSocketServer(configuration: configuration)
        let echo = EchoServer(server: server, address: try await server.start())
        do {
            try await body(echo)
        } catch {
            await server.stop(grace: .zero)
            throw error
        }
        await server.stop(grace: .zero)
    }

    func connect(_ headers: [String] = [], piece: Int = .max) async throws -> WebSocketTestClient {
        try await WebSocketTestClient(port: address.port, headers: headers, piece: piece)
    }

    /// How the next connection to end has ended.
    func nextEnding() async -> ConnectionEvent? {
        for await ending in endings { return ending }
        return nil
    }

    private static func serve(
        _ connection: IncomingConnection,
        on server: WebSocketServer,
        endings: AsyncStream<ConnectionEvent>.Continuation
    ) async {
        for await event in connection.events {
            switch event {
            case .message(let bytes, let kind): _ = server.send(bytes, as: kind, to: connection.id)
            case .oversizedMessage(let limit):
                _ = server.send(Array("over \(limit)".utf8), as: .text, to: connection.id)
            case .drained: break
            case .closed: endings.yield(event)
            }
        }
    }
}
