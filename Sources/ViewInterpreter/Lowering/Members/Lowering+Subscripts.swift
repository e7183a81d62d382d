import LayoutCore
import SwiftSyntax
import ViewRuntime

/// Subscripts that are read.
extension Lowering {
    func readSubscript(_ node: SubscriptCallExprSyntax, _ base: Lowered) -> Lowered {
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
            if info.isCollection, arguments.count == 1, let range = arguments.first?.expression, range.isRange,
                !info.lookup("subscript").contains(where: \.takesRange)
            {
                return readSubscript(node, elements(of: base))
            }
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
        case .native("LayoutSubview"): return readLayoutValue(node, base)
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
