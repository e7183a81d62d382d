import SwiftSyntax
import ViewRuntime

/// Property wrappers of the program's own.
extension Lowering {
    /// How the program's own wrappers apply to a declaration; `nil` if none does.
    func wrapperUse(
        _ name: String,
        _ annotation: StaticType?,
        _ value: ExprSyntax?,
        _ attributes: AttributeListSyntax
    ) -> WrapperUse? {
        var layers: [WrapperUse.Layer] = []
        for case .attribute(let attribute) in attributes {
            guard let wrapper = ownWrapper(attribute) else { continue }
            let layer = WrapperUse.Layer(wrapper: wrapper, attribute: attribute, isComplete: false)
            let isComplete = constructors(of: wrapper).contains {
                layer.arguments.match($0.parameters.map(\.parameter)) != nil
            }
            layers.append(WrapperUse.Layer(wrapper: wrapper, attribute: attribute, isComplete: isComplete))
        }
        guard let innermost = layers.last else { return nil }
        let use = WrapperUse(
            name: name,
            layers: layers,
            type: annotation ?? .unknown,
            takesValue: value != nil || !innermost.isComplete
        )
        if use.type == .unknown { use.type = wrappedType(innermost.wrapper).erasingGenerics }
        if use.type == .unknown, let value { use.type = guessType(value) }
        return use
    }

    /// The same for a variable or property.
    func wrapperUse(_ name: String, _ binding: PatternBindingSyntax, _ attributes: AttributeListSyntax) -> WrapperUse? {
        wrapperUse(name, binding.typeAnnotation.map { resolve($0.type) }, binding.initializer?.value, attributes)
    }

    private func ownWrapper(_ attribute: AttributeSyntax) -> TypeInfo? {
        let type = attribute.attributeName
        if let node = type.as(IdentifierTypeSyntax.self) {
            guard let info = findType(node.name.text), info.isPropertyWrapper else { return nil }
            return info
        }
        guard let member = type.as(MemberTypeSyntax.self), member.baseType.sourceText != "SwiftUI",
            case .user(let id) = resolve(type), program.types[id].isPropertyWrapper
        else { return nil }
        return program.types[id]
    }

    /// The type of a wrapper's `wrappedValue` as declared.
    private func wrappedType(_ wrapper: TypeInfo) -> StaticType {
        switch Self.implementation(wrapper.lookup("wrappedValue")) {
        case .stored(let property): property.type
        case .computed(let property): property.type
        default: .unknown
        }
    }

    // MARK: Properties

    /// Declares a wrapped property of a type: what is kept under `_name`, and `name` and `$name` as computed properties.
    func declareWrapped(
        _ use: WrapperUse,
        _ binding: PatternBindingSyntax,
        _ node: VariableDeclSyntax,
        in info: TypeInfo
    ) {
        let isHidden = node.modifiers.contains { $0.name.text == "private" && $0.detail == nil }
        let storage = StoredProperty(
            name: "_" + use.name,
            position: position(binding),
            isConstant: false,
            type: .user(use.outermost.id),
            storage: .plain,
            index: info.stored.count,
            isPrivate: true,
            wrapper: nil
        )
        storage.wrapped = use
        storage.isHidden = true
        info.stored.append(storage)
        info.members[storage.name, default: []].append(.stored(storage))
        declareObservers(storage, binding, type: use.type, in: info)
        let isMade = binding.initializer != nil || use.layers.last?.isComplete == true || use.type.isOptional
        if isMade { storage.initialValue = { _ in .missing } }
        pendWrapper(use, binding.initializer?.value) { storage.initialValue = $0 }
        let members = accessors(use, isHidden: isHidden, at: binding, in: info) { [unowned self] in
            scope?.usedFields?.insert(storage.index)
            return (rawPlace(storage, ownBase(info)), storage)
        }
        for property in members { info.members[property.name, default: []].append(.computed(property)) }
    }

