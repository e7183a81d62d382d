import SwiftSyntax
import ViewRuntime

extension Value {
    /// What `~=` says with this value as the pattern: ranges contain, everything else equals.
    func accepts(_ value: Value) -> Bool {
        switch (self, value) {
        case (.intRange(let lower, let upper), .int(let number)): number >= lower && number < upper
        case (.closedIntRange(let lower, let upper), .int(let number)): number >= lower && number <= upper
        case (.range(let range), _): range.contains(value)
        case (.intRange(let lower, let upper), .double(let number)): number >= Double(lower) && number < Double(upper)
        case (.closedIntRange(let lower, let upper), .double(let number)):
            number >= Double(lower) && number <= Double(upper)
        default: self == value
        }
    }
}

extension RangeValue {
    /// Says whether a value lies between the bounds.
    func contains(_ value: Value) -> Bool {
        if let lower, value.isOrdered(before: lower) { return false }
        guard let upper else { return true }
        return value.isOrdered(before: upper) || (isClosed && value == upper)
    }
}

extension Value {
    /// Says whether the value comes before another one: numbers, strings, and tuples of them.
    func isOrdered(before other: Value) -> Bool {
        switch (self, other) {
        case (.int(let a), .int(let b)): return a < b
        case (.sized, .sized), (.sized, .int), (.int, .sized): return (wideInteger ?? 0) < (other.wideInteger ?? 0)
        case (.string(let a), .string(let b)): return a < b
        case (.character(let a), .character(let b)): return a < b
        case (.character, .string), (.string, .character): return (text ?? "") < (other.text ?? "")
        case (.bool(let a), .bool(let b)): return !a && b
        case (.tuple(let a), .tuple(let b)):
            var comparison = NestedComparison()
            return comparison.isOrdered(a.values, before: b.values)
        case (.structure(let a), _): return a.type.customLess(self, other)
        case (.object(let a), _): return a.type.customLess(self, other)
        case (.enumeration(let a), .enumeration(let b)):
            if a.enumCase.type.hasCustomLess { return a.enumCase.type.customLess(self, other) }
            if a.enumCase === b.enumCase {
                var comparison = NestedComparison()
                return comparison.isOrdered(a.payload, before: b.payload)
            }
            return a.enumCase.index < b.enumCase.index
        case (.native(let a), .native(let b)):
            if case .dynamicTypeSize(let x) = a.native, case .dynamicTypeSize(let y) = b.native { return x < y }
            if case .angle(let x) = a.native, case .angle(let y) = b.native { return x < y }
            if case .duration(let x) = a.native, case .duration(let y) = b.native { return x < y }
            if case .decimal(let x) = a.native, case .decimal(let y) = b.native { return x < y }
            return false
        default:
            guard let a = number, let b = other.number else { return false }
            return a < b
        }
    }
}

extension TypeInfo {
    var hasCustomLess: Bool { !lookupStatic("<").isEmpty }

    /// What the program's own `<` says.
    func customLess(_ left: Value, _ right: Value) -> Bool {
        guard case .method(let code)? = lookupStatic("<").first else {
            guard conforms(to: "Strideable") else { return false }
            let distance = machine.unfailing { () throws(EvaluationFailure) in
                .double(try ProgramStride.distance(left, right, machine, position))
            }
            return (distance?.number ?? 0) > 0
        }
        let frame = machine.makeFrame(code, [left, right], .missing, [])
        return machine.unfailing { () throws(EvaluationFailure) in try machine.run(code, frame) }?.isTrue ?? false
    }
}

/// Tells at run time whether a value is of a type.
enum TypeTest {
    static func value(_ value: Value, is type: StaticType, _ program: Program) -> Bool {
        switch (type, value) {
        case (.unknown, _), (.generic, _): true
        case (.optional(let wrapped), _): value.isNull || Self.value(value.outOfOptional, is: wrapped, program)
        case (.sized(let kind), .sized(let number)): kind == number.kind
        case (.float, .float): true
        case (.array(let element), .slice(let slice)): slice.values.allSatisfy { Self.value($0, is: element, program) }
        case (.int, .int), (.double, .double), (.bool, .bool), (.string, .string), (.character, .character),
            (.void, .void):
            true
        case (.array(let element), .array(let values)): values.allSatisfy { Self.value($0, is: element, program) }
        case (.dictionary, .dictionary), (.set, .set), (.function, .function), (.tuple, .tuple): true
        case (.user(let id), _):
            value.typeInfo.map { $0.isKind(of: program.types[id]) && value.hasTypeArguments(id) } ?? false
        case (.native("View"), _): (try? value.asView(SourcePosition(line: 1, column: 1))) != nil
        case (.native(let name), .native(let box)): box.native.typeName == name
        case (.native("CGPoint"), .point), (.native("CGSize"), .size): true
        default: false
        }
    }
}

extension Value {
    /// The type of the program that the value is an instance of.
    var typeInfo: TypeInfo? {
        switch self {
        case .structure(let value): value.type
        case .object(let object): object.type
        case .enumeration(let value): value.enumCase.type
        default: nil
        }
    }
}
