import SwiftSyntax
import ViewRuntime

/// Closures: parameters, captures, and how many of each.
extension Lowering {
    /// Lowers a closure; what it captures is taken when the closure is made.
    func lowerClosure(_ node: ClosureExprSyntax, _ expected: StaticType) -> Lowered {
        let function = expected.functionType
        checkParameterCount(node, function)
        let code = FunctionCode(name: "closure", position: position(node))
        program.codes.append(code)
        code.owner = currentType
        code.isBuilder = function?.isBuilder == true
        code.builder = function?.builder.map { program.types[$0] }
        code.parameters = closureParameters(node, function)
        code.result =
            node.signature?.returnClause.map { resolve($0.type) } ?? function?.result.substituting([:]) ?? .unknown
        code.isAsync = containsAwait(Syntax(node.statements))
        if code.isAsync { noteWaitingClosure(node) }
        let outer = scope
        let captured = lowerCaptures(node)
        let inner = lowerBody(code, node.statements, parent: outer, captures: captured)
        if code.result == .unknown { code.result = inner.resultType }
        merge(inner, into: outer)
        let type = StaticType.FunctionType(
            parameters: code.parameters.map(\.parameter.type),
            result: code.result,
            isBuilder: code.isBuilder
        )
        let made = closureValue(code, inner, outer, type, node)
        let setters = captured.compactMap(\.set)
        guard !setters.isEmpty else { return made }
        let make = made.code
        return Lowered(made.type, made.position) { frame throws(Failure) in
            for set in setters { _ = try set(frame) }
            return try make(frame)
        }
    }

    /// Reports a closure that asks for more than it is given.
    private func checkParameterCount(_ node: ClosureExprSyntax, _ function: StaticType.FunctionType?) {
        guard let wanted = function?.parameters, !(wanted.count == 1 && wanted[0].mayBePair) else { return }
        let count = parameterCount(node)
        guard count > wanted.count else { return }
        let given = wanted.count == 1 ? "1 argument" : "\(wanted.count) arguments"
        error(
            "the closure is called with \(given), but \(count) are used in its body",
            at: node.signature.map { Syntax($0) } ?? Syntax(node)
        )
    }

    /// A name of a closure's capture list.
    struct CapturedValue {
        var name: String
        /// The variable that holds the value from when the closure was made; `nil` for `weak self`.
        var variable: LocalVariable?
        /// Takes the value.
        var set: Step?
    }

    /// Lowers a capture list: values are taken when the closure is made.
    private func lowerCaptures(_ node: ClosureExprSyntax) -> [CapturedValue] {
        guard let items = node.signature?.capture?.items else { return [] }
        return items.compactMap { item -> CapturedValue? in
            let name = item.name.text
            if name == "self", item.initializer == nil {
                return item.specifier?.specifier.text == "weak" ? CapturedValue(name: name) : nil
            }
            let value = item.initializer.map { lower($0.value) } ?? lowerName(name, at: item, .unknown)
            guard let scope else { return nil }
            let isWeak = item.specifier?.specifier.text == "weak"
            let variable = scope.declareHidden(isWeak ? value.type.asOptional : value.type)
            let code = value.code
            let slot = variable.slot
            return CapturedValue(name: name, variable: variable) { frame throws(Failure) in
                frame.slots[slot] = try code(frame)
                return .next
            }
        }
    }

    /// A function inside another one: captures like a closure.
    func localFunctionValue(
        _ code: FunctionCode,
        _ statements: CodeBlockItemListSyntax,
        _ outer: FunctionScope,
        _ node: some SyntaxProtocol
    ) -> Lowered {
        code.owner = currentType
        genericTypes.append(code.generics)
        let inner = lowerBody(code, statements, parent: outer)
        genericTypes.removeLast()
        merge(inner, into: outer)
        return closureValue(code, inner, outer, code.functionType, node)
    }

    private func closureValue(
        _ code: FunctionCode,
        _ inner: FunctionScope,
        _ outer: FunctionScope?,
        _ type: StaticType.FunctionType,
        _ node: some SyntaxProtocol
    ) -> Lowered {
        let position = position(node)
        let captures = inner.captures.compactMap { variable in outer?.rawCode(variable) }
        let usesSelf = code.usedFields != [] || !inner.selfCalls.isEmpty
        if captures.isEmpty, !usesSelf {
            let value = Value.function(FunctionValue(machine: machine, code: code, captures: [], selfValue: .missing))
            return Lowered(.function(type), position, constant: value)
        }
        return Lowered(.function(type), position) { frame throws(Failure) in
            try frame.machine.charge(steps: CallWork.stepsOfAContainer + captures.count / 4, position)
            var values: [Value] = []
            values.reserveCapacity(captures.count)
            for capture in captures { values.append(capture(frame)) }
            return .function(
                FunctionValue(
                    machine: frame.machine,
                    code: code,
                    captures: values,
                    selfValue: usesSelf ? frame.selfValue : .missing
                )
            )
        }
    }

