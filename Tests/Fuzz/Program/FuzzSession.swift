import Foundation
import SceneServer
import TextShaping
import ViewInterpreter
import WebSocketTransport

/// Sessions as the server makes them, on a thread of the same stack, but for smaller budgets.
struct FuzzSession: Sendable {
    private let environment: SessionEnvironment

    init() throws {
        var limits = SessionLimits()
        limits.program = ProgramLimits(steps: 100_000, collectionCount: 50_000, textBytes: 100_000)
        environment = SessionEnvironment(
            workers: WorkerPool(count: 1),
            presets: PresetLibrary([]),
            text: ShapedTextMeasurer(fonts: try FontCatalog()),
            limits: limits
        )
    }

    /// Sends messages to a new session, one after the other, and closes it.
    ///
    /// - Returns: All that the session sent.
    func answers(to messages: [[UInt8]], encoding: FrameEncoding) -> [Answer] {
        let output = AnswerList()
        let session = SceneSession(environment: environment, output: output, encoding: encoding)
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            await session.handle(all: messages)
            done.signal()
        }
        done.wait()
        return output.answers
    }

    struct Answer: Equatable {
        var bytes: [UInt8]
        var kind: MessageKind
    }
}

extension SceneSession {
    fileprivate func handle(all messages: [[UInt8]]) {
        for message in messages { handle(.message(message, kind: .text)) }
        end()
    }
}

/// What one session sent.
///
/// `@unchecked Sendable`: the session writes it, and it is read when the session is done.
private final class AnswerList: SessionOutput, @unchecked Sendable {
    private(set) var answers: [FuzzSession.Answer] = []

    func send(_ bytes: [UInt8], as kind: MessageKind) -> SendOutcome {
        answers.append(FuzzSession.Answer(bytes: bytes, kind: kind))
        return .accepted(waiting: 0)
    }
}
