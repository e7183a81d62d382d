import SwiftSyntax
import ViewRuntime

/// Initialisers as functions: `map(String.init)`, `content: Text.init`, `Point.init(x:y:)`.
extension Lowering {
    func initializerReference(
        _ instance: StaticType,
        _ expected: StaticType,
        at node: some SyntaxProtocol
    ) -> Lowered {
        let labels = (node.as(DeclReferenceExprSyntax.self) ?? node.as(MemberAccessExprSyntax.self)?.declName)?
            .argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
        var wanted = expected.functionType?.parameters
        // A pair is taken apart by an initialiser of two parameters.
        if let only = wanted?.first, wanted?.count == 1, case .tuple(let elements) = only {
            let parts = elements.map(\.type)
            if let found = reference(instance, parts, labels, at: node) { return found }
        }
        if wanted == nil, labels == nil { wanted = [.unknown] }
        return reference(instance, wanted, labels, at: node)
            ?? failed("'\(name(instance)).init' does not fit here", at: node)
    }

    private func reference(
        _ instance: StaticType,
        _ wanted: [StaticType]?,
        _ labels: [String?]?,
        at node: some SyntaxProtocol
    ) -> Lowered? {
        switch instance {
        case .user(let id): return ownReference(program.types[id], wanted, labels, at: node)
        case .optional(let wrapped):
            let identity = FunctionValue(
                machine: machine,
                name: "Optional",
                position: position(node),
                parameterCount: 1
            ) {
                _,
                arguments in arguments[0].inOptional
            }
            let type = StaticType.FunctionType(
                parameters: wanted ?? [wrapped],
                result: (wanted?.first ?? wrapped).inOptional
            )
            return Lowered(.function(type), position(node), constant: .function(identity))
        default: break
        }
        let extended = (extensions[constructorName(instance)]?.initializers ?? []).first { code in
            labels == nil ? code.parameters.count == wanted?.count : code.labels == labels
        }
        if let extended { return extensionReference(extended, instance, at: node) }
        let overloads = (table.initializers[constructorName(instance)] ?? []).filter { overload in
            let parameters = overload.signature.parameters ?? []
            if let labels { return parameters.map(\.label) == labels }
            let count = wanted?.count ?? 0
            return parameters.count >= count && parameters.dropFirst(count).allSatisfy(\.hasDefault)
        }
        let scored = overloads.compactMap { overload -> (score: Int, overload: Overload)? in
            var score = 0
            for (parameter, type) in zip(overload.signature.parameters ?? [], wanted ?? []) {
                guard let fit = accepts(parameter.type.erasingGenerics, type, isLiteral: false) else { return nil }
                score += fit + (parameter.label == nil ? 2 : 0)
            }
            return (score, overload)
        }
        guard let best = scored.max(by: { $0.score < $1.score }) else { return nil }
        return builtinFunctionValue(best.overload, at: node)
    }

    /// An initialiser of a type of the program.
    private func ownReference(
        _ info: TypeInfo,
        _ wanted: [StaticType]?,
        _ labels: [String?]?,
        at node: some SyntaxProtocol
    ) -> Lowered? {
        if info.kind == .enumeration, labels == ["rawValue"] { return rawReference(info, at: node) }
        let own = initializers(of: info)
        let fitting = own.filter { code in
            labels == nil ? code.parameters.count == wanted?.count : code.labels == labels
        }
        let best = fitting.max { score($0, wanted) < score($1, wanted) }
        let properties = memberwise(info).filter { $0.initialValue == nil }
        var parameters = best?.parameters.map(\.parameter.type)
        if parameters == nil, own.allSatisfy(\.isDeclaredInExtension) { parameters = properties.map(\.type) }
        guard let parameters, labels != nil || parameters.count == wanted?.count else { return nil }
        let result = StaticType.user(info.id)
        let type = StaticType.FunctionType(
            parameters: parameters.map(\.erasingGenerics),
            result: best?.isFailable == true ? result.inOptional : result
        )
        let constructor = constructorFunction(info, parameters.count, labels: best?.labels)
        return Lowered(.function(type), position(node), constant: .function(constructor))
    }

    private func score(_ code: FunctionCode, _ wanted: [StaticType]?) -> Int {
        zip(code.parameters, wanted ?? []).reduce(0) { sum, pair in
            sum + (accepts(pair.0.parameter.type, pair.1, isLiteral: false) ?? -10)
        }
    }

    /// `Level.init(rawValue:)`.
    private func rawReference(_ info: TypeInfo, at node: some SyntaxProtocol) -> Lowered {
        let function = FunctionValue(machine: machine, name: info.name, position: position(node), parameterCount: 1) {
            _,
            arguments in
            guard let found = info.cases.first(where: { $0.rawValue == arguments[0] }) else { return .null }
            return .enumeration(EnumValue(enumCase: found, payload: []))
        }
        let type = StaticType.FunctionType(parameters: [info.rawType ?? .unknown], result: .optional(.user(info.id)))
        return Lowered(.function(type), position(node), constant: .function(function))
    }

    /// An initialiser that the program adds to a built-in type.
    private func extensionReference(_ code: FunctionCode, _ type: StaticType, at node: some SyntaxProtocol) -> Lowered {
        let function = FunctionValue(
            machine: machine,
            name: name(type),
            position: position(node),
            parameterCount: code.parameters.count
        ) { machine, arguments throws(Failure) in
            let callee = machine.makeFrame(code, arguments, .missing, [])
            let result = try machine.run(code, callee)
            return code.isFailable && result.isNull ? .null : callee.selfValue
        }
        let functionType = StaticType.FunctionType(
            parameters: code.parameters.map(\.parameter.type.erasingGenerics),
            result: code.isFailable ? type.inOptional : type
        )
        return Lowered(.function(functionType), position(node), constant: .function(function))
    }
}
