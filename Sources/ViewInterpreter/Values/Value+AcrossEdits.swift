/// What a scene remembers of a program that was edited since, compared with values of the edited program.
extension Value {
    /// Says whether a value that an earlier program gave is the same as one of this program: what they hold is compared, under
    /// types and cases of the same names.
    ///
    /// No code of either program runs: a type's own `==` can only make more values equal.
    ///
    /// - Complexity: O(*n*) in the parts of the values; O(1) for values of one program.
    func isSameAcrossEdits(_ other: Value) -> Bool {
        guard let mine = leadingType, let theirs = other.leadingType, mine !== theirs, mine.path == theirs.path else {
            return false
        }
        var budget = IdentityBudget()
        return hasSameParts(other, &budget)
    }

    /// The program's own type that the value, or the first thing in it, is of.
    var leadingType: TypeInfo? {
        switch self {
        case .structure, .enumeration, .object: typeInfo
        case .array(let values): values.first?.leadingType
        case .tuple(let tuple): tuple.values.lazy.compactMap(\.leadingType).first
        case .set(let table): table.keys.first?.leadingType
        case .dictionary(let table): table.keys.first?.leadingType ?? table.values.first?.leadingType
        default: nil
        }
    }

    private func hasSameParts(_ other: Value, _ budget: inout IdentityBudget) -> Bool {
        guard budget.take() else { return false }
        switch (self, other) {
        case (.structure(let a), .structure(let b)):
            return a.type.path == b.type.path && a.type.stored.map(\.name) == b.type.stored.map(\.name)
                && Self.haveSameParts(a.fields, b.fields, &budget)
        case (.enumeration(let a), .enumeration(let b)):
            return a.enumCase.type.path == b.enumCase.type.path && a.enumCase.name == b.enumCase.name
                && Self.haveSameParts(a.payload, b.payload, &budget)
        case (.array(let a), .array(let b)): return Self.haveSameParts(a, b, &budget)
        case (.tuple(let a), .tuple(let b)): return Self.haveSameParts(a.values, b.values, &budget)
        case (.set(let a), .set(let b)): return Self.haveSameParts(a.keys, b.keys, &budget)
        case (.dictionary(let a), .dictionary(let b)):
            return Self.haveSameParts(a.keys, b.keys, &budget) && Self.haveSameParts(a.values, b.values, &budget)
        default: return self == other
        }
    }

    private static func haveSameParts(_ first: [Value], _ second: [Value], _ budget: inout IdentityBudget) -> Bool {
        guard first.count == second.count else { return false }
        for (a, b) in zip(first, second) where !a.hasSameParts(b, &budget) { return false }
        return true
    }
}