    /// Declares a wrapped static property, or a wrapped variable of the file.
    func declareWrapped(_ use: WrapperUse, _ binding: PatternBindingSyntax, in info: TypeInfo?) -> [String: Member] {
        let variable = GlobalVariable(
            name: "_" + use.name,
            type: .user(use.outermost.id),
            isConstant: false,
            position: position(binding)
        )
        pendWrapper(use, binding.initializer?.value) { variable.initialValue = $0 }
        let members = accessors(use, isHidden: false, at: binding, in: info) { [unowned self] in
            globalPlace(variable, binding, false).map { ($0, nil) }
        }
        for property in members { property.isStatic = true }
        var result = Dictionary(uniqueKeysWithValues: members.map { ($0.name, Member.computed($0)) })
        result[variable.name] = .variable(variable)
        return result
    }

    /// Lowers what makes the wrapper, once all declarations are known.
    private func pendWrapper(_ use: WrapperUse, _ value: ExprSyntax?, _ take: @escaping (@escaping Code) -> Void) {
        let context = (currentType, genericTypes)
        pendingValues.append { [unowned self] in
            inContext(context, isStatic: true, in: .firstValue) {
                if use.type == .unknown, let value { use.type = quietly { lower(value).type } }
                lowerWrap(use)
                if let initial = initialWrapper(use, value) { take(initial) }
            }
        }
    }

    /// The computed properties of a wrapped one: `name`, and `$name` if the wrapper projects something.
    private func accessors(
        _ use: WrapperUse,
        isHidden: Bool,
        at node: PatternBindingSyntax,
        in info: TypeInfo?,
        _ storage: @escaping () -> (Place, StoredProperty?)?
    ) -> [ComputedProperty] {
        var result = [accessor(use.name, use.type, at: node, in: info)]
        pendAccessor(result[0], use) { [unowned self] in
            storage().map { place, kept in (wrappedPlace(place, use, at: node), place, kept) }
        }
        if !use.outermost.lookup("projectedValue").isEmpty {
            let projected = accessor("$" + use.name, .unknown, at: node, in: info)
            pendAccessor(projected, nil) { [unowned self] in
                storage().flatMap { place, _ in
                    projection(of: use, place, at: node).map { ($0, place, nil) }
                }
            }
            result.append(projected)
        }
        for property in result {
            property.getter.isHidden = isHidden
            property.setter?.isHidden = isHidden
        }
        return result
    }

    private func accessor(
        _ name: String,
        _ type: StaticType,
        at node: PatternBindingSyntax,
        in info: TypeInfo?
    ) -> ComputedProperty {
        let getter = FunctionCode(name: name, position: position(node))
        let setter = FunctionCode(name: name, position: position(node))
        let property = ComputedProperty(name: name, type: type, position: position(node), getter: getter)
        setter.parameters = [CodeParameter(parameter: Parameter(label: nil, type: type), name: "newValue")]
        setter.isMutating = true
        setter.result = .void
        for code in [getter, setter] { code.owner = info }
        property.setter = setter
        return property
    }

    /// Lowers the bodies of an accessor, whose place is looked up once the members of all wrappers are known.
    private func pendAccessor(
        _ property: ComputedProperty,
        _ use: WrapperUse?,
        _ parts: @escaping () -> (value: Place, wrapper: Place, kept: StoredProperty?)?
    ) {
        let context = (currentType, genericTypes)
        let setter = property.setter
        program.codes += [property.getter] + (setter.map { [$0] } ?? [])
        pendingValues.append { [unowned self] in
            inContext(context, isStatic: property.isStatic) {
                let scope = FunctionScope(parent: nil, code: property.getter, resultType: .unknown, body: nil)
                self.scope = scope
                guard let (value, wrapper, kept) = parts() else { return }
                if property.type == .unknown { property.type = use?.type ?? value.type }
                property.getter.result = property.type
                property.getter.isMutating = value.isReadMutating
                finish(property.getter, scope, value.read, [])
                guard let setter, value.isSettable else {
                    property.setter = nil
                    return
                }
                setter.parameters[0].parameter.type = property.type
                setter.slotCount = 1
                setter.isMutating = value.isWriteMutating
                setter.usedFields = property.getter.usedFields
                setter.body = Self.assignment(value, wrapper, use, kept)
            }
        }
    }

