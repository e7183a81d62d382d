/// Joins the pieces in which messages arrive: fragments, parts of fragments, compressed or not.
///
/// Knows no socket: every piece gives back what to do.
struct MessageAssembly {
    /// What libwebsockets says of a piece.
    struct Piece {
        /// Whether it ends its message.
        var isFinal: Bool
        var kind: MessageKind
        /// Whether its frame has the compression bit; counts for a message's first piece only.
        var isCompressed: Bool
        /// Bytes of the same frame still to come, as announced by the peer.
        var announcedBytes: Int
    }

    enum Action: Equatable {
        /// The message goes on.
        case wait
        case deliver([UInt8], MessageKind)
        /// The message ended and was over the limit.
        case reportOversized
        case fail(CloseCode, reason: String)
    }

    private enum Phase {
        case between
        case collecting
        /// Over the limit: count, inflate for the window's sake, and throw away.
        case discarding
    }

    private let limit: Int
    private let hardCap: Int
    private var phase = Phase.between
    private var kind = MessageKind.binary
    private var isCompressed = false
    private var bytes: [UInt8] = []
    /// Of the whole message so far, as received and inflated.
    private var receivedCount = 0
    private var inflatedCount = 0
    private var inflater: Inflater?

    /// - Parameters:
    ///   - limit: bytes of the largest message that is delivered.
    ///   - hardCap: bytes of the largest message that is read to its end.
    init(limit: Int, hardCap: Int) {
        self.limit = limit
        self.hardCap = hardCap
    }

    /// Takes the next piece.
    ///
    /// - Complexity: O(*n*) in the piece's size, inflated.
    mutating func receive(_ payload: UnsafeRawBufferPointer, _ piece: Piece) -> Action {
        if case .between = phase {
            phase = .collecting
            kind = piece.kind
            isCompressed = piece.isCompressed
            receivedCount = 0
            inflatedCount = 0
        }
        receivedCount += payload.count
        guard receivedCount + piece.announcedBytes <= hardCap else { return tooBig }
        guard isCompressed else {
            append(payload)
            return piece.isFinal ? finish() : .wait
        }
        return receiveCompressed(payload, isFinal: piece.isFinal)
    }

    private var tooBig: Action {
        .fail(.messageTooBig, reason: "a message may have \(limit) bytes")
    }

    private mutating func receiveCompressed(_ payload: UnsafeRawBufferPointer, isFinal: Bool) -> Action {
        if inflater == nil { inflater = Inflater() }
        guard let inflater else { return .fail(.internalError, reason: "out of memory") }
        let takes = { (chunk: UnsafeRawBufferPointer, assembly: inout MessageAssembly) -> Bool in
            assembly.append(chunk)
            return assembly.inflatedCount <= assembly.hardCap
        }
        var isSound = inflater.inflate(payload) { takes($0, &self) }
        if isSound, isFinal {
            isSound = Deflater.messageTail.withUnsafeBytes { tail in
                inflater.inflate(tail) { takes($0, &self) }
            }
        }
        guard inflatedCount <= hardCap else { return tooBig }
        guard isSound else { return .fail(.invalidPayload, reason: "not a deflated message") }
        return isFinal ? finish() : .wait
    }

    private mutating func append(_ chunk: UnsafeRawBufferPointer) {
        inflatedCount += chunk.count
        switch phase {
        case .between, .discarding:
            break
        case .collecting:
            guard inflatedCount <= limit else {
                phase = .discarding
                bytes = []
                return
            }
            bytes.append(contentsOf: chunk)
        }
    }

    private mutating func finish() -> Action {
        let wasDiscarding =
            switch phase {
            case .discarding: true
            case .between, .collecting: false
            }
        phase = .between
        guard !wasDiscarding else { return .reportOversized }
        let message = bytes
        bytes = []
        switch kind {
        case .binary:
            return .deliver(message, .binary)
        case .text:
            guard Self.isUTF8(message) else { return .fail(.invalidPayload, reason: "not UTF-8") }
            return .deliver(message, .text)
        }
    }

    /// - Complexity: O(*n*); copies nothing.
    static func isUTF8(_ bytes: [UInt8]) -> Bool {
        do {
            _ = try UTF8Span(validating: bytes.span)
            return true
        } catch {
            return false
        }
    }
}
