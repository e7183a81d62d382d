import SwiftSyntax
import ViewRuntime

/// `Task` and its sleep.
extension Lowering {
    /// `Task { … }`: the closure runs after the current action.
    ///
    /// A written-out `Task<Double, Never>` says what the closure gives, its `result`.
    func lowerTask(
        _ arguments: Arguments,
        _ call: some SyntaxProtocol,
        result: StaticType = .unknown
    ) -> Lowered {
        guard let closure = arguments.trailing.first?.expression ?? arguments.inside.last?.expression else {
            return failed("'Task' needs a closure", at: call)
        }
        let function = StaticType.FunctionType(parameters: [], result: result)
        let code = lower(closure, .function(function)).code
        let position = position(call)
        return Lowered(.native("Task"), position) { frame throws(Failure) in
            guard case .function(let body) = try code(frame) else { return .void }
            let handle = TaskHandle()
            handle.start(body, frame.machine)
            return .native(.task(handle))
        }
    }

    /// `Task.sleep(…)`: the function that waits for it goes on after a time; in a cancelled task it throws at once.
    func sleepCall(_ arguments: Arguments, at node: some SyntaxProtocol) -> Lowered {
        let duration = sleepDuration(arguments, at: node)
        if arguments.inside.first?.label != nil { noteThrowingCall(at: node) }
        noteWaitingCall(true, at: node)
        let position = position(node)
        return Lowered(.void, position) { frame throws(Failure) in
            let machine = frame.machine
            let seconds = try duration(frame).number ?? 0
            guard machine.context.requests.currentTask?.isCancelled == true else {
                machine.suspend()?.sleep(seconds, machine)
                return .void
            }
            if machine.tasks.allowsCancelledSleep() {
                throw machine.failure(throwing: machine.cancellation, at: position)
            }
            // Nobody would ever see the end of a task that sleeps on and on after it was cancelled.
            _ = machine.suspend()
            return .void
        }
    }

    /// The seconds that `Task.sleep(for:)` or `Task.sleep(nanoseconds:)` waits.
    func sleepDuration(_ arguments: Arguments, at node: some SyntaxProtocol) -> Code {
        guard let argument = arguments.inside.first else {
            error("'sleep' needs a duration. It takes: sleep(for:), sleep(nanoseconds:)", at: node)
            return { _ in .double(0) }
        }
        let isDuration = argument.label == "for" || argument.label == "until"
        // A number is taken as it is written; `.max` needs to be told what of.
        let isMember = implicitMemberName(argument.expression) != nil
        let type: StaticType = isDuration ? .native("Duration") : isMember ? .sized(.uint64) : .unknown
        let code = lower(argument.expression, type).code
        return { frame throws(Failure) in
            let value = try code(frame)
            if case .native(let box) = value, case .duration(let seconds) = box.native { return .double(seconds) }
            return .double((value.number ?? 0) / 1_000_000_000)
        }
    }
}
