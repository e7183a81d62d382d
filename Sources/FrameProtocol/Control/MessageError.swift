/// Why a message was refused; the connection and the scene go on.
package struct MessageError: Error, Hashable, Sendable {
    /// What kind of refusal it is; the raw value goes over the wire as `code`.
    package enum Code: String, CaseIterable, Sendable {
        /// The text is not JSON.
        case malformedJSON
        /// The text is JSON, but not one object.
        case notAnObject
        /// A binary message, where only text is understood.
        case binaryMessage
        /// The message is longer than a message may be.
        case messageTooLarge
        case unknownType
        case missingField
        case wrongField
        /// A number that is infinite, not a number, or too large or small for a 64-bit floating-point number.
        case notFinite
        case unknownDevice
        case unknownPreset
        /// No scroll view has the id, or none scrolls on the axis.
        case unknownScrollView
        /// A message that needs a scene came before `open`.
        case notOpen
        case programTooLarge
        /// The program took more steps than one frame may take.
        case programTooSlow
        case programTooDeep
        case programTooMuchMemory
        /// The program stopped as Swift would have stopped it: an index out of range, an overflow, a missing value.
        case programTrapped
        /// The program needs something that cannot be run.
        case programUnsupported
        /// The program's text cannot be laid out anew: it has errors, or that took too long.
        case formatFailed
        /// The server has no program that lays out text.
        case formatUnavailable
        case timeBackwards
        /// The time is farther away than one message may move the clock.
        case timeTooFar
        /// `advance` on the real clock.
        case clockNotManual
        /// The client sends faster than what it asks for can be done.
        case tooManyMessages
        /// The server has as many scenes as it may hold.
        case serverFull
        /// The server is about to stop.
        case stopping
    }

    package var code: Code
    /// What is wrong, where, and what would be accepted.
    package var message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

/// A refusal together with the number of the message that it answers.
package struct RefusedMessage: Error, Hashable, Sendable {
    package var error: MessageError
    /// `nil` when the message had no number that could be read.
    package var id: MessageID?

    package init(error: MessageError, id: MessageID?) {
        self.error = error
        self.id = id
    }
}
