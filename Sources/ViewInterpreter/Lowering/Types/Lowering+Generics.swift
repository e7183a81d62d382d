import SwiftSyntax
import ViewRuntime

/// Generic parameters and their constraints.
extension Lowering {
    /// What generic parameters stand for inside: a view if they are constrained to be one, else anything.
    func generics(
        _ clause: GenericParameterClauseSyntax?,
        _ whereClause: GenericWhereClauseSyntax?
    ) -> [String: StaticType] {
        if clause == nil, whereClause == nil { return [:] }
        var result: [String: StaticType] = [:]
        for parameter in clause?.parameters ?? [] {
            result[parameter.name.text] = constraint(parameter.inheritedType) ?? .generic(parameter.name.text)
        }
        for requirement in whereClause?.requirements ?? [] {
            switch requirement.requirement {
            case .conformanceRequirement(let conformance):
                if let type = constraint(conformance.rightType) { result[conformance.leftType.sourceText] = type }
            case .sameTypeRequirement(let same):
                guard case .type(let type) = same.rightType else { continue }
                let resolved = resolve(type)
                if resolved != .unknown, !resolved.isGeneric { result[same.leftType.sourceText] = resolved }
            default: continue
            }
        }
        return result
    }

    /// The generic parameters that are fractional numbers.
    func fractionalGenerics(
        _ clause: GenericParameterClauseSyntax?,
        _ whereClause: GenericWhereClauseSyntax?
    ) -> Set<String> {
        if clause == nil, whereClause == nil { return [] }
        let fractional: Set<String> = ["FloatingPoint", "BinaryFloatingPoint", "ExpressibleByFloatLiteral"]
        var result: Set<String> = []
        for parameter in clause?.parameters ?? []
        where fractional.contains(parameter.inheritedType?.sourceText ?? "") {
            result.insert(parameter.name.text)
        }
        for requirement in whereClause?.requirements ?? [] {
            guard case .conformanceRequirement(let conformance) = requirement.requirement,
                fractional.contains(conformance.rightType.sourceText)
            else { continue }
            result.insert(conformance.leftType.sourceText)
        }
        return result
    }

    private static let standardProtocols: Set<String> = [
        "Comparable", "Equatable", "Hashable", "BinaryInteger", "FixedWidthInteger", "SignedInteger", "FloatingPoint",
        "BinaryFloatingPoint",
    ]

    /// What generic parameters must conform to, of the protocols that types have by saying so.
    func standardConstraints(
        _ clause: GenericParameterClauseSyntax?,
        _ whereClause: GenericWhereClauseSyntax?
    ) -> [String: [String]] {
        if clause == nil, whereClause == nil { return [:] }
        var result: [String: [String]] = [:]
        func add(_ name: String, _ type: TypeSyntax?) {
            guard let type else { return }
            for part in type.sourceText.split(separator: "&") {
                let part = part.filter { $0 != " " }
                if Self.standardProtocols.contains(part), topLevelTypes[part] == nil {
                    result[name, default: []].append(part)
                }
            }
        }
        for parameter in clause?.parameters ?? [] { add(parameter.name.text, parameter.inheritedType) }
        for requirement in whereClause?.requirements ?? [] {
            guard case .conformanceRequirement(let conformance) = requirement.requirement else { continue }
            add(conformance.leftType.sourceText, conformance.rightType)
        }
        return result
    }

    func constraint(_ type: TypeSyntax?) -> StaticType? {
        guard let type else { return nil }
        if let node = type.as(IdentifierTypeSyntax.self), let info = findType(node.name.text) { return .user(info.id) }
        switch type.sourceText {
        case "View": return .view
        case "Shape", "InsettableShape": return .native("Shape")
        case "ShapeStyle": return .native("ShapeStyle")
        case "CoordinateSpaceProtocol": return .native("CoordinateSpace")
        case "StringProtocol": return .string
        case "Gesture": return .native("Gesture")
        default:
            if let node = type.as(IdentifierTypeSyntax.self), let info = findType(node.name.text) {
                return .user(info.id)
            }
            return nil
        }
    }
}
