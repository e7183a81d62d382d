import ViewRuntime

/// Tasks, groups of tasks, streams and continuations.
extension BuiltinTable {
    mutating func addConcurrency() {
        addTasks()
        addTaskGroups()
        addStreams()
        addContinuations()
    }

    private mutating func addTasks() {
        member("Task", "value: T", isPure: false) { c throws(Failure) in
            try c.receiver.task?.value(c.machine, c.position) ?? .void
        }
        member("Task", "result: T", isPure: false) { c throws(Failure) in
            try c.receiver.task?.result(c.machine, c.position) ?? .void
        }
        member("Task", "isCancelled: Bool", isPure: false) { .bool($0.receiver.task?.task.isCancelled == true) }
        member("Task", "cancel()", isPure: false) { c in
            c.receiver.task?.cancel(c.machine)
            return .void
        }
        constant("Task", "isCancelled: Bool", isPure: false) { .bool($0.isTaskCancelled) }
        constant("Task", "checkCancellation()", isPure: false) { c throws(Failure) in
            if c.isTaskCancelled { throw c.machine.failure(throwing: c.machine.cancellation, at: c.position) }
            return .void
        }
        constant("Task", "yield()", isPure: false) { c in
            c.machine.suspend()?.schedule(.value(.void), c.machine)
            return .void
        }
        // What `withTaskCancellationHandler` of the library is made with; a task that is cancelled already hears of it at once.
        function("__onCancel(_ handler: () -> Void) -> Bool", isPure: false) { c throws(Failure) in
            let handler = try c.function(0)
            if c.isTaskCancelled { _ = try c.machine.call(handler, []) }
            let task = c.machine.tasks.handle(of: c.machine.context.requests.currentTask)
            task?.cancelHandlers.append(handler)
            return .bool(task != nil)
        }
        function("__endOnCancel(_ isKept: Bool)", isPure: false) { c in
            guard c.bool(0) == true else { return .void }
            _ = c.machine.tasks.handle(of: c.machine.context.requests.currentTask)?.cancelHandlers.popLast()
            return .void
        }
        options("TaskPriority", ["high", "medium", "low", "userInitiated", "utility", "background"])
        for name in ["run", "assumeIsolated"] {
            constant("MainActor", "\(name)(resultType: U = 0, body: () -> T) -> T", isPure: false) {
                c throws(Failure) in
                try c.callFunction(1, [])
            }
            constant("MainActor", "\(name)(_ body: () -> T) -> T", isPure: false) { c throws(Failure) in
                try c.callFunction(0, [])
            }
        }
    }

    private mutating func addTaskGroups() {
        let run: @Sendable (BuiltinCall) throws(Failure) -> Value = { c throws(Failure) in
            guard let body = c.arguments.indices.last, let waiter = c.machine.suspend() else {
                throw c.trap("a group of tasks is waited for with 'await'")
            }
            let (group, machine) = (TaskGroupValue(), c.machine)
            try AsyncRun.start(try c.function(body), [.native(.taskGroup(group))]) { outcome in
                if case .thrown = outcome { group.cancelAll(machine) }
                group.whenIdle(waiter, machine) { outcome }
            }
            return .void
        }
        for name in ["withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup"] {
            function("\(name)(of: T, returning: U = 0, body: (TaskGroup) -> Value) -> Value", isPure: false) {
                c throws(Failure) in try run(c)
            }
            function("\(name)(returning: U = 0, body: (TaskGroup) -> Value) -> Value", isPure: false) {
                c throws(Failure) in try run(c)
            }
        }
        for name in ["addTask", "addTaskUnlessCancelled"] {
            member("TaskGroup", "\(name)(priority: TaskPriority? = nil, operation: () -> T) -> Bool", isPure: false) {
                c throws(Failure) in
                guard let group = c.receiver.taskGroup else { return .bool(false) }
                if name == "addTaskUnlessCancelled", group.isCancelled { return .bool(false) }
                // A child is kept until its group ends: with this cost there are at most 30,000 of them.
                try c.machine.charge(400, c.position)
                group.add(try c.function(1), c.machine)
                return .bool(true)
            }
        }
        member("TaskGroup", "next() -> T?", isPure: false) { c throws(Failure) in
            try c.receiver.taskGroup?.next(c.machine, c.position) ?? .null
        }
        member("TaskGroup", "waitForAll()", isPure: false) { c in
            if let waiter = c.machine.suspend() { c.receiver.taskGroup?.whenAllEnded(waiter, c.machine) }
            return .void
        }
        member("TaskGroup", "cancelAll()", isPure: false) { c in
            c.receiver.taskGroup?.cancelAll(c.machine)
            return .void
        }
        member("TaskGroup", "isEmpty: Bool", isPure: false) { .bool($0.receiver.taskGroup?.isEmpty != false) }
        member("TaskGroup", "isCancelled: Bool", isPure: false) { .bool($0.receiver.taskGroup?.isCancelled == true) }
    }

