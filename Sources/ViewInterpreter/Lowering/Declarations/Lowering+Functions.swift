import SwiftSyntax
import ViewRuntime

/// Functions, initialisers and closures.
extension Lowering {
    func declareFunction(_ node: FunctionDeclSyntax) -> FunctionCode {
        let code = FunctionCode(name: node.name.text.withoutBackticks, position: position(node.name))
        code.owner = currentType
        code.isMutating = node.modifiers.contains { $0.name.text == "mutating" }
        code.isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        code.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
        code.isThrowing = node.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.text == "throws"
        code.isHidden = node.modifiers.contains { $0.name.text == "private" }
        code.givesSelf = node.signature.returnClause?.type.sourceText == "Self"
        code.isOverride = node.modifiers.contains { $0.name.text == "override" }
        code.constraints = standardConstraints(node.genericParameterClause, node.genericWhereClause)
        code.generics = generics(node.genericParameterClause, node.genericWhereClause)
        code.fractionalGenerics = fractionalGenerics(node.genericParameterClause, node.genericWhereClause)
        genericTypes.append(code.generics)
        code.parameters = parameters(node.signature.parameterClause, isSubscript: false)
        code.result = node.signature.returnClause.map { resolve($0.type) } ?? .void
        noteGenerics(
            code,
            node.genericParameterClause,
            node.signature.parameterClause,
            node.signature.returnClause?.type
        )
        code.builder = ownBuilder(node.attributes)
        let isModifierBody = code.name == "body" && currentType?.conforms(to: "ViewModifier") == true
        code.isBuilder =
            hasBuilder(node.attributes) || isModifierBody
            || (code.name == "makeBody" && code.result == .view)
        if let body = node.body {
            if isInProtocol(node) { error("protocol methods must not have bodies", at: body) }
            pendBody(code, body.statements)
        } else if currentType?.kind == .protocolType {
            code.isRequirement = true
        }
        genericTypes.removeLast()
        return code
    }

    /// True for what a protocol itself declares, not an extension of it.
    func isInProtocol(_ node: some SyntaxProtocol) -> Bool {
        guard currentType?.kind == .protocolType else { return false }
        var around = node.parent
        while let place = around, place.declGroup == nil { around = place.parent }
        return around?.is(ProtocolDeclSyntax.self) == true
    }

    func parameters(_ clause: FunctionParameterClauseSyntax, isSubscript: Bool) -> [CodeParameter] {
        clause.parameters.map { node in
            let first = node.firstName.text.withoutBackticks
            let name = (node.secondName?.text ?? first).withoutBackticks
            var label: String? = first == "_" || (isSubscript && node.secondName == nil) ? nil : first
            if isSubscript, node.secondName != nil { label = first == "_" ? nil : first }
            var type = resolve(node.type)
            var isInOut = false
            if case .inOut(let inner) = type {
                type = inner
                isInOut = true
            }
            if let builder = ownBuilder(node.attributes), case .function(var function) = type.unwrapped {
                function.builder = builder.id.index
                type = .function(function)
            }
            if hasBuilder(node.attributes), case .function(var function) = type.unwrapped {
                function.isBuilder = true
                type = type.isOptional ? .optional(.function(function)) : .function(function)
            }
            if node.ellipsis != nil { type = .array(type) }
            var parameter = CodeParameter(parameter: Parameter(label: label, type: type), name: name)
            parameter.parameter.hasDefault = node.defaultValue != nil
            parameter.parameter.isLength = ["CGFloat", "CGFloat?"].contains(node.type.sourceText)
            parameter.parameter.isVariadic = node.ellipsis != nil
            parameter.isInOut = isInOut
            parameter.wrapped = wrapperUse(name, type, nil, node.attributes)
            return parameter
        }
    }

