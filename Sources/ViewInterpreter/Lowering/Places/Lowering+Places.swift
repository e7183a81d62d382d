import SwiftSyntax
import ViewRuntime

/// Places that are members: of `self`, of other values, of types.
extension Lowering {
    /// A member of `self` without `self.`; `nil` if the type has none of the name.
    func implicitSelfPlace(_ name: String, _ node: some SyntaxProtocol, _ isReported: Bool) -> Place? {
        var context = currentType
        var isInner = true
        while let info = context {
            if isInner, !isStatic {
                if let member = Self.readable(info.lookup(name)) {
                    return memberPlace(member, of: ownBase(info), info, node, isReported)
                }
                if info.kind == .builtin, info.name == "Binding", name == "wrappedValue" {
                    return boundPlace({ $0.selfValue }, .unknown)
                }
                if name.hasPrefix("_"), let property = info.stored.first(where: { "_" + $0.name == name }) {
                    return rawPlace(property, ownBase(info))
                }
                for conformance in info.conformances.sorted() {
                    if let member = extensions[conformance]?.lookup(name).first {
                        return memberPlace(member, of: ownBase(info), info, node, isReported)
                    }
                }
            }
            if isInner, isReported { checkStaticUse(name, info, at: node) }
            if case .variable(let variable)? = info.lookupStatic(name).first {
                return globalPlace(variable, node, isReported)
            }
            if case .computed(let property)? = info.lookupStatic(name).first { return staticComputedPlace(property) }
            isInner = false
            context = info.parent
        }
        if name.hasPrefix("$"), name.count > 1 {
            let lowered = quietly { lowerName(name, at: node, .unknown) }
            if !lowered.isFailed { return Place(type: lowered.type, read: lowered.code, write: { _, _ in }) }
        }
        return nil
    }

    func ownBase(_ info: TypeInfo) -> Place {
        var place = Place(
            type: selfType(info),
            read: { $0.selfValue },
            write: { frame, value in frame.selfValue = value },
            modify: { frame, change throws(Failure) in
                var value = frame.selfValue
                if case .structure = value { frame.selfValue = .void }
                defer { frame.selfValue = value }
                try change(&value)
            }
        )
        place.isOwn = true
        return place
    }

    func staticComputedPlace(_ property: ComputedProperty) -> Place {
        Place(
            type: property.type,
            read: { frame throws(Failure) in
                try frame.machine.run(property.getter, frame.machine.makeFrame(property.getter, [], .missing, []))
            },
            write: { frame, value throws(Failure) in
                guard let setter = property.setter else { return }
                _ = try frame.machine.run(setter, frame.machine.makeFrame(setter, [value], .missing, []))
            }
        )
    }

    /// The field itself, whatever holds the property's value: `_name`.
    func rawPlace(_ property: StoredProperty, _ base: Place) -> Place {
        let type: StaticType = if case .binding = property.storage { .binding(property.type) } else { property.type }
        return Place(
            type: type,
            read: { frame throws(Failure) in Fields.raw(try base.read(frame), property.index) },
            write: { frame, value throws(Failure) in
                try base.modify(frame) { Fields.setRaw(&$0, property.index, value) }
            }
        )
    }

    func memberPlace(
        _ member: Member,
        of base: Place,
        _ info: TypeInfo,
        _ node: some SyntaxProtocol,
        _ isReported: Bool
    ) -> Place? {
        switch member {
        case .stored(let property): return storedPlace(property, base, node, isReported)
        case .computed(let property):
            guard property.setter != nil || info.isClass || info.kind == .protocolType else {
                // A getter whose value is an object can still be changed through it.
                if self.info(property.type)?.isClass == true || property.type == .unknown {
                    let lowered = readComputed(property, info, position(node), base.read)
                    return Place(type: property.type, read: lowered.code, write: { _, _ in })
                }
                return nowhere(node, isReported, "cannot assign to property: '\(property.name)' is a get-only property")
            }
            return computedPlace(property, info, base, node)
        case .variable(let variable): return globalPlace(variable, node, isReported)
        case .method, .enumCase, .subscripting: return nowhere(node, isReported, "this member cannot be assigned to")
        }
    }

