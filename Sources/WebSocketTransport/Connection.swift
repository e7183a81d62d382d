internal import CLibwebsockets

/// What the socket thread knows of one open WebSocket.
///
/// Never leaves that thread.
final class Connection {
    /// What a close frame says.
    struct Farewell {
        let code: CloseCode
        let reason: String
    }

    let id: ConnectionID
    /// Valid until libwebsockets reports the socket as closed, when this object goes as well.
    let socket: OpaquePointer
    /// As long valid as the socket.
    let memory: UnsafeMutablePointer<SocketMemory>
    let isCompressed: Bool
    let budget: InboundBudget
    var assembly: MessageAssembly
    /// The close that the server wants, once what waits is written.
    var plan: Farewell?
    var hasSentClose = false
    /// The close that the peer wants, if it was the first to want one.
    var peerClose: Farewell?
    /// Bytes of the message given to libwebsockets of which the system has not taken all.
    var unflushedBytes = 0
    /// Whether reading waits for the session.
    var isPaused = false
    private let events: EventQueue
    private var pending: [OutboundMessage] = []
    private var nextIndex = 0
    private lazy var deflater = Deflater()

    init(
        id: ConnectionID,
        socket: OpaquePointer,
        memory: UnsafeMutablePointer<SocketMemory>,
        isCompressed: Bool,
        budget: InboundBudget,
        assembly: MessageAssembly,
        events: EventQueue
    ) {
        self.id = id
        self.socket = socket
        self.memory = memory
        self.isCompressed = isCompressed
        self.budget = budget
        self.assembly = assembly
        self.events = events
    }

    var hasPending: Bool { nextIndex < pending.count }

    /// Wakes the session with an event that its budget has already counted.
    func hand(over event: ConnectionEvent) {
        events.append(event)
        if case .closed = event { events.finish() }
    }

    /// The last event.
    var ending: ConnectionEvent {
        let last = plan ?? peerClose ?? Farewell(code: .abnormal, reason: "the connection was lost")
        return .closed(code: last.code, reason: last.reason)
    }

    func appendPending(_ messages: [OutboundMessage]) {
        if hasPending {
            pending.append(contentsOf: messages)
        } else {
            pending = messages
            nextIndex = 0
        }
    }

    func nextPending() -> OutboundMessage? {
        guard hasPending else { return nil }
        let message = pending[nextIndex]
        nextIndex += 1
        if !hasPending {
            pending = []
            nextIndex = 0
        }
        return message
    }

    func dropPending() {
        pending = []
        nextIndex = 0
    }

    /// Returns the message compressed, or nil where that is not possible or not worth it.
    func deflated(_ bytes: [UInt8], threshold: Int) -> [UInt8]? {
        guard isCompressed, bytes.count >= max(threshold, 1) else { return nil }
        return deflater?.deflate(bytes)
    }
}
