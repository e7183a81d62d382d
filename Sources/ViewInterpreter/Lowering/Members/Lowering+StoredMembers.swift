import LayoutCore
import SwiftSyntax
import ViewRuntime

/// How members are read: stored, computed and static ones, and the projections of wrappers.
extension Lowering {
    func readStored(_ property: StoredProperty, _ position: SourcePosition, _ base: @escaping Code) -> Lowered {
        let index = property.index
        let type = property.type
        let isVariable = !property.isConstant
        switch property.storage {
        case .plain where property.isLazy:
            return Lowered(type, position) { frame throws(Failure) in
                try Fields.lazy(try base(frame), property, frame.machine)
            }
        case .plain, .object:
            return Lowered(type, position) { frame throws(Failure) in
                let instance = try base(frame)
                switch instance {
                case .structure(let value): return value.fields[index]
                case .object(let object):
                    if isVariable { object.noteChanges(frame.machine) }
                    return object.fields[index]
                default: return Fields.raw(instance, index)
                }
            }
        case .state, .observed:
            return Lowered(type, position) { frame throws(Failure) in
                try Fields.state(try base(frame), property, frame.machine)
            }
        case .binding:
            return Lowered(type, position) { frame throws(Failure) in
                let raw = Fields.raw(try base(frame), index)
                if case .binding(let binding) = raw { return try binding.get(frame.machine) }
                return raw
            }
        case .environment(let source):
            return Lowered(type, position) { frame throws(Failure) in
                try EnvironmentReading.read(source, property, frame.machine)
            }
        case .scaledMetric(let style):
            return Lowered(type, position) { frame throws(Failure) in
                var value = Fields.raw(try base(frame), index)
                if value.isMissing, let initial = property.initialValue { value = try initial(frame) }
                return .double((value.number ?? 0) * frame.machine.context.scale(of: style))
            }
        }
    }

    func readComputed(
        _ property: ComputedProperty,
        _ info: TypeInfo,
        _ position: SourcePosition,
        isExact: Bool = false,
        _ base: @escaping Code
    ) -> Lowered {
        let getter = property.getter
        let isDynamic = !isExact && (info.isClass || info.kind == .protocolType || getter.owner?.kind == .protocolType)
        let type = property.type.erasingGenerics
        if isDynamic {
            let name = property.name
            return Lowered(type, position) { frame throws(Failure) in
                let instance = try base(frame)
                let code = Dispatch.getter(name, getter, instance)
                guard let code else { return try Dispatch.stored(name, instance, frame.machine) }
                return try frame.machine.run(code, frame.machine.makeFrame(code, [], instance, []))
            }
        }
        return Lowered(type, position) { frame throws(Failure) in
            let callee = frame.machine.makeFrame(getter, [], try base(frame), [])
            return try frame.machine.run(getter, callee)
        }
    }

    /// An `@Entry` value read from environment values.
    func entryRead(_ variable: GlobalVariable, _ position: SourcePosition, _ base: @escaping Code) -> Lowered {
        let id = entryID(variable)
        return Lowered(variable.type, position) { frame throws(Failure) in
            guard case .native(let box) = try base(frame), case .environment(let values) = box.native else {
                return .void
            }
            if let value = values.custom(id) { return value }
            return try variable.read(frame.machine)
        }
    }

    func readStatic(_ member: Member, _ info: TypeInfo?, _ position: SourcePosition) -> Lowered {
        switch member {
        case .variable(let variable):
            return Lowered(variable.type, position) { frame throws(Failure) in try variable.read(frame.machine) }
        case .computed(let property):
            let getter = property.getter
            let type = info.map { Value.type(TypeReference(.user($0.id), name: $0.name)) } ?? .missing
            let isOwn = isStatic && info != nil && info === currentType
            return Lowered(property.type, position) { frame throws(Failure) in
                var owner = type
                if isOwn, case .type = frame.selfValue { owner = frame.selfValue }
                return try frame.machine.run(getter, frame.machine.makeFrame(getter, [], owner, []))
            }
        case .method(let code):
            let value = Value.function(FunctionValue(machine: machine, code: code, captures: [], selfValue: .missing))
            return Lowered(.function(code.functionType), position, constant: value)
        case .enumCase(let enumCase):
            let type = StaticType.user(enumCase.type.id)
            if enumCase.parameters.isEmpty {
                return Lowered(type, position, constant: .enumeration(EnumValue(enumCase: enumCase, payload: [])))
            }
            let function = FunctionValue(
                machine: machine,
                name: enumCase.name,
                position: position,
                parameterCount: enumCase.parameters.count
            ) {
                machine,
                arguments throws(Failure) in
                try machine.charge(steps: CallWork.stepsOfAContainer, position)
                return .enumeration(EnumValue(enumCase: enumCase, payload: arguments))
            }
            let functionType = StaticType.FunctionType(parameters: enumCase.parameters.map(\.type), result: type)
            return Lowered(.function(functionType), position, constant: .function(function))
        case .stored, .subscripting: return Lowered(.unknown, position) { _ in .void }
        }
    }

    // MARK: Projections
    /// `$name`: a binding to a property that is kept, bound or observed.
    func lowerProjection(_ name: String, at node: some SyntaxProtocol) -> Lowered? {
        let position = position(node)
        if let variable = scope?.find(name) {
            if let use = variable.wrapped {
                return projection(of: use, keptPlace(variable), at: node).map {
                    Lowered($0.type, position, $0.read)
                }
            }
            if case .binding = variable.type { return read(variable, position) }
            if case .user = variable.type {
                let code = read(variable, position).code
                return Lowered(.binding(variable.type), position) { frame throws(Failure) in
                    .binding(.constant(try code(frame), frame.machine))
                }
            }
        }
        guard let info = currentType, !isStatic, case .stored(let property)? = info.lookup(name).first else {
            return nil
        }
        if case .plain = property.storage, property.wrapper == nil {
            let advice = info.isView ? "; declare '\(name)' with '@State', '@Binding' or '@Bindable'" : ""
            return failed("cannot find '$\(name)' in scope" + advice, at: node)
        }
        scope?.usedFields?.insert(property.index)
        return projection(property, position) { $0.selfValue }
    }

    func projection(_ property: StoredProperty, _ position: SourcePosition, _ base: @escaping Code) -> Lowered {
        if property.publisher != nil { return publisher(of: property, position, base) }
        let index = property.index
        return Lowered(.binding(property.type), position) { frame throws(Failure) in
            let raw = Fields.raw(try base(frame), index)
            switch raw {
            case .slot(let slot): return .binding(.slot(slot, frame.machine))
            case .binding: return raw
            default:
                if case .environment(let source) = property.storage {
                    return .binding(
                        .constant(try EnvironmentReading.read(source, property, frame.machine), frame.machine)
                    )
                }
                return .binding(.constant(raw, frame.machine))
            }
        }
    }
}
