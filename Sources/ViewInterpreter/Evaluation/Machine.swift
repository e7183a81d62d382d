import ViewRuntime

/// A lowered expression: gives a value when it runs on a frame.
typealias Code = (Frame) throws(EvaluationFailure) -> Value

/// A lowered expression that gives a view.
typealias ViewCode = (Frame) throws(EvaluationFailure) -> ViewValue

/// A lowered statement.
typealias Step = (Frame) throws(EvaluationFailure) -> Flow

/// Where a statement goes on to.
enum Flow: Equatable {
    case next
    /// The function ends; its value is in the frame's `result`.
    case returned
    /// The loop or switch of this number ends.
    case broken(Int)
    /// The loop of this number goes on with its next round.
    case continued(Int)
    case fallenThrough
}

/// The variables of one call.
final class Frame {
    let machine: Machine
    let slots: LocalVariables
    /// `self`, in methods and in closures inside them.
    var selfValue: Value
    let captures: [Value]
    var result = Value.void

    init(machine: Machine, slots: consuming LocalVariables, selfValue: Value, captures: [Value]) {
        self.machine = machine
        self.slots = slots
        self.selfValue = selfValue
        self.captures = captures
    }

    /// Says whether a slot holds `true`; a slot that is not there does not.
    func isNoted(_ slot: Int?) -> Bool {
        guard let slot, slot < slots.count, case .bool(true) = slots[slot] else { return false }
        return true
    }
}

/// Runs lowered code within a budget of steps and depth.
final class Machine {
    /// Places that a warning of the run has named.
    var warnedPlaces: Set<SourcePosition> = []
    /// What the values of `@GestureState` were before a finger changed them.
    var gestureStarts: [ObjectIdentifier: Value] = [:]
    let limits: ProgramLimits
    private(set) var context: EvaluationContext
    private(set) var steps = 0
    /// Parts of a step that were counted and are no whole one yet.
    private var parts = 0
    /// How many steps the entry may take: those that one entry may, or what is left of those that a moment of the scene may.
    private var allowance: Int
    private var depth = 0
    /// How many entries run inside each other.
    private var entries = 0
    /// What the scene that last entered gave: code that layout or the comparison of values runs between entries counts as its own.
    private weak var lastContext: EvaluationContext?
    /// What went wrong where Swift lets nothing fail; ends the evaluation at its next step.
    private var heldFailure: EvaluationFailure?
    /// What the program threw, while a failure carries it to the nearest `catch`.
    var thrown: Value?
    /// Formats of dates whose formatters have been paid for.
    var usedFormats: Set<DateFormat> = []
    /// The function whose `await` is evaluated now, until what it calls takes it up.
    var waiting: Suspension?
    /// Tasks that have not ended.
    let tasks = TaskList()
    private var memory = MemoryAudit()
    private var identifiers = 0
    private var namespaces = 0
    /// What `print` wrote with a terminator that ends no line.
    private var openLine = ""
    private var preferenceKeys: [Int: ProgramPreferenceKey] = [:]
    /// What became of the objects that state of an earlier program holds, by their identity.
    var carriedObjects: [ObjectIdentifier: CarriedObject] = [:]
    /// The program's types, by their identifier.
    var types: [TypeInfo] = []

    init(limits: ProgramLimits) {
        self.limits = limits
        allowance = limits.steps
        context = EvaluationContext(
            tracker: DependencyTracker(),
            environment: EnvironmentValues(),
            requests: SceneRequests()
        )
    }

    /// Lets go of what the program left in it.
    func dismantle() {
        types = []
        preferenceKeys = [:]
        gestureStarts = [:]
        thrown = nil
        waiting = nil
        usedFormats = []
        tasks.removeAll()
        memory = MemoryAudit()
    }

    /// Runs `work` for a caller outside; an entry that is not inside another one starts with a fresh budget.
    func enter<Result>(
        _ context: EvaluationContext,
        _ work: () throws(EvaluationFailure) -> Result
    ) throws(EvaluationFailure) -> Result {
        let previous = self.context
        self.context = context
        entries += 1
        lastContext = context
        if depth == 0 {
            steps = 0
            parts = 0
            thrown = nil
            allowance = min(limits.steps, max(limits.momentSteps - context.requests.steps, 0))
        }
        let isOutermost = depth == 0
        defer {
            if isOutermost {
                flushLine()
                context.requests.steps += steps
            }
            self.context = previous
            entries -= 1
            if entries == 0 { heldFailure = nil }
        }
        let result = try work()
        if let heldFailure { throw heldFailure }
        if isOutermost { try memory.check(steps, limits) }
        return result
    }

