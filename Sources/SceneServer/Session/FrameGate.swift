/// Decides when the next frame goes out to a client that may read slowly.
///
/// At most two frames are on their way. What happens meanwhile is not queued: once the client has taken what it was sent, it
/// gets the newest state. A pure state machine: each event returns what to do.
package struct FrameGate: Equatable, Sendable {
    /// What to do with a frame.
    package enum Action: Equatable, Sendable {
        case send
        case wait
    }

    /// Frames handed over and not known to be taken.
    package private(set) var inFlight = 0
    private var isDirty = false

    package static let limit = 2

    package init() {}

    /// The scene has changed.
    package mutating func contentChanged() -> Action {
        isDirty = true
        return sendIfPossible()
    }

    /// A frame was handed over.
    ///
    /// - Parameter waitingBytes: what the network had not taken of earlier messages at that moment.
    package mutating func frameSent(waitingBytes: Int) {
        inFlight = waitingBytes > 0 ? Self.limit : 1
        isDirty = false
    }

    /// The network has taken everything.
    package mutating func drained() -> Action {
        inFlight = 0
        return sendIfPossible()
    }

    private func sendIfPossible() -> Action { isDirty && inFlight < Self.limit ? .send : .wait }
}
