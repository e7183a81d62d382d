import LayoutCore
import ViewRuntime

/// How many values one comparison may look at before it gives up and says "not the same".
struct IdentityBudget {
    private var remaining = 256

    /// Takes one comparison; false once the budget is used up.
    mutating func take() -> Bool {
        remaining -= 1
        return remaining >= 0
    }
}

/// How much of a value its hash takes in: enough to tell values apart, and never a walk through all of a large one.
private struct HashBudget {
    private var count = 0
    private var depth = 0

    var isUsedUp: Bool { count >= 1_000 }

    /// Takes one value, a level deeper; false where the hash ends.
    mutating func enter() -> Bool {
        guard !isUsedUp, depth < 32 else { return false }
        count += 1
        depth += 1
        return true
    }

    mutating func leave() { depth -= 1 }
}

extension Value: ProgramValue {
    func isEqual(to other: any ProgramValue) -> Bool {
        guard let other = other as? Value else { return false }
        return self == other || isSameAcrossEdits(other)
    }

    var printed: String { description }
}

extension Value: Hashable {
    /// The program's `==`: synthesised for structs and enums unless the program brings its own.
    static func == (left: Value, right: Value) -> Bool {
        switch (left, right) {
        case (.missing, .missing), (.void, .void), (.null, .null): return true
        case (.wrappedNull(let a), .wrappedNull(let b)): return a == b
        case (.int(let a), .int(let b)): return a == b
        case (.double(let a), .double(let b)): return a == b
        case (.int(let a), .double(let b)): return Double(a) == b
        case (.sized, .sized), (.sized, .int), (.int, .sized): return left.wideInteger == right.wideInteger
        case (.float(let a), .float(let b)): return a == b
        case (.double(let a), .int(let b)): return a == Double(b)
        case (.bool(let a), .bool(let b)): return a == b
        case (.string(let a), .string(let b)): return a == b
        case (.character(let a), .character(let b)): return a == b
        case (.string(let a), .character(let b)): return a == String(b)
        case (.character(let a), .string(let b)): return String(a) == b
        case (.array(let a), .array(let b)): return areEqual(a, b)
        case (.slice, .slice), (.slice, .array), (.array, .slice):
            return areEqual(left.elements ?? [], right.elements ?? [])
        case (.tuple(let a), .tuple(let b)): return areEqual(a.values, b.values)
        case (.intRange(let a, let b), .intRange(let c, let d)): return a == c && b == d
        case (.closedIntRange(let a, let b), .closedIntRange(let c, let d)): return a == c && b == d
        case (.point(let a), .point(let b)): return a == b
        case (.size(let a), .size(let b)): return a == b
        case (.structure(let a), .structure(let b)):
            return a.type === b.type && (a.type.customEquals(left, right) ?? areEqual(a.storedFields, b.storedFields))
        case (.enumeration(let a), .enumeration(let b)):
            return a.enumCase.type.customEquals(left, right)
                ?? (a.enumCase === b.enumCase && areEqual(a.payload, b.payload))
        case (.object(let a), .object(let b)):
            return a === b || (a.type.customEquals(left, right) ?? false)
        case (.slot(let a), .slot(let b)): return a === b
        case (.box(let a), .box(let b)): return a === b
        default: return equalsRarely(left, right)
        }
    }

    private static func areEqual(_ first: [Value], _ second: [Value]) -> Bool {
        var comparison = NestedComparison()
        return comparison.areEqual(first, second)
    }

