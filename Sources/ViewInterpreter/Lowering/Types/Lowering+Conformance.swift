import SwiftSyntax
import ViewRuntime

/// What built-in functions, modifiers and collections ask the types of the program to conform to.
extension Lowering {
    /// What methods of sequences ask of the elements, by name and labels, with the protocol that declares the method.
    private static let elementRequirements: [String: (conformance: String, owner: String)] = [
        "sorted()": ("Comparable", "Sequence"), "sort()": ("Comparable", "MutableCollection"),
        "min()": ("Comparable", "Sequence"), "max()": ("Comparable", "Sequence"),
        "contains(_:)": ("Equatable", "Sequence"), "firstIndex(of:)": ("Equatable", "Collection"),
        "lastIndex(of:)": ("Equatable", "BidirectionalCollection"),
    ]

    /// What modifiers ask of the argument with a label, and of the first one where there is none.
    private static let argumentRequirements: [String: (label: String?, conformance: String)] = [
        "onChange": ("of", "Equatable"), "animation": ("value", "Equatable"),
        "sensoryFeedback": ("trigger", "Equatable"),
        "task": ("id", "Equatable"), "id": (nil, "Hashable"), "tag": (nil, "Hashable"),
    ]

    /// Reports a call of something built in on values, or with values, that do not conform to what it asks for.
    func checkConformance(
        _ name: String,
        _ overload: Overload,
        _ receiver: Receiver,
        _ arguments: [Lowered?],
        _ result: StaticType,
        at node: some SyntaxProtocol
    ) {
        guard node.position < endPosition else { return }
        if case .value(let base) = receiver, let asked = Self.elementRequirements[overload.signature.labels] {
            let element = (base.linkType ?? base.type).unwrapped.elementType
            guard misses(asked.conformance, element) else { return }
            let words = "referencing instance method '\(overload.signature.labels)' on '\(asked.owner)' requires that"
            error("\(words) '\(self.name(element))' conform to '\(asked.conformance)'", at: node)
        } else if overload.isModifier, let asked = Self.argumentRequirements[name] {
            for (parameter, argument) in zip(overload.signature.parameters ?? [], arguments)
            where parameter.label == asked.label {
                guard let type = argument?.type, misses(asked.conformance, type) else { continue }
                let form = name + (asked.label.map { "(\($0):)" } ?? "")
                let words = "instance method '\(form)' requires that"
                error("\(words) '\(self.name(type))' conform to '\(asked.conformance)'", at: node)
            }
        } else if name == "Set", case .set(let element) = result, misses("Hashable", element) {
            error("generic struct 'Set' requires that '\(self.name(element))' conform to 'Hashable'", at: node)
        }
    }

    /// Says for certain that values of a type cannot be compared, ordered or be keys.
    func misses(_ conformance: String, _ type: StaticType) -> Bool {
        switch type {
        case .tuple: true
        case .optional(let inner), .array(let inner): conformance == "Comparable" || misses(conformance, inner)
        case .set: conformance == "Comparable"
        case .dictionary(_, let value): conformance == "Comparable" || misses(conformance, value)
        case .user(let id): knowsConformances(program.types[id]) && lacks(conformance, type)
        default: false
        }
    }

    /// False for a type that conforms to a protocol, or inherits from a class, of which nothing is known here.
    func knowsConformances(_ info: TypeInfo) -> Bool {
        let isKnown = info.conformances.allSatisfy { name in
            Self.knownTypes.contains(name) || StaticType(builtinNamed: name, arguments: []) != nil
                || topLevelTypes[name] != nil || info.protocols.contains { $0.name == name }
        }
        return isKnown && !info.isForeign && !info.position.isOutside
            && !info.conforms(to: "NSObject") && (info.superclass.map { knowsConformances($0) } ?? true)
    }

    /// Reports the type of a key, or of a member of a set, that cannot be one.
    func checkKey(_ key: StaticType, of node: some SyntaxProtocol) {
        guard node.position < endPosition, misses("Hashable", key) else { return }
        error("type '\(name(key))' does not conform to protocol 'Hashable'", at: node)
    }
}
