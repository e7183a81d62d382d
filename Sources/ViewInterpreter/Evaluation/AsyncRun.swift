import ViewRuntime

/// Statements that may wait.
final class AsyncBlock {
    let statements: [AsyncStatement]

    init(statements: [AsyncStatement]) { self.statements = statements }
}

/// A call that may wait, and what is done with its value.
struct AsyncCall {
    let code: Code
    let keep: (Frame, Value) -> Void
    /// True under `try?`: an error that is thrown counts as `nil`.
    var isOptional = false
}

/// One statement of a function that waits.
indirect enum AsyncStatement {
    case step(Step)
    case call(AsyncCall)
    case branch(Condition, AsyncBlock, AsyncBlock)
    case loop(id: Int, Condition, AsyncBlock, SourcePosition)
    case sequence([AsyncStatement])
    /// A block of its own, at whose end its `defer` statements run.
    case block(AsyncBlock)
    /// Statements that run when the block around is left.
    case deferred([Step])
    /// The number of the case that runs; none for no case.
    case choice(id: Int, (Frame) throws(Failure) -> Int?, [AsyncBlock])
    case catching(AsyncBlock, [(match: Match, body: AsyncBlock)])
}

/// How something that was waited for ended.
enum AsyncOutcome {
    case value(Value)
    /// What the program threw.
    case thrown(Value)
}

/// A run of a function that waits: a stack of blocks and where each stands.
final class AsyncRun {
    private struct Level {
        var statements: [AsyncStatement]
        var next = 0
        /// The loop or switch whose body this is, for jumps.
        var target: Int?
        /// For the body of a loop: asked again at its end.
        var loop: (condition: Condition, position: SourcePosition)?
        /// What catches errors thrown inside.
        var handlers: [(match: Match, body: AsyncBlock)] = []
        /// The cases after the one that runs, for `fallthrough`.
        var rest: ArraySlice<AsyncBlock> = []
        /// True for a level that has statements of the block around it.
        var isPart = false
        var deferred: [[Step]] = []
    }

    private let frame: Frame
    private var levels: [Level]
    private(set) var isFinished = false
    private var isWaiting = false
    /// Who hears of the end, if it comes after the start has returned.
    private var completion: ((AsyncOutcome) throws(Failure) -> Void)?

    private init(_ block: AsyncBlock, _ frame: Frame) {
        self.frame = frame
        levels = [Level(statements: block.statements)]
    }

    /// Runs until the first wait; the rest is left to what is waited for.
    ///
    /// A caller that waits goes on with the frame's result: at once if the function has come to its end, else later.
    static func start(_ block: AsyncBlock, _ frame: Frame) throws(Failure) {
        let caller = frame.machine.suspend()
        let run = AsyncRun(block, frame)
        do throws(Failure) {
            try run.advance()
        } catch {
            caller?.withdraw()
            throw error
        }
        if run.isFinished {
            caller?.withdraw()
        } else if let caller {
            run.completion = { outcome throws(Failure) in try caller.deliver(outcome) }
        }
    }

    /// Calls a function, and tells how it ended: before this returns if it does not wait.
    static func start(
        _ function: FunctionValue,
        _ arguments: [Value],
        _ completion: @escaping (AsyncOutcome) throws(Failure) -> Void
    ) throws(Failure) {
        let machine = function.machine
        guard function.native == nil, let block = function.code.asyncBody else {
            let value: Value
            do throws(Failure) {
                value = try machine.call(function, arguments)
            } catch {
                return try completion(.thrown(try machine.takeThrown(error)))
            }
            return try completion(.value(value))
        }
        let run = AsyncRun(
            block,
            machine.makeFrame(function.code, arguments, function.selfValue, function.captures)
        )
        run.completion = completion
        try run.proceed { () throws(Failure) in try run.advance() }
    }

    /// Goes on with what was waited for.
    func receive(_ outcome: AsyncOutcome, _ call: AsyncCall) throws(Failure) {
        isWaiting = false
        try proceed { () throws(Failure) in
            switch outcome {
            case .value(let value): call.keep(frame, value)
            case .thrown where call.isOptional: call.keep(frame, .null)
            case .thrown(let error): try handle(frame.machine.failure(throwing: error))
            }
            try advance()
        }
    }

    func wait() { isWaiting = true }
    func withdraw() { isWaiting = false }