    private func storedPlace(
        _ property: StoredProperty,
        _ base: Place,
        _ node: some SyntaxProtocol,
        _ isReported: Bool
    ) -> Place? {
        if property.isConstant, scope?.code.name != "init", !holdsReference(property) {
            return nowhere(node, isReported, "cannot assign to property: '\(property.name)' is a 'let' constant")
        }
        if isReported, base.isOwn, case .plain = property.storage, property.wrapper == nil, isSelfImmutable,
            !holdsReference(property)
        {
            return nowhere(node, true, "cannot change '\(property.name)': \(immutableSelfAdvice)")
        }
        if isReported, !base.isOwn, property.isHidden || property.isSetHidden, case .user(let id) = base.type.unwrapped,
            !seesPrivate(of: program.types[id]), !holdsReference(property)
        {
            return nowhere(node, true, "cannot change '\(property.name)': it is private to '\(program.types[id].name)'")
        }
        if base.isOwn { scope?.usedFields?.insert(property.index) }
        let read = readStored(property, position(node), base.read).code
        if let observers = observed(property, base, read) { return observers }
        return Place(
            type: property.type,
            read: read,
            write: { frame, value throws(Failure) in
                // A property that the runtime keeps is changed where it is kept: the instance stays as it is.
                if base.isOwn, property.publisher == nil,
                    case .slot(let slot) = Fields.raw(frame.selfValue, property.index)
                {
                    frame.machine.write(value, to: slot)
                } else {
                    try base.modify(frame) { instance throws(Failure) in
                        try Fields.write(&instance, property, value, frame.machine)
                    }
                }
            },
            modify: { frame, change throws(Failure) in
                try base.modify(frame) { instance throws(Failure) in
                    try Fields.modify(&instance, property, frame.machine, change)
                }
            }
        )
    }

    private func holdsReference(_ property: StoredProperty) -> Bool {
        info(property.type)?.isClass == true || property.type == .unknown || property.type.isBinding
            || property.type.isGeneric
            || info(property.type)?.kind == .protocolType
    }

    /// A property with `willSet` or `didSet`.
    private func observed(_ property: StoredProperty, _ base: Place, _ read: @escaping Code) -> Place? {
        guard property.hasObservers else { return nil }
        let isInit = scope?.code.name == "init"
        let code = scope?.code
        let isInside = (property.willSets + property.didSets).contains { $0 === code }
        let write: (Frame, Value) throws(Failure) -> Void = { frame, value throws(Failure) in
            let old = try read(frame)
            let own = property.isOverridden ? property.dispatched(try base.read(frame)) : property
            func notify(_ code: FunctionCode, _ argument: Value) throws(Failure) {
                guard !isInit, !isInside else { return }
                try base.modify(frame) { instance throws(Failure) in
                    let callee = frame.machine.makeFrame(code, [argument], instance, [])
                    _ = try frame.machine.run(code, callee)
                    instance = callee.selfValue
                }
            }
            for code in own.willSets { try notify(code, value) }
            try base.modify(frame) { instance throws(Failure) in
                try Fields.write(&instance, property, value, frame.machine)
            }
            for code in own.didSets { try notify(code, old) }
        }
        return Place(type: property.type, read: read, write: write)
    }

    func computedPlace(
        _ property: ComputedProperty,
        _ info: TypeInfo,
        _ base: Place,
        _ node: some SyntaxProtocol
    ) -> Place {
        let read = readComputed(property, info, position(node), base.read).code
        if let setter = property.setter { scope?.selfCalls.append(setter) }
        scope?.selfCalls.append(property.getter)
        return Place(
            type: property.type,
            read: read,
            write: { frame, value throws(Failure) in
                try base.modify(frame) { instance throws(Failure) in
                    let member = instance.typeInfo.flatMap { Self.implementation($0.lookup(property.name)) }
                    if case .stored(let stored)? = member {
                        try Fields.write(&instance, stored, value, frame.machine)
                        return
                    }
                    var setter = property.setter
                    if case .computed(let own)? = member { setter = own.setter ?? setter }
                    guard let setter else { return }
                    let callee = frame.machine.makeFrame(setter, [value], instance, [])
                    _ = try frame.machine.run(setter, callee)
                    instance = callee.selfValue
                }
            }
        )
    }
}