    /// Runs code of the program where Swift lets nothing fail: a comparison, a description, an identity.
    ///
    /// What goes wrong in an evaluation ends it at its next step; outside of one, where the runtime compares values by itself, it
    /// is a warning.
    ///
    /// - Returns: `nil` if it went wrong.
    func unfailing(_ work: () throws(EvaluationFailure) -> Value) -> Value? {
        do throws(EvaluationFailure) {
            return entries > 0 ? try work() : try enter(lastContext ?? context, work)
        } catch {
            hold(error)
            return nil
        }
    }

    private func hold(_ failure: EvaluationFailure) {
        if entries > 0 {
            if heldFailure == nil { heldFailure = failure }
            allowance = -1
        } else if warnedPlaces.insert(failure.position).inserted {
            let warning = RuntimeWarning(message: failure.message, position: failure.position)
            lastContext?.requests.warnings.append(warning)
        }
    }

    /// Sets a property that the runtime keeps.
    func write(_ value: Value, to slot: StateSlot) {
        slot.write(value, context.tracker, isChanged: isChanged(slot, by: value))
        memory.note(slot)
    }

    /// Sets a global or static variable.
    func write(_ value: Value, to variable: GlobalVariable) {
        variable.value = value
        memory.note(variable)
    }

    /// Writes what `print` writes: a line that no terminator has ended goes on with the next call.
    func print(_ text: String, terminator: String) {
        openLine += text + terminator
        guard openLine.hasSuffix("\n") else { return }
        context.requests.printed.append(String(openLine.dropLast()))
        openLine = ""
    }

    /// Gives out a line that nothing ended before the run was over.
    private func flushLine() {
        guard !openLine.isEmpty else { return }
        context.requests.printed.append(openLine)
        openLine = ""
    }

    /// Counts a step of work, or several at once.
    ///
    /// - Throws: A failure that tells the line, once the entry has taken more steps than the limit.
    @inline(__always)
    func step(_ position: @autoclosure () -> SourcePosition, by count: Int = 1) throws(EvaluationFailure) {
        steps &+= count
        if steps > allowance { throw tooManySteps(position()) }
    }

    /// Counts work in parts of a step: what stands in a block.
    func work(_ count: Int, _ position: SourcePosition) throws(EvaluationFailure) {
        parts &+= count
        guard parts >= BlockWork.partsOfAStep else { return }
        steps &+= parts / BlockWork.partsOfAStep
        parts %= BlockWork.partsOfAStep
        if steps > allowance { throw tooManySteps(position) }
    }

    private func tooManySteps(_ position: SourcePosition) -> EvaluationFailure {
        if let heldFailure { return heldFailure }
        let words =
            allowance < limits.steps
            ? "\(limits.momentSteps) steps in all at one moment of the scene, up to here"
            : "\(limits.steps) steps without coming to an end here"
        return EvaluationFailure(reason: .tooManySteps, message: "the program ran \(words)", position: position)
    }

    /// Counts work that a built-in function does by itself, such as filling an array.
    func charge(_ count: Int, _ position: SourcePosition) throws(EvaluationFailure) {
        try checkElements(count, position)
        steps &+= max(count, 0)
        if steps > allowance { throw tooManySteps(position) }
    }

    /// Counts work that holds nothing: so many steps.
    func charge(steps more: Int, _ position: SourcePosition) throws(EvaluationFailure) {
        steps &+= max(more, 0)
        if steps > allowance { throw tooManySteps(position) }
    }

    /// Counts work where nothing can fail; the next step of the program tells if it was too much.
    func count(steps more: Int) { steps &+= more }

    /// Counts the making of a text.
    ///
    /// - Throws: A failure that tells the line, once the text is longer than the limit.
    func chargeText(_ byteCount: Int, _ position: SourcePosition) throws(EvaluationFailure) {
        try checkText(byteCount, position)
        steps &+= max(byteCount, 0) / 64
        if steps > allowance { throw tooManySteps(position) }
    }

