import LayoutCore
import SwiftSyntax
import ViewRuntime

/// Chains of names, members, calls and subscripts.
extension Lowering {
    /// Lowers a chain such as `Color.red.opacity(0.5)`: the root first, then link by link, so that its length does not matter.
    func lowerPostfix(_ expression: ExprSyntax, _ expected: StaticType) -> Lowered {
        var links: [ExprSyntax] = []
        var root = expression
        while let base = Self.base(of: root), awaited.isEmpty || awaited[root.id] == nil {
            links.append(root)
            root = base
        }
        links.reverse()
        let start = position(expression)
        var current = lowerRoot(
            root,
            links.isEmpty || implicitMemberName(root) != nil ? expected : .unknown,
            links.first
        )
        for (index, link) in links.enumerated() {
            let isLast = index == links.count - 1
            let next = isLast ? nil : links[index + 1]
            if current.isFailed, !current.type.isViewLike { return current }
            current = lowerLink(link, current, isLast ? expected : .unknown, next, start: start)
            // A variable may well be read twice; whatever else gives the value runs once.
            if current.isChained, !isLast, index > 0 || !root.is(DeclReferenceExprSyntax.self), let scope {
                current = current.kept(in: scope.newSlot())
            }
        }
        current.isChained = false
        return current
    }