    /// Runs a part, and tells who waits of the end.
    private func proceed(_ part: () throws(Failure) -> Void) throws(Failure) {
        do throws(Failure) {
            try part()
        } catch {
            levels = []
            isFinished = true
            guard let completion else { throw error }
            return try completion(.thrown(try frame.machine.takeThrown(error)))
        }
        if isFinished { try completion?(.value(frame.result)) }
    }

    private func advance() throws(Failure) {
        while let level = levels.last {
            do throws(Failure) {
                if level.next < level.statements.count {
                    levels[levels.count - 1].next += 1
                    try perform(level.statements[level.next])
                } else {
                    try finishLevel(level)
                }
            } catch {
                try handle(error)
            }
            if isWaiting { return }
        }
        isFinished = true
    }

    private func finishLevel(_ level: Level) throws(Failure) {
        guard let loop = level.loop else { return try leave() }
        try runDeferred()
        try frame.machine.step(loop.position)
        if try loop.condition(frame) {
            levels[levels.count - 1].next = 0
        } else {
            levels.removeLast()
        }
    }

    /// Leaves the innermost block.
    private func leave() throws(Failure) {
        try runDeferred()
        levels.removeLast()
    }

    private func runDeferred() throws(Failure) {
        guard let index = levels.indices.last, !levels[index].deferred.isEmpty else { return }
        let deferred = levels[index].deferred
        levels[index].deferred = []
        let result = frame.result
        for steps in deferred.reversed() { _ = try Lowering.run(steps, frame) }
        frame.result = result
    }

    /// Leaves blocks until one catches the error.
    private func handle(_ failure: Failure) throws(Failure) {
        guard let thrown = frame.machine.thrown else { throw failure }
        frame.machine.thrown = nil
        while let level = levels.last {
            try leave()
            for handler in level.handlers where try handler.match(frame, thrown) {
                levels.append(Level(statements: handler.body.statements))
                return
            }
        }
        frame.machine.thrown = thrown
        throw failure
    }

    private func perform(_ statement: AsyncStatement) throws(Failure) {
        switch statement {
        case .step(let step): try follow(try step(frame))
        case .call(let call): try perform(call)
        case .branch(let condition, let first, let second):
            levels.append(Level(statements: try condition(frame) ? first.statements : second.statements))
        case .loop(let id, let condition, let body, let position):
            guard try condition(frame) else { return }
            levels.append(Level(statements: body.statements, target: id, loop: (condition, position)))
        case .sequence(let statements): levels.append(Level(statements: statements, isPart: true))
        case .block(let block): levels.append(Level(statements: block.statements))
        case .deferred(let steps):
            guard let index = levels.lastIndex(where: { !$0.isPart }) else { return }
            levels[index].deferred.append(steps)
        case .choice(let id, let choose, let blocks):
            guard let index = try choose(frame) else { return }
            levels.append(Level(statements: blocks[index].statements, target: id, rest: blocks[(index + 1)...]))
        case .catching(let body, let handlers):
            levels.append(Level(statements: body.statements, handlers: handlers))
        }
    }

    private func perform(_ call: AsyncCall) throws(Failure) {
        let machine = frame.machine
        machine.waiting = Suspension(self, call)
        let value: Value
        do throws(Failure) {
            value = try call.code(frame)
        } catch {
            machine.waiting = nil
            guard call.isOptional, machine.thrown != nil else { throw error }
            machine.thrown = nil
            return call.keep(frame, .null)
        }
        machine.waiting = nil
        if !isWaiting { call.keep(frame, value) }
    }

    /// Goes where a plain statement says.
    private func follow(_ flow: Flow) throws(Failure) {
        switch flow {
        case .next: return
        case .returned: while !levels.isEmpty { try leave() }
        case .fallenThrough:
            while let level = levels.last, level.rest.isEmpty { try leave() }
            guard let level = levels.last, let next = level.rest.first else { return }
            try leave()
            levels.append(Level(statements: next.statements, target: level.target, rest: level.rest.dropFirst()))
        case .broken(let id):
            while let level = levels.last {
                try leave()
                if level.target == id { return }
            }
        case .continued(let id):
            while let level = levels.last, level.target != id { try leave() }
            if let index = levels.indices.last { levels[index].next = levels[index].statements.count }
        }
    }
}