    /// Calls a function with as many arguments as it has parameters.
    func call(_ function: FunctionValue, _ arguments: [Value]) throws(EvaluationFailure) -> Value {
        if let native = function.native { return try native(self, arguments) }
        if arguments.count == 1, function.code.parameters.count > 1, case .tuple(let tuple) = arguments[0] {
            // A closure of several parameters takes a pair apart.
            let frame = makeFrame(function.code, tuple.values, function.selfValue, function.captures)
            return try run(function.code, frame)
        }
        let frame = makeFrame(function.code, arguments, function.selfValue, function.captures)
        return try run(function.code, frame)
    }

    /// Makes the frame of a call.
    func makeFrame(
        _ code: FunctionCode,
        _ arguments: consuming [Value],
        _ selfValue: Value,
        _ captures: [Value]
    ) -> Frame {
        let slots = LocalVariables(arguments, count: code.slotCount)
        return Frame(machine: self, slots: slots, selfValue: selfValue, captures: captures)
    }

    /// Runs a function's body on its frame.
    func run(_ code: FunctionCode, _ frame: Frame) throws(EvaluationFailure) -> Value {
        try run(code, frame, code.body)
    }

    /// Runs an expression that stands outside of functions, such as a first value or a default argument, as a call: it may come
    /// back to itself as a function may.
    func run(_ code: FunctionCode, _ frame: Frame, _ expression: Code) throws(EvaluationFailure) -> Value {
        try step(code.position)
        depth += 1
        defer { depth -= 1 }
        if depth > limits.depth {
            throw EvaluationFailure(
                reason: .tooDeep,
                message: "'\(code.name)' is called more than \(limits.depth) levels deep",
                position: code.position
            )
        }
        do throws(EvaluationFailure) {
            return try expression(frame)
        } catch {
            throw error.placed(at: code.position)
        }
    }

    /// An identifier in the form of a UUID; the same run gives the same ones.
    func nextIdentifier() -> String {
        identifiers += 1
        let digits = String(identifiers, radix: 16, uppercase: true)
        return "00000000-0000-4000-8000-" + String(repeating: "0", count: max(12 - digits.count, 0)) + digits
    }

    /// A namespace that is no other one, printed as SwiftUI prints its own.
    func nextNamespace() -> Value {
        namespaces += 1
        return .native(.option(type: "Namespace.ID", name: "ID(id: \(namespaces))"))
    }

    /// The definition of a preference key, one for each type.
    func preferenceKey(_ id: Int) -> ProgramPreferenceKey {
        if let known = preferenceKeys[id] { return known }
        let key = ProgramPreferenceKey(types[id], self)
        preferenceKeys[id] = key
        return key
    }

    /// A trap of the program.
    func trap(_ message: String, _ position: SourcePosition) -> EvaluationFailure {
        EvaluationFailure(reason: .trap, message: message, position: position)
    }
}

/// What a program may use.
package struct ProgramLimits: Equatable, Sendable {
    /// The longest source, in bytes.
    package var sourceBytes: Int
    /// Brackets inside brackets.
    package var nesting: Int
    /// Links of one chain of members and calls.
    package var chainLinks: Int
    /// Operators in one expression.
    package var operators: Int
    /// Steps of one evaluation: calls and rounds of loops.
    package var steps: Int
    /// Steps that all entries of one moment of a scene may take: of what follows from a message, or from time that passes once.
    package var momentSteps: Int
    /// Calls inside calls.
    package var depth: Int
    /// Elements of one collection.
    package var collectionCount: Int
    /// UTF-8 bytes of one text.
    package var textBytes: Int
    /// Values that a scene keeps in its state from one evaluation to the next; 32 bytes of text count as one.
    package var keptValues: Int
    /// Values inside values that a scene keeps: what is let go of is let go of by as many calls inside calls.
    package var keptLevels: Int

    package init(
        sourceBytes: Int = 256 * 1024,
        nesting: Int = 200,
        chainLinks: Int = 2_000,
        operators: Int = 1_000,
        steps: Int = 12_000_000,
        momentSteps: Int = 24_000_000,
        depth: Int = 1_000,
        collectionCount: Int = 4_000_000,
        textBytes: Int = 4_000_000,
        keptValues: Int = 8_000_000,
        keptLevels: Int = 1_000_000
    ) {
        self.sourceBytes = sourceBytes
        self.nesting = nesting
        self.chainLinks = chainLinks
        self.operators = operators
        self.steps = steps
        self.momentSteps = momentSteps
        self.depth = depth
        self.collectionCount = collectionCount
        self.textBytes = textBytes
        self.keptValues = keptValues
        self.keptLevels = keptLevels
    }
}