    /// Sets the wrapped value; one that has no wrapper yet, in an initialiser, is wrapped.
    private static func assignment(
        _ value: Place,
        _ wrapper: Place,
        _ use: WrapperUse?,
        _ kept: StoredProperty?
    ) -> Code {
        func notify(_ code: FunctionCode?, _ argument: Value, _ frame: Frame) throws(Failure) {
            guard let code else { return }
            let callee = frame.machine.makeFrame(code, [argument], frame.selfValue, [])
            _ = try frame.machine.run(code, callee)
            frame.selfValue = callee.selfValue
        }
        return { frame throws(Failure) in
            let new = frame.slots[0]
            if let use, use.wrap != nil, try wrapper.read(frame).isMissing {
                try wrapper.write(frame, try use.wrapping(new, frame.machine))
                return .void
            }
            let old = kept?.didSet == nil ? .void : try value.read(frame)
            try notify(kept?.willSet, new, frame)
            try value.write(frame, new)
            try notify(kept?.didSet, old, frame)
            return .void
        }
    }

    // MARK: Places

    /// The wrapped value in the place of its wrapper.
    func wrappedPlace(_ wrapper: Place, _ use: WrapperUse, at node: some SyntaxProtocol) -> Place {
        var place = wrapper
        for layer in use.layers {
            place = layerPlace("wrappedValue", layer.wrapper, place, at: node) ?? place
        }
        if use.type != .unknown { place.type = use.type }
        return place
    }

    /// What the outermost wrapper projects, its type told by what is wrapped.
    func projection(of use: WrapperUse, _ base: Place, at node: some SyntaxProtocol) -> Place? {
        guard var place = layerPlace("projectedValue", use.outermost, base, at: node) else { return nil }
        var bindings: [String: StaticType] = [:]
        wrappedType(use.outermost).bind(to: use.layers.count == 1 ? use.type : .unknown, &bindings)
        place.type = place.type.substituting(bindings)
        return place
    }

    /// A member of a wrapper as a place; one that is only read is not settable.
    func layerPlace(_ name: String, _ wrapper: TypeInfo, _ base: Place, at node: some SyntaxProtocol) -> Place? {
        guard let member = Self.implementation(wrapper.lookup(name)) else { return nil }
        let isSettable: Bool
        let lowered: Lowered
        var isWriteMutating = base.isWriteMutating && !wrapper.isClass
        switch member {
        case .stored(let property):
            lowered = readStored(property, position(node), base.read)
            isSettable = !property.isConstant
        case .computed(let property):
            if property.getter.isMutating { return mutatingPlace(property, base) }
            lowered = readComputed(property, wrapper, position(node), base.read)
            isSettable = property.setter != nil
            if property.setter?.isMutating == false { isWriteMutating = false }
        default: return nil
        }
        if isSettable, base.isSettable || wrapper.isClass,
            var place = memberPlace(member, of: base, wrapper, node, false)
        {
            place.isReadMutating = base.isReadMutating
            place.isWriteMutating = isWriteMutating
            return place
        }
        var place = Place(type: lowered.type, read: lowered.code, write: { _, _ in })
        place.isSettable = false
        place.isReadMutating = base.isReadMutating
        return place
    }

    /// A property whose getter changes the instance.
    private func mutatingPlace(_ property: ComputedProperty, _ base: Place) -> Place {
        func run(_ code: FunctionCode, _ arguments: [Value], _ frame: Frame) throws(Failure) -> Value {
            var result = Value.void
            try base.modify(frame) { instance throws(Failure) in
                let callee = frame.machine.makeFrame(code, arguments, instance, [])
                result = try frame.machine.run(code, callee)
                instance = callee.selfValue
            }
            return result
        }
        let (getter, setter) = (property.getter, property.setter)
        var place = Place(
            type: property.type,
            read: { frame throws(Failure) in try run(getter, [], frame) },
            write: { frame, value throws(Failure) in if let setter { _ = try run(setter, [value], frame) } }
        )
        place.isSettable = setter != nil
        place.isReadMutating = true
        return place
    }
}
