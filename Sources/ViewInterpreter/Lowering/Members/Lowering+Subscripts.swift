import LayoutCore
import SwiftSyntax
import ViewRuntime

/// Subscripts that are read.
extension Lowering {
    /// The element that a subscript reads, or what a subscript of the program gives.
    func readSubscript(_ node: SubscriptCallExprSyntax, _ base: Lowered) -> Lowered {
        if base.type.isForeign { return base }
        if let own = readOwnSubscript(node, base) ?? extensionSubscript(node, base) { return own }
        guard let first = node.arguments.first else { return failed("a subscript needs an index", at: node) }
        if base.type == .native("EnvironmentValues"), let place = place(ExprSyntax(node)) {
            return Lowered(place.type, base.position, place.read)
        }
        if first.label?.text == "keyPath" { return readKeyPath(first.expression, base) }
        if let special = readSpecialSubscript(node, base) { return special }
        guard let types = subscriptTypes(of: base.type, isRange: first.expression.isRange) else {
            return failed("value of type '\(name(base.type))' has no subscripts", at: node)
        }
        if indexesText(first.expression, of: base.type) {
            return failed(
                "a String has no Int subscript: use 'text[text.index(text.startIndex, offsetBy: n)]' or 'Array(text)[n]'",
                at: node
            )
        }
        return readElement(node, first.expression, of: base, types)
    }

    /// A subscript that the program declares for its own type, static or of an instance.
    private func readOwnSubscript(_ node: SubscriptCallExprSyntax, _ base: Lowered) -> Lowered? {
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
        guard node.arguments.first?.label?.text != "keyPath", let info = info(base.type),
            !info.lookup("subscript").isEmpty
        else { return nil }
        if info.isCollection, node.arguments.count == 1, let range = node.arguments.first?.expression, range.isRange,
            !info.lookup("subscript").contains(where: \.takesRange)
        {
            return readSubscript(node, elements(of: base))
        }
        return readCustomSubscript(node, base, info)
    }

    /// `value[keyPath: path]`.
    private func readKeyPath(_ path: ExprSyntax, _ base: Lowered) -> Lowered {
        let (path, code) = (lower(path).code, base.code)
        return Lowered(.unknown, base.position) { frame throws(Failure) in
            guard case .keyPath(let path) = try path(frame) else { return .void }
            return try path.read(try code(frame), frame.machine)
        }
    }

    /// Subscripts that give no element: of bindings, measured views, proxies and types (`[Int]` is one of `Int`).
    private func readSpecialSubscript(_ node: SubscriptCallExprSyntax, _ base: Lowered) -> Lowered? {
        switch base.type.unwrapped {
        case .binding(let inner): readBindingSubscript(node, base, inner)
        case .native("ViewDimensions"): readDimension(node, base)
        case .native("GeometryProxy"): readAnchor(node, base)
        case .native("LayoutSubview"): readLayoutValue(node, base)
        case .metatype(let instance): typeValue(.array(instance), at: node)
        default: nil
        }
    }

    /// What the subscript of a type takes and gives, as far as it is known; `nil` where the type has none.
    private func subscriptTypes(of type: StaticType, isRange: Bool) -> (key: StaticType, element: StaticType)? {
        switch type.unwrapped {
        case .array(let element): isRange ? (.unknown, type.unwrapped) : (.int, element)
        case .dictionary(let key, let value): (key, value.inOptional)
        case .string: (.unknown, isRange ? .string : .character)
        case .native("LayoutSubviews"): (.int, .native("LayoutSubview"))
        case .int, .sized, .double, .float, .bool: nil
        case .user(let id) where program.types[id].kind != .protocolType && !program.types[id].isAnySequence: nil
        default: (.unknown, .unknown)
        }
    }

    /// True for a text with a number as index, unless the program adds such a subscript.
    private func indexesText(_ index: ExprSyntax, of type: StaticType) -> Bool {
        type.unwrapped == .string && index.is(IntegerLiteralExprSyntax.self)
            && ["String", "StringProtocol", "Sequence"].allSatisfy {
                extensions[$0]?.lookup("subscript").isEmpty != false
            }
    }

    /// The element, or the stretch of elements, of a collection; `default:` gives what a dictionary lacks.
    private func readElement(
        _ node: SubscriptCallExprSyntax,
        _ index: ExprSyntax,
        of base: Lowered,
        _ types: (key: StaticType, element: StaticType)
    ) -> Lowered {
        var type = types.element
        var fallback: Code?
        if let other = node.arguments.dropFirst().first, other.label?.text == "default" {
            if case .dictionary(_, let value) = base.type { type = value }
            fallback = coerced(lower(other.expression, type), to: type, at: other.expression).code
        }
        var key = lower(index, types.key)
        if case .range = key.type, base.type.unwrapped.isSliceable {
            type = base.type.unwrapped
        } else {
            key = coerced(key, to: types.key, at: index)
        }
        let (container, code) = (base.code, key.code)
        let position = position(node)
        let isChained = base.isChained
        var result = Lowered(isChained ? type.asOptional : type, base.position) { frame throws(Failure) in
            let value = try container(frame)
            if isChained, value.isNull { return .null }
            return try Subscript.read(value, try code(frame), try fallback?(frame), frame.machine, position)
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
                    identity: try binding.path(to: key, at: position),
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

    /// `subview[Key.self]`: what the subview carries for a key, or else the key's own value.
    private func readLayoutValue(_ node: SubscriptCallExprSyntax, _ base: Lowered) -> Lowered {
        guard let first = node.arguments.first, case let key = lower(first.expression),
            case .metatype(.user(let id)) = key.type, program.types[id].conforms(to: "LayoutValueKey")
        else {
            return failed("a subview's subscript needs a LayoutValueKey: 'subview[Key.self]'", at: node)
        }
        let info = program.types[id]
        let (code, definition) = (base.code, ProgramLayoutValueKey(info))
        return Lowered(environmentKeyType(info), base.position) { frame throws(Failure) in
            if case .native(let box) = try code(frame), case .subview(let subview) = box.native,
                let value = subview.layoutValue(definition)
            {
                return Value(program: value)
            }
            return try info.lookupStatic("defaultValue").first?.readStatic(frame.machine) ?? .null
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

extension Member {
    /// True for a subscript of places from one to another.
    fileprivate var takesRange: Bool {
        guard case .subscripting(let property) = self, case .range? = property.getter.parameters.first?.parameter.type
        else { return false }
        return true
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
