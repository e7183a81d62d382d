import ViewRuntime

/// A function that waits for the value of a call.
final class Suspension {
    private let run: AsyncRun
    private let call: AsyncCall
    private var task: ProgramTask?
    private var isOver = false
    private var isBegun = false
    /// What is to be done with what was called before its caller goes on.
    private var completions: [() throws(Failure) -> Void] = []

    init(_ run: AsyncRun, _ call: AsyncCall) {
        self.run = run
        self.call = call
    }

    fileprivate func begin(_ task: ProgramTask?) {
        self.task = task
        isBegun = true
        run.wait()
    }

    /// True as long as the function waits.
    var isOpen: Bool { isBegun && !isOver }

    /// Does something when the wait ends, before the function that waits goes on.
    func whenOver(_ work: @escaping () throws(Failure) -> Void) { completions.append(work) }

    /// Ends the wait without going on: the caller is still on the stack.
    func withdraw() {
        isOver = true
        run.withdraw()
    }

    /// Goes on at once; of several ends only the first counts.
    func deliver(_ outcome: AsyncOutcome) throws(Failure) {
        guard !isOver else { return }
        isOver = true
        for completion in completions { try completion() }
        try run.receive(outcome, call)
    }

    /// Goes on after a time, as the task that waits.
    func schedule(_ outcome: AsyncOutcome, after duration: Double = 0, _ machine: Machine) {
        let request = SleepRequest(duration: duration, task: task, isCancellable: true) {
            context throws(Failure) in
            try machine.enter(context) { () throws(Failure) -> Void in try self.deliver(outcome) }
        }
        machine.context.requests.sleeps.append(request)
    }

    /// Sleeps, unless the task that waits is cancelled before.
    func sleep(_ duration: Double, _ machine: Machine) {
        let task = task
        let request = SleepRequest(duration: duration, task: task, isCancellable: true) {
            context throws(Failure) in
            try machine.enter(context) { () throws(Failure) -> Void in
                machine.tasks.wake(task)
                try self.deliver(task?.isCancelled == true ? .thrown(machine.cancellation) : .value(.void))
            }
        }
        machine.tasks.sleep(task, self)
        machine.context.requests.sleeps.append(request)
    }
}

extension Machine {
    /// The function whose `await` is being evaluated, if the caller is to wait for what it calls; only the first call takes it.
    func suspend() -> Suspension? {
        guard let suspension = waiting else { return nil }
        waiting = nil
        suspension.begin(context.requests.currentTask)
        return suspension
    }

    /// What the program threw; a failure that it did not throw goes on.
    func takeThrown(_ failure: Failure) throws(Failure) -> Value {
        guard let thrown else { throw failure }
        self.thrown = nil
        return thrown
    }

    /// Notes that the program throws an error; the failure carries it to the nearest `catch`.
    func failure(throwing error: Value, at position: SourcePosition = SourcePosition(line: 1, column: 1)) -> Failure {
        thrown = error
        return trap("error \(error.description) is thrown and not caught", position)
    }

    /// The error that a cancelled task's wait throws.
    var cancellation: Value {
        guard let info = types.first(where: { $0.isLibraryType("CancellationError") }) else {
            return .native(.option(type: "CancellationError", name: "CancellationError()"))
        }
        return .structure(StructValue(type: info, fields: []))
    }
}
