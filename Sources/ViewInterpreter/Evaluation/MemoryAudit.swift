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
    ///   - limit: The most values that may be kept.
    /// - Throws: A failure at the declaration of what holds the most.
    mutating func check(_ steps: Int, limit: Int) throws(EvaluationFailure) {
        self.steps += steps
        guard self.steps >= max(Self.interval, held) || held > limit else { return }
        self.steps = 0
        slots = slots.filter { $0.value.slot != nil }
        var counter = ValueCounter(limit: limit * 2)
        var largest = (count: 0, name: "", position: SourcePosition(line: 1, column: 1))
        func take(_ count: Int, _ name: String, _ position: SourcePosition) {
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
    private let limit: Int
    private var seen: Set<ObjectIdentifier> = []

    init(limit: Int) { self.limit = limit }

    /// How many values there are that were not counted before; stops at the limit.
    mutating func count(_ value: Value) -> Int {
        let before = total
        var open = [value]
        while let next = open.popLast(), total < limit {
            total += 1
            add(next, to: &open)
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