    /// Ends the lowering of an `async let`'s value, which captures like a closure.
    func finishConcurrent(
        _ code: FunctionCode,
        _ inner: FunctionScope,
        _ outer: FunctionScope?,
        at node: some SyntaxProtocol
    ) -> Lowered {
        finish(code, inner, code.body, [])
        merge(inner, into: outer)
        return closureValue(code, inner, outer, code.functionType, node)
    }

    /// What a closure uses of `self`, its surroundings use too.
    private func merge(_ inner: FunctionScope, into outer: FunctionScope?) {
        guard let outer else { return }
        if let fields = inner.usedFields { outer.usedFields?.formUnion(fields) } else { outer.usedFields = nil }
        outer.selfCalls += inner.selfCalls
    }

    private func closureParameters(_ node: ClosureExprSyntax, _ function: StaticType.FunctionType?) -> [CodeParameter] {
        var wanted = function?.parameters ?? []
        // A closure of several parameters takes a pair apart.
        if wanted.count == 1, parameterCount(node) > 1, case .tuple(let elements) = wanted[0] {
            wanted = elements.map(\.type)
        }
        func type(_ index: Int) -> StaticType { index < wanted.count ? wanted[index].substituting([:]) : .unknown }
        func isInOut(_ index: Int) -> Bool {
            guard let function, index < function.parameters.count, case .inOut = function.parameters[index] else {
                return false
            }
            return true
        }
        func plain(_ type: StaticType) -> StaticType {
            if case .inOut(let inner) = type { return inner }
            return type
        }
        switch node.signature?.parameterClause {
        case .simpleInput(let names):
            let names = Array(names)
            return names.enumerated().map { index, name in
                var parameter = CodeParameter(
                    parameter: Parameter(label: nil, type: plain(type(index))),
                    name: name.name.text
                )
                parameter.isInOut = isInOut(index)
                return parameter
            }
        case .parameterClause(let clause):
            return clause.parameters.enumerated().map { index, node in
                let declared = node.type.map { resolve($0) } ?? type(index)
                let name = (node.secondName ?? node.firstName).text
                var parameter = CodeParameter(parameter: Parameter(label: nil, type: plain(declared)), name: name)
                if case .inOut = declared { parameter.isInOut = true }
                if isInOut(index) { parameter.isInOut = true }
                return parameter
            }
        case nil:
            let count = shorthandCount(node)
            return (0..<count).map { index in
                var parameter = CodeParameter(
                    parameter: Parameter(label: nil, type: plain(type(index))),
                    name: "$\(index)"
                )
                parameter.isInOut = isInOut(index)
                return parameter
            }
        @unknown default: return []
        }
    }

    /// How many parameters `$0`, `$1`, … ask for.
    func shorthandCount(_ node: ClosureExprSyntax) -> Int {
        // A closure is asked for each form of the function that it is handed to.
        if let known = shorthandCounts[node.id] { return known }
        let visitor = ShorthandVisitor(viewMode: .sourceAccurate)
        visitor.walk(node.statements)
        shorthandCounts[node.id] = visitor.count
        return visitor.count
    }

    /// How many parameters a closure has.
    func parameterCount(_ node: ClosureExprSyntax) -> Int {
        switch node.signature?.parameterClause {
        case .simpleInput(let names): names.count
        case .parameterClause(let clause): clause.parameters.count
        case nil: shorthandCount(node)
        @unknown default: 0
        }
    }

    /// Lowers a closure as a builder that is not an argument of anything.
    func builderFunction(_ node: ClosureExprSyntax, name: String, parameters: [CodeParameter]) -> FunctionCode {
        let code = FunctionCode(name: name, position: position(node))
        code.isBuilder = true
        code.result = .view
        code.parameters = parameters
        pendBody(code, node.statements)
        return code
    }
}

/// Finds the largest `$n` of a closure, not looking into closures inside it.
private final class ShorthandVisitor: SyntaxVisitor {
    /// A larger number is no parameter: each one below it would have to have a place.
    private static let limit = 64

    private(set) var count = 0

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if name.hasPrefix("$"), let index = Int(name.dropFirst()), index < Self.limit { count = max(count, index + 1) }
        return .skipChildren
    }
}
