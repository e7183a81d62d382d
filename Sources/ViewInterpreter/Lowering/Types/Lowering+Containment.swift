import SwiftSyntax
import ViewRuntime

/// Structs and enums that contain themselves by value: no value of them has an end.
extension Lowering {
    /// Reports a type whose values would contain one another without end.
    func checkContainment(_ info: TypeInfo) {
        guard !info.position.isOutside else { return }
        if info.kind == .structure {
            for property in info.stored where isHeldInPlace(property) {
                var seen: Set<Int> = []
                guard holds(property.openType, info, &seen) else { continue }
                report(
                    .error,
                    "value type '\(info.name)' cannot have a stored property that recursively contains it",
                    at: property.position
                )
            }
        }
        var seen: Set<Int> = []
        if info.kind == .enumeration, holdsParts(of: info, info, &seen) {
            report(.error, "recursive enum '\(info.name)' is not marked 'indirect'", at: info.position)
        }
    }

    /// True for a property whose value stands in the struct itself, not in storage that a wrapper keeps elsewhere.
    private func isHeldInPlace(_ property: StoredProperty) -> Bool {
        if case .plain = property.storage { return property.wrapper == nil }
        return false
    }

    private func holds(_ type: StaticType, _ target: TypeInfo, _ seen: inout Set<Int>) -> Bool {
        switch type {
        case .optional(let wrapped): return holds(wrapped, target, &seen)
        case .tuple(let elements):
            for element in elements where holds(element.type, target, &seen) { return true }
            return false
        case .user(let id):
            let info = program.types[id]
            if info === target { return true }
            return seen.insert(id.index).inserted && holdsParts(of: info, target, &seen)
        default: return false
        }
    }

    private func holdsParts(of info: TypeInfo, _ target: TypeInfo, _ seen: inout Set<Int>) -> Bool {
        switch info.kind {
        case .structure:
            for property in info.stored where isHeldInPlace(property) && holds(property.openType, target, &seen) {
                return true
            }
        case .enumeration where !info.isIndirect:
            for parameter in info.cases.flatMap(\.parameters) where holds(parameter.type, target, &seen) { return true }
        default: break
        }
        return false
    }
}
