import SwiftSyntax
import ViewRuntime

/// What a declaration and a literal leave open, so that no type can be told.
extension Lowering {
    /// Reports a variable that states no type and has no value that tells one.
    ///
    /// A wrapper may well tell the type, so those that have one are left out.
    func checkOpen(_ binding: PatternBindingSyntax, in node: VariableDeclSyntax) {
        guard node.position < endPosition, typeAnnotation(of: binding, in: node) == nil,
            binding.pattern.is(IdentifierPatternSyntax.self)
        else { return }
        let hasWrapper = node.attributes.contains { attribute in
            attribute.as(AttributeSyntax.self).map { !["State", "MainActor"].contains($0.attributeName.sourceText) }
                ?? true
        }
        guard !hasWrapper else { return }
        guard let value = binding.initializer?.value else {
            if binding.accessorBlock == nil { error("type annotation missing in pattern", at: binding.pattern) }
            return
        }
        switch value.kind {
        case .nilLiteralExpr: error("'nil' requires a contextual type; write 'Type?' behind the name", at: value)
        case .arrayExpr, .dictionaryExpr:
            guard value.isEmptyLiteral else { return }
            error("empty collection literal requires an explicit type", at: value)
        default: break
        }
    }

    /// Reports a literal of a variable without a type whose elements have no type in common.
    func checkElements(_ elements: [Lowered], of node: some ExprSyntaxProtocol, as type: String) {
        guard let clause = node.parent?.as(InitializerClauseSyntax.self),
            let binding = clause.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation == nil,
            node.position < endPosition
        else { return }
        var kinds: Set<StaticType> = []
        for element in elements where element.type != .null {
            guard let kind = kind(of: element.type.unwrapped) else { return }
            kinds.insert(kind)
        }
        guard kinds.count > 1, !mayMakeFromLiterals(kinds) else { return }
        error(
            "heterogeneous collection literal could only be inferred to '\(type)'; "
                + "add explicit type annotation if this is intentional",
            at: node
        )
    }

    /// One type for all that go into one list: numbers, and classes of one family; `nil` where that is not certain.
    private func kind(of type: StaticType) -> StaticType? {
        switch type {
        case .int, .double, .float, .sized: return .double
        case .string, .bool, .character: return type
        case .user(let id):
            var info = program.types[id]
            guard info.kind != .protocolType, info.kind != .builtin, !info.position.isOutside else { return nil }
            while let superclass = info.superclass { info = superclass }
            return .user(info.id)
        default: return nil
        }
    }

    /// Says whether a type of the program can be made of the literals beside its values.
    private func mayMakeFromLiterals(_ kinds: Set<StaticType>) -> Bool {
        kinds.contains { kind in kinds.contains { $0 != kind && accepts(kind, $0, isLiteral: true) != nil } }
    }

    // MARK: Patterns

    /// Reports names in brackets that are more or fewer than a tuple has places.
    func checkPlaces(_ pattern: PatternSyntax, _ type: StaticType, at node: some SyntaxProtocol) {
        guard let tuple = pattern.as(TuplePatternSyntax.self), tuple.elements.count > 1, case .tuple(let known) = type,
            known.count != tuple.elements.count
        else { return }
        let names = tuple.elements.map { _ in "_" }.joined(separator: ", ")
        error(
            "'\(name(type))' is not convertible to '(\(names))', tuples have a different number of elements",
            at: node
        )
    }

    /// Reports a value in a pattern that no value of the type matched can equal.
    func checkValuePattern(_ pattern: Lowered, _ type: StaticType, at node: some SyntaxProtocol) {
        guard globals["~="] == nil, !pattern.isFailed else { return }
        var found = pattern.type
        if case .range(let bound) = found { found = bound }
        let wanted = type.unwrapped
        guard let kind = kind(of: found), let wantedKind = self.kind(of: wanted), kind != wantedKind,
            accepts(wanted, found, isLiteral: pattern.isLiteral) == nil,
            accepts(found, wanted, isLiteral: false) == nil,
            Set([kind, wantedKind]) != [.string, .character]
        else { return }
        error(
            "expression pattern of type '\(name(pattern.type))' cannot match values of type '\(name(type))'",
            at: node
        )
    }
}

extension ExprSyntax {
    /// True for `[]` and `[:]`.
    var isEmptyLiteral: Bool {
        if let array = self.as(ArrayExprSyntax.self) { return array.elements.isEmpty }
        guard let dictionary = self.as(DictionaryExprSyntax.self) else { return false }
        if case .elements(let list) = dictionary.content { return list.isEmpty }
        return true
    }
}