    private static func equalsRarely(_ left: Value, _ right: Value) -> Bool {
        switch (left, right) {
        case (.dictionary(let a), .dictionary(let b)): a.count == b.count && a.keys.allSatisfy { a[$0] == b[$0] }
        case (.set(let a), .set(let b)): a.count == b.count && a.keys.allSatisfy(b.contains)
        case (.range(let a), .range(let b)): a.lower == b.lower && a.upper == b.upper && a.isClosed == b.isClosed
        case (.type(let a), .type(let b)): a.type == b.type
        case (.function(let a), .function(let b)): a.isSame(as: b)
        case (.binding(let a), .binding(let b)): a.isSame(as: b)
        case (.keyPath(let a), .keyPath(let b)): a.isSame(as: b)
        case (.view(let a), .view(let b)): a === b
        case (.native(let a), .native(let b)): a === b || a.native.isEqual(to: b.native)
        case (.native, _) where left.decimal != nil && right.number != nil,
            (_, .native) where right.decimal != nil && left.number != nil:
            left.asDecimal == right.asDecimal
        case (.float, _), (_, .float), (.sized, .double), (.double, .sized):
            left.number != nil && left.number == right.number
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        var budget = HashBudget()
        hash(into: &hasher, &budget)
    }

    /// Values that are equal are looked through in the same order, so they have the same hash however early it ends.
    private func hash(into hasher: inout Hasher, _ budget: inout HashBudget) {
        guard budget.enter() else { return }
        defer { budget.leave() }
        switch self {
        case .int(let value): hasher.combine(value)
        case .sized(let number):
            if let integer { hasher.combine(integer) } else { hasher.combine(number.value) }
        case .float(let value):
            if let integer = Int(exactly: value) { hasher.combine(integer) } else { hasher.combine(Double(value)) }
        case .double(let value):
            if let integer = Int(exactly: value) { hasher.combine(integer) } else { hasher.combine(value) }
        case .bool(let value): hasher.combine(value)
        case .string(let value): hasher.combine(value)
        case .character(let value): hasher.combine(String(value))
        case .array(let values): Self.hash(values, into: &hasher, &budget)
        case .slice: Self.hash(elements ?? [], into: &hasher, &budget)
        case .tuple(let tuple): Self.hash(tuple.values, into: &hasher, &budget)
        case .structure(let value):
            hasher.combine(value.type.id.index)
            if !value.type.hasCustomEquals { Self.hash(value.storedFields, into: &hasher, &budget) }
        case .enumeration(let value):
            hasher.combine(value.enumCase.index)
            if !value.enumCase.type.hasCustomEquals { Self.hash(value.payload, into: &hasher, &budget) }
        case .object(let object):
            if object.type.hasCustomEquals {
                hasher.combine(0)
            } else {
                hasher.combine(ObjectIdentifier(object))
            }
        case .intRange(let lower, let upper), .closedIntRange(let lower, let upper):
            hasher.combine(lower)
            hasher.combine(upper)
        case .dictionary(let table), .set(let table): hasher.combine(table.count)
        case .point(let point): hasher.combine(point)
        case .size(let size): hasher.combine(size)
        case .native(let box):
            guard case .decimal(let number) = box.native else { return hasher.combine(box.native.typeName) }
            // As the number of another type that is equal to it.
            Value.double(number.double).hash(into: &hasher, &budget)
        case .missing, .void, .null, .wrappedNull, .range, .function, .type, .binding, .keyPath, .box, .slot, .view:
            break
        }
    }

    private static func hash(_ values: [Value], into hasher: inout Hasher, _ budget: inout HashBudget) {
        hasher.combine(values.count)
        for value in values where !budget.isUsedUp { value.hash(into: &hasher, &budget) }
    }
}

extension Value {
    /// Says whether two captured values cannot be told apart; gives up, with `false`, on what is large.
    ///
    /// Unlike `==` it never runs the program's own code, and objects, state and bindings are compared by identity.
    func isIdentical(to other: Value, _ budget: inout IdentityBudget) -> Bool {
        guard budget.take() else { return false }
        switch (self, other) {
        case (.structure(let a), .structure(let b)):
            return a.type === b.type && a.fields.isIdentical(to: b.fields, &budget)
        case (.enumeration(let a), .enumeration(let b)):
            return a.enumCase === b.enumCase && a.payload.isIdentical(to: b.payload, &budget)
        case (.object(let a), .object(let b)): return a === b
        case (.array(let a), .array(let b)): return a.isIdentical(to: b, &budget)
        case (.tuple(let a), .tuple(let b)): return a.values.isIdentical(to: b.values, &budget)
        case (.dictionary(let a), .dictionary(let b)):
            return a.keys.isIdentical(to: b.keys, &budget) && a.values.isIdentical(to: b.values, &budget)
        case (.set(let a), .set(let b)): return a.keys.isIdentical(to: b.keys, &budget)
        case (.view(let a), .view(let b)): return a === b || a.view.isIdentical(to: b.view, &budget)
        case (.int, .double), (.double, .int), (.int, .sized), (.sized, .int), (.string, .character),
            (.character, .string):
            return false
        case (.double(let a), .double(let b)): return a.bitPattern == b.bitPattern
        default: return self == other
        }
    }

    /// The same for a `self` of which only some stored properties matter; `nil` means all of it.
    func isIdentical(to other: Value, fields: Set<Int>?, _ budget: inout IdentityBudget) -> Bool {
        guard let fields, case .structure(let a) = self, case .structure(let b) = other else {
            return isIdentical(to: other, &budget)
        }
        guard a.type === b.type else { return false }
        for index in fields {
            guard a.fields.indices.contains(index), b.fields.indices.contains(index),
                a.fields[index].isIdentical(to: b.fields[index], &budget)
            else { return false }
        }
        return true
    }
}

extension [Value] {
    func isIdentical(to other: [Value], _ budget: inout IdentityBudget) -> Bool {
        guard count == other.count else { return false }
        for (a, b) in zip(self, other) {
            if case .box(let left) = a, case .box(let right) = b, left === right { continue }
            if !a.isIdentical(to: b, &budget) { return false }
        }
        return true
    }
}

extension TypeInfo {
    /// True if the program brings its own `==`.
    var hasCustomEquals: Bool { !lookupStatic("==").isEmpty }

    /// What the program's own `==` says; `nil` without one, or if it fails.
    func customEquals(_ left: Value, _ right: Value) -> Bool? {
        guard case .method(let code)? = lookupStatic("==").first, !code.isRequirement else { return nil }
        let frame = machine.makeFrame(code, [left, right], .missing, [])
        let result = machine.unfailing { () throws(EvaluationFailure) in try machine.run(code, frame) }
        guard case .bool(let isEqual)? = result else { return nil }
        return isEqual
    }
}
