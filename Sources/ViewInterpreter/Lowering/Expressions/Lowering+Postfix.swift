import LayoutCore
import SwiftSyntax
import ViewRuntime

/// Chains of names, members, calls and subscripts.
extension Lowering {
    /// Lowers a chain such as `Color.red.opacity(0.5)`: the root first, then link by link, so that its length does not matter.
    func lowerPostfix(_ expression: ExprSyntax, _ expected: StaticType) -> Lowered {
        var links: [ExprSyntax] = []
        var root = expression
        while awaited.isEmpty || awaited[root.id] == nil {
            if let choice = root.as(PostfixIfConfigExprSyntax.self), let base = choice.base {
                links += activeLinks(choice)
                root = base
            } else if let base = Self.base(of: root) {
                links.append(root)
                root = base
            } else {
                break
            }
        }
        links.reverse()
        let start = position(expression)
        var current = lowerRoot(
            root,
            rootHint(root, links, expected),
            links.first
        )
        let lastForce = links.lastIndex { $0.kind == .forceUnwrapExpr } ?? -1
        for (index, link) in links.enumerated() {
            let isLast = index == links.count - 1
            let next = isLast ? nil : links[index + 1]
            if current.isFailed, !current.type.isViewLike { return current }
            let endSlot = current.endSlot
            let wanted = isLast || keepsElements(links[(index + 1)...], expected) ? expected : .unknown
            current = lowerLink(link, current, wanted, next, start: start)
            current.endSlot = endSlot
            if link.kind == .optionalChainingExpr, index < lastForce, let scope {
                current = current.notingEnd(in: scope.newSlot())
            }
            // A variable may well be read twice; whatever else gives the value runs once.
            if current.isChained, !isLast, index > 0 || root.kind != .declReferenceExpr, let scope {
                current = current.kept(in: scope.newSlot())
            }
        }
        current.isChained = false
        return current
    }

    /// Says whether links give a list of the elements that they are given, so that what is wanted of the whole is wanted before them.
    private func keepsElements(_ links: ArraySlice<ExprSyntax>, _ expected: StaticType) -> Bool {
        guard case .array(let element) = expected, element != .unknown else { return false }
        return links.allSatisfy { link in
            let access = link.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
            return access.map { Self.keepingMethods.contains($0.declName.baseName.text) } ?? false
        }
    }

    private static let keepingMethods: Set<String> = [
        "sorted", "filter", "prefix", "suffix", "dropFirst", "dropLast", "reversed", "shuffled",
    ]

    /// What is wanted of the root of a chain: the whole, where there is no more or the root takes its type from it; a list of it
    /// where one element of a list of `.members` is taken, as in `[.red, .blue][index]`.
    private func rootHint(_ root: ExprSyntax, _ links: [ExprSyntax], _ expected: StaticType) -> StaticType {
        if links.isEmpty || implicitMemberName(root) != nil { return expected }
        // A closure that is called at once gives what is wanted of the call.
        if let closure = root.as(ClosureExprSyntax.self), let call = links.first?.as(FunctionCallExprSyntax.self),
            let function = calledAtOnce(closure, call, links.count == 1 ? expected : .unknown)
        {
            return function
        }
        guard let array = root.as(ArrayExprSyntax.self), let first = array.elements.first?.expression,
            implicitMemberName(first) != nil
        else { return .unknown }
        if let call = links.first?.as(FunctionCallExprSyntax.self) { return elementsTaken(by: call) }
        guard links.count == 1, links[0].is(SubscriptCallExprSyntax.self), expected != .unknown else { return .unknown }
        return .array(expected.unwrapped)
    }

    /// The list that `map(RectModel.init)` and its like go through, by what the function takes.
    private func elementsTaken(by call: FunctionCallExprSyntax) -> StaticType {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            ["map", "compactMap", "flatMap", "forEach"].contains(access.declName.baseName.text),
            let function = call.arguments.first?.expression, call.arguments.count == 1,
            let taken = quietly({ lower(function) }).type.functionType?.parameters.first
        else { return .unknown }
        return .array(taken)
    }

