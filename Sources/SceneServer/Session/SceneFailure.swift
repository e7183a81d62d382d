package import FrameProtocol

/// Why a message could not be carried out; the last good scene stays.
package struct SceneFailure: Error, Equatable, Sendable {
    package var error: MessageError
    /// Where the program failed, if it did.
    package var source: SourceRecord?

    package init(_ error: MessageError, source: SourceRecord? = nil) {
        self.error = error
        self.source = source
    }

    package init(_ code: MessageError.Code, _ message: String) { self.init(MessageError(code, message)) }
}
