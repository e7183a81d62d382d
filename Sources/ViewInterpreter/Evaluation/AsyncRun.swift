import ViewRuntime

/// Statements that may wait.
final class AsyncBlock {
    let statements: [AsyncStatement]

    init(statements: [AsyncStatement]) { self.statements = statements }
}

/// One statement of a function that waits.
indirect enum AsyncStatement {
    case step(Step)
    /// Waits for the seconds that the code gives.
    case sleep(Code)
    /// Calls a function that may itself wait, and keeps what it gives.
    case call(Code, (Frame, Value) -> Void)
    case branch((Frame) throws(Failure) -> Bool, AsyncBlock, AsyncBlock)
    case loop(id: Int, (Frame) throws(Failure) -> Bool, AsyncBlock, SourcePosition)
    case sequence([AsyncStatement])
    case catching(AsyncBlock, slot: Int, AsyncBlock)
}

/// A run of a function that waits: a stack of blocks and where each stands.
final class AsyncRun {
    private struct Level {
        var statements: [AsyncStatement]
        var next = 0
        /// The loop whose body this is, to be asked again at the end.
        var loop: (id: Int, condition: (Frame) throws(Failure) -> Bool, position: SourcePosition)?
        /// What catches errors thrown inside.
        var handler: (slot: Int, block: AsyncBlock)?
    }

    private let frame: Frame
    private var levels: [Level]
    /// The run that waits for this one, and what it does with the result.
    private var caller: (run: AsyncRun, keep: (Frame, Value) -> Void)?

    private init(_ block: AsyncBlock, _ frame: Frame) {
        self.frame = frame
        levels = [Level(statements: block.statements)]
    }

    /// Runs until the first sleep; the rest is left to the scene's clock.
    static func start(_ block: AsyncBlock, _ frame: Frame) throws(Failure) {
        let machine = frame.machine
        let run = AsyncRun(block, frame)
        if let caller = machine.startingCall {
            machine.startingCall = nil
            run.caller = caller
            caller.run.isWaiting = true
        }
        run.isStarting = true
        defer { run.isStarting = false }
        try run.resume()
    }

    private var isWaiting = false
    /// True until the first sleep: the caller is still on the stack then and goes on by itself.
    private var isStarting = false

    private func resume() throws(Failure) {
        while let level = levels.last {
            guard level.next < level.statements.count else {
                try finishLevel(level)
                continue
            }
            levels[levels.count - 1].next += 1
            do throws(Failure) {
                if try perform(level.statements[level.next]) { return }
            } catch {
                try handle(error)
            }
        }
        guard let caller else { return }
        caller.run.isWaiting = false
        if isStarting { return }
        caller.keep(caller.run.frame, frame.result)
        try caller.run.resume()
    }

    private func finishLevel(_ level: Level) throws(Failure) {
        if let loop = level.loop {
            try frame.machine.step(loop.position)
            if try loop.condition(frame) {
                levels[levels.count - 1].next = 0
                return
            }
        }
        levels.removeLast()
    }

    private func handle(_ failure: Failure) throws(Failure) {
        guard let thrown = frame.machine.thrown, let index = levels.lastIndex(where: { $0.handler != nil }),
            let handler = levels[index].handler
        else { throw failure }
        frame.machine.thrown = nil
        levels.removeSubrange(index...)
        frame.slots[handler.slot] = thrown
        levels.append(Level(statements: handler.block.statements))
    }

    /// Runs one statement; true if the run now waits.
    private func perform(_ statement: AsyncStatement) throws(Failure) -> Bool {
        switch statement {
        case .step(let step): return try follow(try step(frame))
        case .sleep(let duration):
            let seconds = try duration(frame).number ?? 0
            frame.machine.context.requests.sleeps.append(
                SleepRequest(duration: seconds, task: frame.machine.context.requests.currentTask) {
                    [self] context throws(Failure) in
                    try frame.machine.enter(context) { () throws(Failure) -> Void in try resume() }
                }
            )
            return true
        case .call(let code, let keep):
            frame.machine.startingCall = (self, keep)
            let value = try code(frame)
            frame.machine.startingCall = nil
            if isWaiting { return true }
            keep(frame, value)
            return false
        case .branch(let condition, let first, let second):
            levels.append(Level(statements: try condition(frame) ? first.statements : second.statements))
        case .loop(let id, let condition, let body, let position):
            guard try condition(frame) else { return false }
            levels.append(Level(statements: body.statements, loop: (id, condition, position)))
        case .sequence(let statements): levels.append(Level(statements: statements))
        case .catching(let body, let slot, let handler):
            levels.append(Level(statements: body.statements, handler: (slot, handler)))
        }
        return false
    }

    /// Goes where a plain statement says.
    private func follow(_ flow: Flow) throws(Failure) -> Bool {
        switch flow {
        case .next, .fallenThrough: return false
        case .returned: levels.removeAll()
        case .broken(let id):
            if let index = levels.lastIndex(where: { $0.loop?.id == id }) { levels.removeSubrange(index...) }
        case .continued(let id):
            if let index = levels.lastIndex(where: { $0.loop?.id == id }) {
                levels.removeSubrange((index + 1)...)
                levels[index].next = levels[index].statements.count
            }
        }
        return false
    }
}
