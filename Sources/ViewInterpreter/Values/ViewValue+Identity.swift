import ViewRuntime

extension ViewValue {
    /// Says whether two made views would show the same; gives up, with `false`, on kinds that are rarely captured.
    func isIdentical(to other: ViewValue, _ budget: inout IdentityBudget) -> Bool {
        guard budget.take(), source == other.source else { return false }
        switch (kind, other.kind) {
        case (.empty, .empty), (.divider, .divider): return true
        case (.text(let a), .text(let b)): return a == b
        case (.image(let a), .image(let b)): return a == b
        case (.style(let a), .style(let b)): return a == b
        case (.shape(let a), .shape(let b)): return a == b
        case (.spacer(let a), .spacer(let b)): return a == b
        case (.composite(let a), .composite(let b)): return a.isEquivalent(to: b)
        case (.forEach(let a), .forEach(let b)): return a.isEquivalent(to: b)
        case (.conditional(let a, let first), .conditional(let b, let second)):
            return a == b && first.isIdentical(to: second, &budget)
        case (.tuple(let a), .tuple(let b)):
            guard a.count == b.count else { return false }
            for (first, second) in zip(a, b) where !first.isIdentical(to: second, &budget) { return false }
            return true
        default: return false
        }
    }
}