    func declareInitializer(_ node: InitializerDeclSyntax, in info: TypeInfo) -> FunctionCode {
        let code = FunctionCode(name: "init", position: position(node))
        code.owner = info
        code.isMutating = true
        code.isFailable = node.optionalMark != nil
        code.isConvenience = node.modifiers.contains { $0.name.text == "convenience" }
        code.isThrowing = node.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.text == "throws"
        code.constraints = standardConstraints(node.genericParameterClause, node.genericWhereClause)
        code.generics = generics(node.genericParameterClause, node.genericWhereClause)
        code.fractionalGenerics = fractionalGenerics(node.genericParameterClause, node.genericWhereClause)
        genericTypes.append(code.generics)
        code.parameters = parameters(node.signature.parameterClause, isSubscript: false)
        code.result = .void
        code.callsSuperInit = info.isClass && !code.isConvenience && node.body.map { !mentionsInit($0) } == true
        if let body = node.body { pendBody(code, body.statements) }
        genericTypes.removeLast()
        return code
    }

    /// Says whether a body calls an initialiser of the superclass or another one of its own.
    private func mentionsInit(_ body: CodeBlockSyntax) -> Bool {
        body.statements.contains { item in
            let text = item.sourceText
            return text.contains("super.init") || text.contains("self.init")
        }
    }

    /// The superclass's initialiser without arguments, which one that calls none ends with.
    private func superInitializer(of code: FunctionCode) -> FunctionCode? {
        guard code.callsSuperInit, let superclass = code.owner?.superclass else { return nil }
        return initializers(of: superclass).first { $0.parameters.allSatisfy(\.parameter.hasDefault) }
    }

    /// Lowers default values and the body once all declarations are known.
    func pendBody(_ code: FunctionCode, _ statements: CodeBlockItemListSyntax) {
        let context = (currentType, genericTypes + [code.generics])
        let isStatic = code.isStatic || self.isStatic || currentType == nil
        program.codes.append(code)
        pendingBodies.append { [unowned self] in
            inContext(context, isStatic: isStatic) {
                statically(true, in: .defaultArgument) { lowerDefaults(code, statements) }
                if isForeign(context.0) {
                    _ = quietly { lowerBody(code, statements, parent: nil) }
                } else {
                    lowerBody(code, statements, parent: nil)
                }
                if let inherited = superInitializer(of: code) { append(inherited, to: code) }
            }
        }
    }

    /// Makes an initialiser call another one on the same instance when it has come to its end.
    func append(_ inherited: FunctionCode, to code: FunctionCode) {
        let body = code.body
        code.body = { frame throws(Failure) in
            let result = try body(frame)
            var arguments: [Value] = []
            for parameter in inherited.parameters {
                let blank = Frame(machine: frame.machine, slots: .none, selfValue: .missing, captures: [])
                arguments.append(try parameter.defaultValue?(blank) ?? .null)
            }
            let callee = frame.machine.makeFrame(inherited, arguments, frame.selfValue, [])
            _ = try frame.machine.run(inherited, callee)
            return result
        }
    }

    private func lowerDefaults(_ code: FunctionCode, _ statements: CodeBlockItemListSyntax) {
        guard let clause = parameterClause(around: statements) else { return }
        for (index, node) in clause.parameters.enumerated() where index < code.parameters.count {
            guard let value = node.defaultValue?.value else { continue }
            code.parameters[index].defaultValue = freshExpression(
                value,
                code.parameters[index].parameter.type,
                name: code.name
            )
        }
    }

    func parameterClause(around statements: CodeBlockItemListSyntax) -> FunctionParameterClauseSyntax? {
        var node: Syntax? = statements.parent
        // An accessor of a subscript stands deepest: in its block, declaration, list and the block of all.
        for _ in 0..<6 {
            if let function = node?.as(FunctionDeclSyntax.self) { return function.signature.parameterClause }
            if let initializer = node?.as(InitializerDeclSyntax.self) { return initializer.signature.parameterClause }
            if let subscripting = node?.as(SubscriptDeclSyntax.self) { return subscripting.parameterClause }
            node = node?.parent
        }
        return nil
    }

    /// Works out which stored properties of `self` each function reads, those of the functions that it calls included.
    func resolveUsedFields() {
        var isChanged = true
        while isChanged {
            isChanged = false
            for code in program.codes {
                for callee in program.selfCalls[ObjectIdentifier(code)] ?? [] {
                    guard let used = code.usedFields else { break }
                    let combined = callee.usedFields.map { used.union($0) }
                    if combined != code.usedFields {
                        code.usedFields = combined
                        isChanged = true
                    }
                }
            }
        }
        program.selfCalls = [:]
    }
}
