import SwiftSyntax

/// What is declared twice, or as it cannot be.
extension Lowering {
    /// Reports functions and initialisers that one list of declarations has twice.
    ///
    /// Two are the same if their labels, types and effects are written the same; a constraint or an attribute may tell them
    /// apart, so those that have one are left out.
    func checkRedeclarations(_ declarations: [DeclSyntax]) {
        var seen: [String: [String]] = [:]
        for declaration in declarations where declaration.position < endPosition {
            if let node = declaration.as(FunctionDeclSyntax.self), node.attributes.isEmpty,
                node.genericWhereClause == nil
            {
                let kind = node.modifiers.contains { ["static", "class"].contains($0.name.text) } ? "static " : ""
                guard node.name.tokenKind.isOperator == false else { continue }
                let name = node.name.text
                let words = {
                    kind + self.written(node.signature) + (node.genericParameterClause?.sourceText ?? "")
                        + (node.signature.returnClause?.type.sourceText ?? "Void")
                }
                note(name, node.signature.parameterClause, at: node.name, words, &seen[name, default: []])
            } else if let node = declaration.as(InitializerDeclSyntax.self), node.attributes.isEmpty,
                node.genericWhereClause == nil
            {
                let words = { self.written(node.signature) + (node.genericParameterClause?.sourceText ?? "") }
                note("init", node.signature.parameterClause, at: node.initKeyword, words, &seen["init", default: []])
            }
        }
    }

    private func note(
        _ name: String,
        _ clause: FunctionParameterClauseSyntax,
        at node: TokenSyntax,
        _ words: () -> String,
        _ known: inout [String]
    ) {
        // Hundreds of functions of one name are no mistake of a person.
        guard known.count < 100 else { return }
        let words = words()
        if known.contains(words) {
            let labels = clause.parameters.map { $0.firstName.text + ":" }
            let isPlain = !labels.isEmpty && labels.allSatisfy { $0 == "_:" }
            error("invalid redeclaration of '\(name)\(isPlain ? "" : "(\(labels.joined()))")'", at: node)
        }
        known.append(words)
    }

    /// The labels, types and effects of a function.
    private func written(_ node: FunctionSignatureSyntax) -> String {
        let parameters = node.parameterClause.parameters.map { parameter in
            parameter.firstName.text + ":" + parameter.type.sourceText + (parameter.ellipsis?.text ?? "")
        }
        let effects = node.effectSpecifiers?.asyncSpecifier == nil ? "" : " async"
        return "(" + parameters.joined(separator: ",") + ")" + effects
    }

    /// Reports a case whose name or raw value another case of the enum has.
    func checkCase(_ element: EnumCaseElementSyntax, _ enumCase: CaseInfo, in info: TypeInfo) {
        let others = info.statics[enumCase.name]?.compactMap { member -> CaseInfo? in
            guard case .enumCase(let other) = member, other !== enumCase else { return nil }
            return other
        }
        if others?.contains(where: { $0.parameters.map(\.label) == enumCase.parameters.map(\.label) }) == true {
            error("invalid redeclaration of '\(enumCase.name)'", at: element.name)
        }
        if let raw = element.rawValue?.value {
            let isText = raw.is(StringLiteralExprSyntax.self)
            if info.rawType == .int, isText {
                error("cannot convert value of type 'String' to raw type 'Int'", at: raw)
            } else if info.rawType == .string, raw.is(IntegerLiteralExprSyntax.self) {
                error("cannot convert value of type 'Int' to raw type 'String'", at: raw)
            }
        }
        guard let value = enumCase.rawValue, info.cases.count < 500,
            info.cases.contains(where: { $0 !== enumCase && $0.rawValue == value })
        else { return }
        error(
            "raw value for enum case is not unique",
            at: element.rawValue.map { Syntax($0.value) } ?? Syntax(element.name)
        )
    }

    /// Reports modifiers and observers that a stored property cannot have.
    func checkModifiers(_ node: VariableDeclSyntax, in info: TypeInfo) {
        let isConstant = node.bindingSpecifier.text == "let"
        for modifier in node.modifiers where isConstant && modifier.name.text == "lazy" {
            error("'lazy' cannot be used on a let", at: modifier)
        }
        for binding in node.bindings {
            if node.modifiers.contains(where: { $0.name.text == "weak" && $0.detail == nil }),
                let type = binding.typeAnnotation?.type, case .user = resolve(type)
            {
                error("'weak' variable should have optional type '\(type.sourceText)?'", at: binding.pattern)
            }
            if let modifier = node.modifiers.first(where: { ["weak", "unowned"].contains($0.name.text) }),
                let type = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType,
                case .user(let id) = resolve(type), [.structure, .enumeration].contains(program.types[id].kind)
            {
                let words = "may only be applied to class and class-bound protocol types, not"
                error("'\(modifier.name.text)' \(words) '\(type.sourceText)'", at: modifier)
            }
            if isConstant, binding.accessorBlock != nil, computedAccessors(binding) == nil {
                error("'let' declarations cannot be observing properties", at: binding.pattern)
            }
        }
    }
}