    /// What a link of a chain is applied to; `nil` for the root.
    private static func base(of node: ExprSyntax) -> ExprSyntax? {
        if let call = node.as(FunctionCallExprSyntax.self) {
            if let access = call.calledExpression.as(MemberAccessExprSyntax.self) { return access.base }
            if call.calledExpression.is(DeclReferenceExprSyntax.self)
                || call.calledExpression.is(GenericSpecializationExprSyntax.self)
            {
                return nil
            }
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
            let made = construct(instance, Arguments(call), at: call, start: position(call))
            let types = node.genericArgumentClause.arguments.map { argument -> StaticType in
                if case .type(let type) = argument.argument { return resolve(type) }
                return .unknown
            }
            return keepingTypes(types, made)
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
        if link.is(ForceUnwrapExprSyntax.self) { return forceUnwrap(base, at: link) }
        if link.is(OptionalChainingExprSyntax.self) {
            var result = base
            result.type = base.type.unwrapped
            result.isChained = true
            result.linkType = nil
            return result
        }
        return failed("this expression is not supported", at: link)
    }

    private func forceUnwrap(_ base: Lowered, at node: ExprSyntax) -> Lowered {
        if base.type.isForeign { return base }
        let code = base.code
        let position = position(node)
        return Lowered(base.type.unwrapped, base.position) { frame throws(Failure) in
            let value = try code(frame)
            if value.isNull {
                throw frame.machine.trap("unexpectedly found nil while unwrapping an Optional value", position)
            }
            return value.outOfOptional
        }
    }

    // MARK: Subscripts

    private func readSubscript(_ node: SubscriptCallExprSyntax, _ base: Lowered) -> Lowered {
        if base.type.isForeign { return base }
        let arguments = Array(node.arguments)
        if case .metatype(.user(let id)) = base.type, !program.types[id].lookupStatic("subscript").isEmpty {
            guard let (property, codes, type) = subscriptChoice(node, program.types[id].lookupStatic("subscript"), true)
            else {
                return stand(in: "the subscript has mistakes", at: node)
            }
            return Lowered(type, base.position) { frame throws(Failure) in
                try frame.machine.run(
                    property.getter,
                    frame.machine.makeFrame(property.getter, try Self.values(codes, frame), .missing, [])
                )
            }
        }
        if arguments.first?.label?.text != "keyPath", let info = info(base.type), !info.lookup("subscript").isEmpty {
            return readCustomSubscript(node, base, info)
        }
        if let own = extensionSubscript(node, base) { return own }
        guard let first = arguments.first else { return failed("a subscript needs an index", at: node) }
        if base.type == .native("EnvironmentValues"), let place = place(ExprSyntax(node)) {
            return Lowered(place.type, base.position, place.read)
        }
        if first.label?.text == "keyPath" {
            let path = lower(first.expression).code
            let code = base.code
            return Lowered(.unknown, base.position) { frame throws(Failure) in
                guard case .keyPath(let path) = try path(frame) else { return .void }
                return try path.read(try code(frame), frame.machine)
            }
        }
        var keyType: StaticType = .unknown
        var type: StaticType = .unknown
        var fallback: Code?
        let isRange = first.expression.isRange
        switch base.type.unwrapped {
        case .array(let element):
            keyType = isRange ? .unknown : .int
            type = isRange ? base.type.unwrapped : element
        case .dictionary(let key, let value):
            keyType = key
            type = value.inOptional
        case .string: type = isRange ? .string : .character
        case .binding(let inner): return readBindingSubscript(node, base, inner)
        case .native("ViewDimensions"): return readDimension(node, base)
        case .native("GeometryProxy"): return readAnchor(node, base)
        case .native("LayoutSubviews"):
            keyType = .int
            type = .native("LayoutSubview")
        case .metatype(let instance):
            return typeValue(.array(instance), at: node)
        case .int, .sized, .double, .float, .bool:
            return failed("value of type '\(name(base.type))' has no subscripts", at: node)
        case .user(let id) where program.types[id].kind != .protocolType && !program.types[id].isAnySequence:
            return failed("value of type '\(name(base.type))' has no subscripts", at: node)
        default: break
        }
        if base.type.unwrapped == .string, first.expression.is(IntegerLiteralExprSyntax.self),
            extensions["String"]?.lookup("subscript").isEmpty != false,
            extensions["StringProtocol"]?.lookup("subscript").isEmpty != false,
            extensions["Sequence"]?.lookup("subscript").isEmpty != false
        {
            return failed(
                "a String has no Int subscript: use 'text[text.index(text.startIndex, offsetBy: n)]' or 'Array(text)[n]'",
                at: node
            )
        }
        if let other = arguments.dropFirst().first, other.label?.text == "default" {
            if case .dictionary(_, let value) = base.type { type = value }
            fallback = coerced(lower(other.expression, type), to: type, at: other.expression).code
        }
        var key = lower(first.expression, keyType)
        let isSlice: Bool = if case .range = key.type { true } else { false }
        if isSlice, base.type.unwrapped.isSliceable {
            type = base.type.unwrapped
        } else {
            key = coerced(key, to: keyType, at: first.expression)
        }
        let (container, index) = (base.code, key.code)
        let position = position(node)
        let isChained = base.isChained
        var result = Lowered(isChained ? type.asOptional : type, base.position) { frame throws(Failure) in
            let value = try container(frame)
            if isChained, value.isNull { return .null }
            return try Subscript.read(value, try index(frame), try fallback?(frame), frame.machine, position)
        }
        result.isChained = isChained
        result.linkType = type
        result.isFailed = key.isFailed
        return result
    }

    /// A subscript that the program adds to a built-in type.
    private func extensionSubscript(_ node: SubscriptCallExprSyntax, _ base: Lowered) -> Lowered? {
        guard let label = node.arguments.first?.label?.text, label != "keyPath" else { return nil }
        for family in families(of: base.type) {
            let members = (extensions[family]?.lookup("subscript") ?? []).filter { member in
                if case .subscripting(let property) = member {
                    property.getter.parameters.first?.parameter.label == label
                } else {
                    false
                }
            }
            guard !members.isEmpty, let (property, codes, type) = subscriptChoice(node, members, true) else { continue }
            let code = base.code
            return chained(
                Lowered(type, base.position) { frame throws(Failure) in
                    let callee = frame.machine.makeFrame(
                        property.getter,
                        try Self.values(codes, frame),
                        try code(frame),
                        []
                    )
                    return try frame.machine.run(property.getter, callee)
                },
                base
            )
        }
        return nil
    }

    private func readCustomSubscript(_ node: SubscriptCallExprSyntax, _ base: Lowered, _ info: TypeInfo) -> Lowered {
        guard let place = customSubscriptPlace(node, info, true, isRead: true) else {
            return stand(in: "the subscript has mistakes", at: node)
        }
        return chained(Lowered(place.type, base.position, place.read), base)
    }

    private func readBindingSubscript(_ node: SubscriptCallExprSyntax, _ base: Lowered, _ inner: StaticType) -> Lowered
    {
        guard let first = node.arguments.first else { return failed("a subscript needs an index", at: node) }
        let (binding, index) = (base.code, lower(first.expression).code)
        let position = position(node)
        var element = inner.elementType
        if case .dictionary(_, let value) = inner { element = value.inOptional }
        return Lowered(.binding(element), base.position) { frame throws(Failure) in
            guard case .binding(let binding) = try binding(frame) else { return .void }
            let key = try index(frame)
            return .binding(
                BindingValue(
                    machine: frame.machine,
                    identity: binding.identity + [key],
                    get: { machine throws(Failure) in
                        try Subscript.read(try binding.get(machine), key, nil, machine, position)
                    },
                    set: { machine, new throws(Failure) in
                        var container = try binding.get(machine)
                        try Subscript.modify(&container, key, nil, machine, position) { $0 = new }
                        try binding.set(machine, container)
                    }
                )
            )
        }
    }

    /// `dimensions[.leading]` in an alignment guide.
    private func readDimension(_ node: SubscriptCallExprSyntax, _ base: Lowered) -> Lowered {
        guard let first = node.arguments.first else { return failed("a subscript needs an alignment", at: node) }
        let isExplicit = first.label?.text == "explicit"
        let name = implicitMemberName(first.expression) ?? ""
        let isVertical =
            ["top", "bottom", "firstTextBaseline", "lastTextBaseline"].contains(name)
            || (extensions["VerticalAlignment"].map { !$0.lookupStatic(name).isEmpty } ?? false)
        let key = lower(first.expression, .native(isVertical ? "VerticalAlignment" : "HorizontalAlignment")).code
        let code = base.code
        return Lowered(isExplicit ? .optional(.double) : .double, base.position) { frame throws(Failure) in
            guard case .native(let box) = try code(frame), case .dimensions(let dimensions) = box.native,
                case .native(let keyBox) = try key(frame), case .guide(let guide) = keyBox.native
            else { return .double(0) }
            if isExplicit { return dimensions[explicit: guide].map { .double($0) } ?? .null }
            return .double(dimensions[guide])
        }
    }

    /// `proxy[anchor]`.
    private func readAnchor(_ node: SubscriptCallExprSyntax, _ base: Lowered) -> Lowered {
        guard let first = node.arguments.first else { return failed("a subscript needs an anchor", at: node) }
        let (code, key) = (base.code, lower(first.expression).code)
        // A point or a rectangle: what the anchor is of shows when it is there.
        return Lowered(.unknown, base.position) { frame throws(Failure) in
            guard case .native(let box) = try code(frame), case .geometry(let proxy) = box.native,
                case .native(let keyBox) = try key(frame), case .anchor(let anchor) = keyBox.native
            else { return .native(.rect(.init(x: 0, y: 0, width: 0, height: 0))) }
            let rect = proxy.source.resolve(anchor)
            return anchor.isPoint ? .point(rect.origin) : .native(.rect(rect))
        }
    }
}

extension StaticType {
    /// True for what a range picks a part of.
    var isSliceable: Bool {
        switch self {
        case .array, .string, .unknown: true
        default: false
        }
    }
}