    /// The type of a closure that is called where it is written: what it is given has the arguments' types.
    private func calledAtOnce(
        _ closure: ClosureExprSyntax,
        _ call: FunctionCallExprSyntax,
        _ result: StaticType
    ) -> StaticType? {
        let arguments = Arguments(call)
        let given = arguments.inside + arguments.trailing
        guard given.count == parameterCount(closure), result != .unknown || !given.isEmpty else { return nil }
        var types = given.map { argument in quietly { lower(argument.expression) }.type }
        // A whole number that is written out is what the other numbers and the result are.
        if result == .double || types.contains(.double) {
            for (index, argument) in given.enumerated() where literalNumber(argument.expression) == .int {
                types[index] = .double
            }
        }
        return .function(StaticType.FunctionType(parameters: types, result: result))
    }

    /// The links of a chain that an `#if` in it adds, last one first.
    private func activeLinks(_ node: PostfixIfConfigExprSyntax) -> [ExprSyntax] {
        guard case .postfixExpression(var link)? = activeClause(node.config)?.elements else { return [] }
        var links: [ExprSyntax] = []
        while true {
            if let inner = link.as(PostfixIfConfigExprSyntax.self) {
                links += activeLinks(inner)
                guard let base = inner.base else { return links }
                link = base
            } else {
                // The first link stands on nothing but its dot.
                links.append(link)
                guard let base = Self.base(of: link) else { return links }
                link = base
            }
        }
    }

    /// What a link of a chain is applied to; `nil` for the root.
    static func base(of node: ExprSyntax) -> ExprSyntax? {
        if let call = node.as(FunctionCallExprSyntax.self) {
            if let access = call.calledExpression.as(MemberAccessExprSyntax.self) { return access.base }
            return isLink(call.calledExpression) ? call.calledExpression : nil
        }
        if let access = node.as(MemberAccessExprSyntax.self) { return access.base }
        if let subscripted = node.as(SubscriptCallExprSyntax.self) { return subscripted.calledExpression }
        if let forced = node.as(ForceUnwrapExprSyntax.self) { return forced.expression }
        if let optional = node.as(OptionalChainingExprSyntax.self) { return optional.expression }
        return nil
    }

    private static func isLink(_ node: ExprSyntax) -> Bool {
        switch node.kind {
        case .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr, .closureExpr, .tupleExpr,
            .memberAccessExpr:
            true
        default: false
        }
    }

