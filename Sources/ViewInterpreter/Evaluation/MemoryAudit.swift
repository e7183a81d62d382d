import ViewRuntime

/// What a program keeps from one evaluation to the next, so that it cannot grow without end a little at a time.
///
/// Whoever makes values takes steps for it. What is kept is counted again only once as many steps were taken as it held last time,
/// so that counting costs no more than the work that made it necessary.
struct MemoryAudit {
    private struct Kept {
        weak var slot: StateSlot?
    }

    /// State that the program has written, by its identity.
    private var slots: [ObjectIdentifier: Kept] = [:]
    private var variables: [ObjectIdentifier: GlobalVariable] = [:]
    private var steps = 0
    private var held = 0
    /// Steps after which it is counted at the earliest.
    private static let interval = 1_000_000

    mutating func note(_ slot: StateSlot) { slots[ObjectIdentifier(slot)] = Kept(slot: slot) }

    mutating func note(_ variable: GlobalVariable) { variables[ObjectIdentifier(variable)] = variable }

    /// Counts what is kept, if enough has been done since the last time.
    ///
    /// - Parameters:
    ///   - steps: The steps of the evaluation that has ended.
    ///   - limits: How many values may be kept, and how many levels of them.
    /// - Throws: A failure at the declaration of what holds the most.
    mutating func check(_ steps: Int, _ limits: ProgramLimits) throws(EvaluationFailure) {
        self.steps += steps
        let limit = limits.keptValues
        guard self.steps >= max(Self.interval, held) || held > limit else { return }
        self.steps = 0
        slots = slots.filter { $0.value.slot != nil }
        var counter = ValueCounter(limit: limit * 2, mostLevels: limits.keptLevels)
        var largest = (count: 0, name: "", position: SourcePosition(line: 1, column: 1))
        var deepest = SourcePosition(line: 1, column: 1)
        func take(_ count: Int, _ name: String, _ position: SourcePosition) {
            if counter.isTooDeep, deepest.line == 1 { deepest = position }
            let other = (largest.count, position.line, position.column, largest.position.line, largest.position.column)
            // Which one is named must not hang on the order of a dictionary.
            if count > other.0 || (count == other.0 && (other.1, other.2) < (other.3, other.4)) {
                largest = (count, name, position)
            }
        }
        for kept in slots.values {
            guard let slot = kept.slot, let value = slot.peeked as? Value else { continue }
            take(counter.count(value), slot.name, slot.position)
        }
        for variable in variables.values {
            if let value = variable.value { take(counter.count(value), variable.name, variable.position) }
        }
        held = counter.total
        if counter.isTooDeep {
            throw EvaluationFailure(
                reason: .tooDeep,
                message: "the program keeps values that are nested more than \(limits.keptLevels) levels deep",
                position: deepest
            )
        }
        guard held > limit else { return }
        throw EvaluationFailure(
            reason: .tooMuchMemory,
            message: "the program keeps more than \(limit) values, most of them in '\(largest.name)'",
            position: largest.position
        )
    }
}

/// Counts the values that a value holds, each shared one once.
private struct ValueCounter {
    private(set) var total = 0
    /// True once a value was nested deeper than any may be.
    private(set) var isTooDeep = false
    private let limit: Int
    private let mostLevels: Int
    private var seen: Set<ObjectIdentifier> = []

    init(limit: Int, mostLevels: Int) {
        self.limit = limit
        self.mostLevels = mostLevels
    }

    /// How many values there are that were not counted before; stops at the limit.
    mutating func count(_ value: Value) -> Int {
        let before = total
        var open = [value]
        // Where the values inside of each value end that is open, so that their number is the level.
        var ends: [Int] = []
        while let next = open.popLast(), total < limit {
            while let end = ends.last, open.count < end { ends.removeLast() }
            total += 1
            let count = open.count
            add(next, to: &open)
            guard open.count > count else { continue }
            ends.append(count)
            if ends.count > mostLevels { isTooDeep = true }
        }
        return total - before
    }

    private mutating func add(_ value: Value, to open: inout [Value]) {
        switch value {
        case .string(let text): total += text.utf8.count / 32
        case .array(let values): open += values
        case .slice(let slice): if isNew(slice) { open += slice.values }
        case .dictionary(let table): open += table.keys + table.values
        case .set(let table): open += table.keys
        case .tuple(let tuple): open += tuple.values
        case .structure(let structure): open += structure.fields
        case .enumeration(let item): open += item.payload
        case .object(let object): if isNew(object) { open += object.fields }
        case .box(let box): if isNew(box) { open.append(box.value) }
        case .slot(let slot): if isNew(slot), let value = slot.peeked as? Value { open.append(value) }
        case .function(let function): if isNew(function) { open += function.captures + [function.selfValue] }
        case .native(let box): add(box.native, to: &open)
        default: return
        }
    }

    private mutating func add(_ native: Native, to open: inout [Value]) {
        switch native {
        case .stream(let stream): if isNew(stream) { open += stream.waitingValues }
        case .path(let path): total += path.elements.count
        default: return
        }
    }

    private mutating func isNew(_ object: AnyObject) -> Bool { seen.insert(ObjectIdentifier(object)).inserted }
}