    private mutating func addStreams() {
        for name in ["AsyncStream", "AsyncThrowingStream"] {
            let make: @Sendable (BuiltinCall, Int) throws(Failure) -> Value = { c, index throws(Failure) in
                let stream = StreamValue()
                _ = try c.callFunction(index, [.native(.streamContinuation(stream))])
                return .native(.stream(stream))
            }
            initializer("\(name)(_ build: (\(name).Continuation) -> Void) -> \(name)", isPure: false) {
                c throws(Failure) in try make(c, 0)
            }
            initializer(
                "\(name)(_ type: T, bufferingPolicy: U = 0, _ build: (\(name).Continuation) -> Void) -> \(name)",
                isPure: false
            ) { c throws(Failure) in try make(c, 2) }
            constant(
                name,
                "makeStream(of: T = 0, throwing: U = 0, bufferingPolicy: Value = 0) -> (stream: \(name), continuation: \(name).Continuation)",
                isPure: false
            ) { _ in
                let stream = StreamValue()
                return .tuple(
                    TupleValue(
                        [.native(.stream(stream)), .native(.streamContinuation(stream))],
                        labels: ["stream", "continuation"]
                    )
                )
            }
            member(name, "makeAsyncIterator() -> \(name)", isPure: false) { $0.receiver }
            member(name, "next() -> T?", isPure: false) { c throws(Failure) in
                try c.receiver.stream?.next(c.machine, c.position) ?? .null
            }
            addStreamContinuation("\(name).Continuation")
        }
    }

    private mutating func addStreamContinuation(_ type: String) {
        member(type, "yield(_ value: T)", isPure: false) { c throws(Failure) in
            // It may be kept until somebody asks for it.
            try c.machine.charge(16, c.position)
            c.receiver.stream?.yield(.value(c.arguments[0]), c.machine)
            return .void
        }
        member(type, "yield()", isPure: false) { c in
            c.receiver.stream?.yield(.value(.void), c.machine)
            return .void
        }
        member(type, "finish()", isPure: false) { c in
            c.receiver.stream?.finish(.value(.null), c.machine)
            return .void
        }
        member(type, "finish(throwing: Error?)", isPure: false) { c in
            let error = c.arguments[0]
            c.receiver.stream?.finish(error.isNull ? .value(.null) : .thrown(error), c.machine)
            return .void
        }
        member(type, "onTermination: T", isPure: false, set: { _, _ in }) { _ in .null }
    }

    private mutating func addContinuations() {
        for name in [
            "withCheckedContinuation", "withUnsafeContinuation", "withCheckedThrowingContinuation",
            "withUnsafeThrowingContinuation",
        ] {
            function("\(name)(_ body: (CheckedContinuation) -> Void) -> T", isPure: false) { c throws(Failure) in
                guard let waiter = c.machine.suspend() else {
                    throw c.trap("a continuation is waited for with 'await'")
                }
                return try c.callFunction(0, [.native(.continuation(waiter))])
            }
        }
        member("CheckedContinuation", "resume(returning: T)", isPure: false) { c in
            c.receiver.continuation?.schedule(.value(c.arguments[0]), c.machine)
            return .void
        }
        member("CheckedContinuation", "resume()", isPure: false) { c in
            c.receiver.continuation?.schedule(.value(.void), c.machine)
            return .void
        }
        member("CheckedContinuation", "resume(throwing: T)", isPure: false) { c in
            c.receiver.continuation?.schedule(.thrown(c.arguments[0]), c.machine)
            return .void
        }
        member("CheckedContinuation", "resume(with: Result)", isPure: false) { c in
            guard case .enumeration(let result) = c.arguments[0], let payload = result.payload.first else {
                return .void
            }
            let outcome: AsyncOutcome = result.enumCase.name == "success" ? .value(payload) : .thrown(payload)
            c.receiver.continuation?.schedule(outcome, c.machine)
            return .void
        }
    }
}

extension BuiltinCall {
    fileprivate var isTaskCancelled: Bool { machine.context.requests.currentTask?.isCancelled == true }
}

extension Machine {
    /// How a task ended, as the standard library's `Result`.
    func result(_ outcome: AsyncOutcome) -> Value {
        guard let info = types.first(where: { $0.isLibraryType("Result") }) else { return .void }
        let (name, payload): (String, Value) =
            switch outcome {
            case .value(let value): ("success", value)
            case .thrown(let error): ("failure", error)
            }
        guard let found = info.cases.first(where: { $0.name == name }) else { return .void }
        return .enumeration(EnumValue(enumCase: found, payload: [payload]))
    }
}

extension Value {
    private var asNative: Native? {
        if case .native(let box) = self { return box.native }
        return nil
    }

    fileprivate var task: TaskHandle? {
        if case .task(let handle)? = asNative { return handle }
        return nil
    }

    fileprivate var taskGroup: TaskGroupValue? {
        if case .taskGroup(let group)? = asNative { return group }
        return nil
    }

    fileprivate var stream: StreamValue? {
        switch asNative {
        case .stream(let stream)?, .streamContinuation(let stream)?: stream
        default: nil
        }
    }

    fileprivate var continuation: Suspension? {
        if case .continuation(let waiter)? = asNative { return waiter }
        return nil
    }
}
