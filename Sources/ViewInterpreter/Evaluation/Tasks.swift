import ViewRuntime

/// A task of the program as a value: what `Task { … }` gives.
final class TaskHandle {
    let task = ProgramTask()
    private(set) var outcome: AsyncOutcome?
    private var waiters: [Suspension] = []
    /// Tasks that are cancelled with this one.
    var children: [TaskHandle] = []
    /// What the program wants to run at once when the task is cancelled, the outermost first.
    var cancelHandlers: [FunctionValue] = []
    /// Hears of the end.
    var onEnd: ((AsyncOutcome) -> Void)?

    /// Starts the function after the current action.
    func start(_ function: FunctionValue, _ machine: Machine) {
        machine.tasks.add(self)
        let request = SleepRequest(duration: 0, task: task, isCancellable: true) { context throws(Failure) in
            try machine.enter(context) { () throws(Failure) -> Void in
                try AsyncRun.start(function, []) { outcome throws(Failure) in self.end(outcome, machine) }
            }
        }
        machine.context.requests.sleeps.append(request)
    }

    private func end(_ outcome: AsyncOutcome, _ machine: Machine) {
        self.outcome = outcome
        machine.tasks.remove(self)
        for waiter in waiters { waiter.schedule(outcome, machine) }
        waiters = []
        onEnd?(outcome)
        onEnd = nil
    }

    /// The value, or what was thrown; until the task has ended the caller waits.
    func value(_ machine: Machine, _ position: SourcePosition) throws(Failure) -> Value {
        switch outcome {
        case .value(let value): return value
        case .thrown(let error): throw machine.failure(throwing: error, at: position)
        case nil:
            guard let waiter = machine.suspend() else {
                throw machine.trap("the value of a task is waited for with 'await'", position)
            }
            waiters.append(waiter)
            return .void
        }
    }

    /// The end as a `Result`; until then the caller waits.
    func result(_ machine: Machine, _ position: SourcePosition) throws(Failure) -> Value {
        if let outcome { return machine.result(outcome) }
        guard let waiter = machine.suspend() else {
            throw machine.trap("the result of a task is waited for with 'await'", position)
        }
        let earlier = onEnd
        onEnd = { outcome in
            earlier?(outcome)
            waiter.schedule(.value(machine.result(outcome)), machine)
        }
        return .void
    }

    func cancel(_ machine: Machine) {
        let handlers = task.isCancelled ? [] : cancelHandlers
        task.isCancelled = true
        for handler in handlers {
            _ = machine.unfailing { () throws(EvaluationFailure) in try machine.call(handler, []) }
        }
        machine.tasks.cancelSleep(of: task, machine)
        for child in children { child.cancel(machine) }
    }
}

/// The tasks of a program that have not ended.
final class TaskList {
    private var handles: [ObjectIdentifier: TaskHandle] = [:]
    private var sleepers: [ObjectIdentifier: Suspension] = [:]
    private var cancelledSleeps = 0
    /// How often tasks that are cancelled may begin to sleep: one that never looks would go on for ever.
    private static let mostCancelledSleeps = 1_000

    func add(_ handle: TaskHandle) { handles[ObjectIdentifier(handle.task)] = handle }

    func remove(_ handle: TaskHandle) { handles[ObjectIdentifier(handle.task)] = nil }

    func handle(of task: ProgramTask?) -> TaskHandle? { task.flatMap { handles[ObjectIdentifier($0)] } }

    func sleep(_ task: ProgramTask?, _ suspension: Suspension) {
        if let task { sleepers[ObjectIdentifier(task)] = suspension }
    }

    func wake(_ task: ProgramTask?) {
        if let task { sleepers[ObjectIdentifier(task)] = nil }
    }

    /// Ends the sleep of a task by an error.
    func cancelSleep(of task: ProgramTask, _ machine: Machine) {
        sleepers.removeValue(forKey: ObjectIdentifier(task))?.schedule(.thrown(machine.cancellation), machine)
    }

    /// Says whether a cancelled task may go on to a further sleep.
    func allowsCancelledSleep() -> Bool {
        cancelledSleeps += 1
        return cancelledSleeps <= Self.mostCancelledSleeps
    }

    func removeAll() {
        handles = [:]
        sleepers = [:]
    }
}

/// What waits to be taken, first in, first out.
private struct Queue<Element> {
    private var elements: [Element] = []
    private var taken = 0