    private func lowerRoot(_ node: ExprSyntax, _ expected: StaticType, _ next: ExprSyntax?) -> Lowered {
        if !awaited.isEmpty, let variable = awaited[node.id] { return read(variable, position(node)) }
        if let call = node.as(FunctionCallExprSyntax.self) {
            if let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil {
                return lowerImplicit(access, Arguments(call), expected, at: call)
            }
            if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
                return lowerNamedCall(name, Arguments(call), call, expected)
            }
            if let special = call.calledExpression.as(GenericSpecializationExprSyntax.self) {
                return lowerSpecializedCall(special, call, expected)
            }
            if call.calledExpression.is(ArrayExprSyntax.self) || call.calledExpression.is(DictionaryExprSyntax.self) {
                return lowerCollectionCall(call)
            }
        }
        if let access = node.as(MemberAccessExprSyntax.self), access.base == nil {
            return lowerImplicit(access, nil, expected, at: access)
        }
        if let name = node.as(DeclReferenceExprSyntax.self) {
            return lowerName(name.baseName.text.withoutBackticks, at: name, expected, argumentNames: name.argumentNames)
        }
        if let node = node.as(SuperExprSyntax.self) {
            guard let superclass = currentType?.superclass else {
                // `NSObject` and classes of other frameworks have nothing here that could be called.
                if currentType?.conforms(to: "NSObject") == true || isForeign(currentType) { return nothing(at: node) }
                return failed("'super' needs a superclass", at: node)
            }
            scope?.usedFields = nil
            var result = Lowered(.user(superclass.id), position(node)) { $0.selfValue }
            result.isSuper = true
            return result
        }
        if node.is(FunctionCallExprSyntax.self), let call = node.as(FunctionCallExprSyntax.self) {
            return callValue(lower(call.calledExpression), Arguments(call), at: call)
        }
        return lower(node, expected)
    }

    private func lowerSpecializedCall(
        _ node: GenericSpecializationExprSyntax,
        _ call: FunctionCallExprSyntax,
        _ expected: StaticType
    ) -> Lowered {
        let type = lowerOtherSpecialization(node)
        if case .metatype(let instance) = type.type {
            let types = node.genericArgumentClause.arguments.map { argument -> StaticType in
                if case .type(let type) = argument.argument { return resolve(type) }
                return .unknown
            }
            if instance == .native("Task") { return lowerTask(Arguments(call), call, result: types.first ?? .unknown) }
            return construct(instance, Arguments(call), at: call, start: position(call))
        }
        if let name = node.expression.as(DeclReferenceExprSyntax.self) {
            return lowerNamedCall(name, Arguments(call), call, expected)
        }
        return failed("this call is not supported", at: call)
    }

    private func lowerOtherSpecialization(_ node: GenericSpecializationExprSyntax) -> Lowered {
        lower(ExprSyntax(node))
    }

    /// `[Int]()` and `[String: Int]()`.
    private func lowerCollectionCall(_ call: FunctionCallExprSyntax) -> Lowered {
        if let array = call.calledExpression.as(ArrayExprSyntax.self), let element = array.elements.first?.expression {
            let type = StaticType.array(typeNamed(by: element))
            return construct(type, Arguments(call), at: call, start: position(call))
        }
        if let dictionary = call.calledExpression.as(DictionaryExprSyntax.self),
            case .elements(let list) = dictionary.content, let pair = list.first
        {
            let type = StaticType.dictionary(typeNamed(by: pair.key), typeNamed(by: pair.value))
            return Lowered(type, position(call), constant: .dictionary(OrderedTable()))
        }
        return failed("this call is not supported", at: call)
    }

    private func typeNamed(by expression: ExprSyntax) -> StaticType {
        if case .metatype(let type) = quietly({ lower(expression) }).type { return type }
        return .unknown
    }

    private func lowerLink(
        _ link: ExprSyntax,
        _ base: Lowered,
        _ expected: StaticType,
        _ next: ExprSyntax?,
        start: SourcePosition
    ) -> Lowered {
        if let call = link.as(FunctionCallExprSyntax.self) {
            if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
                return callMember(access, base, Arguments(call), call, expected, start: start)
            }
            return callValue(base, Arguments(call), at: call)
        }
        if let access = link.as(MemberAccessExprSyntax.self) { return readMember(access, base, expected, start: start) }
        if let node = link.as(SubscriptCallExprSyntax.self) { return readSubscript(node, base) }
        if let node = link.as(ForceUnwrapExprSyntax.self) {
            checkUnwrapped(node.expression, base, "force unwrap value of non-optional type")
            return forceUnwrap(base, at: link)
        }
        if let node = link.as(OptionalChainingExprSyntax.self) {
            checkUnwrapped(node.expression, base, "use optional chaining on non-optional value of type")
            var result = base
            result.type = base.type.unwrapped
            result.isChained = true
            result.linkType = nil
            return result
        }
        return failed("this expression is not supported", at: link)
    }

    /// Reports an unwrapped name that is no optional.
    private func checkUnwrapped(_ node: ExprSyntax, _ value: Lowered, _ words: String) {
        guard node.is(DeclReferenceExprSyntax.self), !value.isChained, !value.isFailed, !value.type.isOptional,
            [.int, .double, .bool, .string].contains(value.type)
        else { return }
        error("cannot \(words) '\(name(value.type))'", at: node)
    }

    private func forceUnwrap(_ base: Lowered, at node: ExprSyntax) -> Lowered {
        if base.type.isForeign { return base }
        let code = base.code
        let position = position(node)
        let endSlot = base.endSlot
        let type = (base.isChained ? base.linkType ?? base.type : base.type).unwrapped
        var result = Lowered(base.isChained ? type.asOptional : type, base.position) { frame throws(Failure) in
            let value = try code(frame)
            if value.isNull {
                // A `?` before it has ended the chain already, and `!` with it.
                if frame.isNoted(endSlot) { return .null }
                throw frame.machine.trap("unexpectedly found nil while unwrapping an Optional value", position)
            }
            return value.outOfOptional
        }
        result.isChained = base.isChained
        result.linkType = type
        return result
    }
}
