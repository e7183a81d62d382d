package import WebSocketTransport

/// Where a session's messages go.
package protocol SessionOutput: Sendable {
    /// Takes one message; never waits.
    func send(_ bytes: [UInt8], as kind: MessageKind) -> SendOutcome

    /// Whether nobody is there any more; never false again.
    var isClosed: Bool { get }
}

extension SessionOutput {
    package var isClosed: Bool { false }
}

/// A connection of the server.
struct ConnectionOutput: SessionOutput {
    let server: WebSocketServer
    let id: ConnectionID

    func send(_ bytes: [UInt8], as kind: MessageKind) -> SendOutcome { server.send(bytes, as: kind, to: id) }

    var isClosed: Bool { server.isClosed(id) }
}
