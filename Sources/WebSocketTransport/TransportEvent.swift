/// Names one connection of one server; never used again after the connection has ended.
package struct ConnectionID: Hashable, Sendable, CustomStringConvertible {
    let rawValue: UInt64

    package var description: String { "connection \(rawValue)" }
}

/// The two kinds of WebSocket message.
package enum MessageKind: Equatable, Sendable {
    case text
    case binary
}

/// A WebSocket close code (RFC 6455, section 7.4).
package struct CloseCode: RawRepresentable, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    package static let normal = CloseCode(rawValue: 1000)
    /// The server is stopping, or the page was left.
    package static let goingAway = CloseCode(rawValue: 1001)
    package static let protocolError = CloseCode(rawValue: 1002)
    /// Never sent: the peer's close frame carried no code.
    package static let noStatus = CloseCode(rawValue: 1005)
    /// Never sent: the connection ended without a close frame.
    package static let abnormal = CloseCode(rawValue: 1006)
    /// A text message was not UTF-8, or a compressed one could not be inflated.
    package static let invalidPayload = CloseCode(rawValue: 1007)
    package static let policyViolation = CloseCode(rawValue: 1008)
    package static let messageTooBig = CloseCode(rawValue: 1009)
    package static let internalError = CloseCode(rawValue: 1011)
    /// The peer reads too slowly, or the server is full.
    package static let tryAgainLater = CloseCode(rawValue: 1013)
}

/// What happens on one connection, in order.
package enum ConnectionEvent: Equatable, Sendable {
    /// A whole message, its fragments joined and inflated; text is valid UTF-8.
    case message([UInt8], kind: MessageKind)

    /// A message over `limit` bytes came and was thrown away; the connection goes on.
    case oversizedMessage(limit: Int)

    /// Everything handed to ``WebSocketServer/send(_:as:to:)`` has gone to the network.
    ///
    /// Comes only after a send that found earlier bytes still waiting.
    case drained

    /// The last event: the code and reason that the closing side gave.
    case closed(code: CloseCode, reason: String)

    /// What the event holds in memory, in bytes.
    var byteCount: Int {
        switch self {
        case .message(let bytes, _): bytes.count
        case .oversizedMessage, .drained, .closed: 0
        }
    }
}

/// A connection whose handshake is complete.
package struct IncomingConnection: Sendable {
    package let id: ConnectionID

    /// The negotiated subprotocol; the configuration's first one if the client offered none.
    package let subprotocol: String

    /// The `Origin` header, which browsers always send.
    package let origin: String?

    /// Whether permessage-deflate was negotiated.
    package let isCompressed: Bool

    /// The connection's events.
    ///
    /// For one consumer; ends after ``ConnectionEvent/closed(code:reason:)``.
    package let events: ConnectionEvents
}

/// What became of a message handed to ``WebSocketServer/send(_:as:to:)``.
package enum SendOutcome: Equatable, Sendable {
    /// Taken. `waiting` counts the bytes of earlier messages that the network has not taken yet.
    ///
    /// If it is above zero, a ``ConnectionEvent/drained`` follows once nothing waits any more.
    case accepted(waiting: Int)

    /// Not taken: more than the outbound limit would wait. The connection is being closed with 1013.
    case overflow

    /// Not taken: the connection is closing or closed.
    case closed
}

/// Where a started server can be reached.
package struct BoundAddress: Equatable, Sendable {
    /// The numeric address.
    package let host: String

    /// The port listened on; the one the system picked if 0 was asked for.
    package let port: UInt16

    /// The loop that waits for sockets.
    package let eventLoop: EventLoopKind
}

/// Which loop waits for sockets.
package enum EventLoopKind: Equatable, Sendable {
    /// libuv, through libwebsockets' plugin: cost per message does not grow with the number of connections.
    case libuv

    /// libwebsockets' own: scans all connections at each wake-up.
    case poll
}