    /// Those that have not been taken.
    var rest: ArraySlice<Element> { elements[taken...] }

    mutating func append(_ element: Element) { elements.append(element) }

    /// - Complexity: O(1) on average: those that were taken go once they are half of all.
    mutating func popFirst() -> Element? {
        guard taken < elements.count else { return nil }
        defer {
            taken += 1
            if taken * 2 >= elements.count {
                elements.removeFirst(taken)
                taken = 0
            }
        }
        return elements[taken]
    }
}

/// Values that come one after the other, waited for with `for await`.
final class StreamValue {
    private var buffer = Queue<AsyncOutcome>()
    private var end: AsyncOutcome?
    private var waiters = Queue<Suspension>()

    /// What was added and not yet taken.
    var waitingValues: [Value] {
        buffer.rest.map { outcome in
            switch outcome {
            case .value(let value), .thrown(let value): value
            }
        }
    }

    /// The first error among what was not taken.
    var firstFailure: AsyncOutcome? {
        buffer.rest.first { if case .thrown = $0 { true } else { false } }
    }

    /// Adds a value, or an error that ends nothing by itself.
    func yield(_ outcome: AsyncOutcome, _ machine: Machine) {
        guard end == nil else { return }
        guard let waiter = waiters.popFirst() else { return buffer.append(outcome) }
        if case .value(let value) = outcome {
            waiter.schedule(.value(value.inOptional), machine)
        } else {
            waiter.schedule(outcome, machine)
        }
    }

    /// Ends the values, by an error or, with `nil` as the value, without one.
    func finish(_ outcome: AsyncOutcome, _ machine: Machine) {
        guard end == nil else { return }
        end = outcome
        while let waiter = waiters.popFirst() { waiter.schedule(outcome, machine) }
    }

    /// The next value, or `nil` at the end; until there is one the caller waits.
    func next(_ machine: Machine, _ position: SourcePosition) throws(Failure) -> Value {
        switch buffer.popFirst() {
        case .value(let value)?: return value.inOptional
        case .thrown(let error)?: throw machine.failure(throwing: error, at: position)
        case nil: break
        }
        switch end {
        case .value?: return .null
        case .thrown(let error)?:
            end = .value(.null)
            throw machine.failure(throwing: error, at: position)
        case nil:
            guard let waiter = machine.suspend() else {
                throw machine.trap("the values of a stream are waited for with 'await'", position)
            }
            waiters.append(waiter)
            return .void
        }
    }
}

/// The children of `withTaskGroup`, whose values come in the order in which they end.
final class TaskGroupValue {
    private var children: [TaskHandle] = []
    private let ended = StreamValue()
    private var pending = 0
    private var taken = 0
    /// Who waits until all children have ended, and what for.
    private var idle: [(waiter: Suspension, outcome: () -> AsyncOutcome)] = []
    private(set) var isCancelled = false

    var isEmpty: Bool { taken == children.count }

    func add(_ function: FunctionValue, _ machine: Machine) {
        let child = TaskHandle()
        children.append(child)
        pending += 1
        machine.tasks.handle(of: machine.context.requests.currentTask)?.children.append(child)
        if isCancelled { child.task.isCancelled = true }
        child.onEnd = { [self] outcome in
            pending -= 1
            ended.yield(outcome, machine)
            guard pending == 0 else { return }
            for (waiter, outcome) in idle { waiter.schedule(outcome(), machine) }
            idle = []
        }
        child.start(function, machine)
    }

    /// The value of the child that ends next; `nil` once all are taken.
    func next(_ machine: Machine, _ position: SourcePosition) throws(Failure) -> Value {
        guard !isEmpty else { return .null }
        taken += 1
        return try ended.next(machine, position)
    }

    /// Lets somebody go on once all children have ended.
    func whenIdle(_ waiter: Suspension, _ machine: Machine, _ outcome: @escaping () -> AsyncOutcome) {
        taken = children.count
        if pending == 0 { waiter.schedule(outcome(), machine) } else { idle.append((waiter, outcome)) }
    }

    /// Lets somebody go on once all children have ended, with the error of the first that failed.
    func whenAllEnded(_ waiter: Suspension, _ machine: Machine) {
        whenIdle(waiter, machine) { [ended] in ended.firstFailure ?? .value(.void) }
    }

    func cancelAll(_ machine: Machine) {
        isCancelled = true
        for child in children where child.outcome == nil { child.cancel(machine) }
    }
}
