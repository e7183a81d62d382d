import SwiftSyntax
import ViewRuntime

/// What can make an instance: initialisers, the memberwise one, raw values, layouts.
extension Lowering {
    /// A way to make an instance.
    enum Constructor {
        case written(FunctionCode)
        case memberwise([StoredProperty])

        var parameters: [CodeParameter] {
            switch self {
            case .written(let code): code.parameters
            case .memberwise(let properties): properties.map(\.memberwiseParameter)
            }
        }
    }

    /// The initialisers that a type has or inherits.
    func initializers(of info: TypeInfo) -> [FunctionCode] {
        guard let superclass = info.superclass else { return info.initializers }
        let labels = Set(info.initializers.map(\.labels))
        let inherited = initializers(of: superclass)
        let notOverridden = inherited.filter { !labels.contains($0.labels) }
        // A class without designated initialisers of its own has those of its superclass; one that has all of them,
        // the convenient ones too.
        if info.initializers.allSatisfy(\.isConvenience) { return info.initializers + notOverridden }
        return notOverridden.allSatisfy(\.isConvenience) ? info.initializers + notOverridden : info.initializers
    }

    /// The properties that the memberwise initialiser takes.
    func memberwise(_ info: TypeInfo) -> [StoredProperty] {
        info.stored.filter { property in
            if let wrapper = property.wrapper, ForeignFramework.outsideWrappers.contains(wrapper) { return false }
            switch property.storage {
            case .plain: return !(property.isConstant && property.initialValue != nil)
            case .state, .scaledMetric:
                return !(property.isPrivate && property.initialValue != nil) && property.wrapper != "Namespace"
            case .binding, .object, .observed: return true
            case .environment: return false
            }
        }
    }

    func construction(
        _ info: TypeInfo,
        _ choice: Choice<Constructor>,
        _ prepared: Prepared,
        _ start: SourcePosition,
        at node: some SyntaxProtocol,
        bindings: [String: StaticType] = [:]
    ) -> Lowered {
        var bindings = bindings
        let parameters = choice.candidate.parameters
        let arguments = lowerArguments(parameters.map(\.parameter), choice.sources, prepared, &bindings)
        let isFailed = arguments.contains { $0?.isFailed == true }
        let type = StaticType.user(info.id)
        if case .memberwise(let properties) = choice.candidate {
            for (property, argument) in zip(properties, arguments) {
                if let argument { property.openType.bind(to: argument.type, &bindings) }
            }
        }
        var result: Lowered
        switch choice.candidate {
        case .written(let code):
            if code.isThrowing { noteThrowingCall(at: node) }
            let codes = argumentCodes(code, arguments)
            let make: Code = { frame throws(Failure) in
                try Instances.make(info, code, try Self.values(codes, frame), frame.machine)
            }
            result = Lowered(code.isFailable ? .optional(type) : type, start, Self.placed(make, of: code, at: start))
        case .memberwise(let properties):
            let codes = arguments.map { $0?.code }
            let pairs = Array(zip(properties, codes))
            result = Lowered(type, start) { frame throws(Failure) in
                var fields = try Instances.fields(info, frame.machine, skipping: pairs, at: start)
                for (property, code) in pairs {
                    guard let code else { continue }
                    var value = try code(frame)
                    if property.isBuilder, property.type.functionType == nil, case .function(let builder) = value {
                        value = try frame.machine.call(builder, [])
                    }
                    fields[property.index] = try property.wrapped?.kept(value, frame.machine) ?? value
                }
                return Instances.instance(info, fields)
            }
        }
        result.isFailed = isFailed
        return keepingTypes(info, bindings, result)
    }

    func rawConstruction(_ info: TypeInfo, _ expression: ExprSyntax, _ start: SourcePosition) -> Lowered {
        let code = lower(expression, info.rawType ?? .unknown).code
        return Lowered(.optional(.user(info.id)), start) { frame throws(Failure) in
            let raw = try code(frame)
            guard let found = info.cases.first(where: { $0.rawValue == raw }) else { return .null }
            return .enumeration(EnumValue(enumCase: found, payload: []))
        }
    }

    /// `MyLayout(spacing: 4) { … }`: a container with the program's own layout.
    func constructLayout(
        _ info: TypeInfo,
        _ candidates: [Constructor],
        _ arguments: Arguments,
        at node: some SyntaxProtocol,
        start: SourcePosition
    ) -> Lowered {
        var inner = arguments
        let closure = inner.trailing.removeFirst()
        var prepared: Prepared = [:]
        guard let choice = choose(info.name, candidates, inner, &prepared, at: node, { $0.parameters.map(\.parameter) })
        else {
            return stand(in: "the call has mistakes", at: node)
        }
        let layout = construction(info, choice, prepared, start, at: node).code
        let content = lower(
            closure.expression,
            .function(StaticType.FunctionType(parameters: [], result: .view, isBuilder: true))
        ).code
        let chain = ViewChain { frame throws(Failure) in
            guard case .function(let builder) = try content(frame) else { return ViewValue(.empty, source: start) }
            let value = ProgramLayoutValue(
                instance: try layout(frame),
                type: info,
                machine: frame.machine,
                position: start
            )
            return ViewValue(.programLayout(value, content: .body(builder)), source: start)
        }
        return Lowered(.view, chain: chain, start)
    }

    /// An initialiser as a function of `count` arguments.
    func constructorFunction(_ info: TypeInfo, _ count: Int, labels: [String?]? = nil) -> FunctionValue {
        let code = initializers(of: info).first {
            $0.parameters.count == count && (labels == nil || $0.labels == labels)
        }
        let properties = memberwise(info).filter { $0.initialValue == nil }
        return FunctionValue(machine: machine, name: info.name, position: info.position, parameterCount: count) {
            machine,
            arguments throws(Failure) in
            var arguments = arguments
            if arguments.count == 1, count > 1, case .tuple(let pair) = arguments[0] { arguments = pair.values }
            if let code { return try Instances.make(info, code, arguments, machine) }
            var fields = try Instances.fields(info, machine, skipping: [])
            for (property, value) in zip(properties, arguments) {
                fields[property.index] = try property.wrapped?.kept(value, machine) ?? value
            }
            return Instances.instance(info, fields)
        }
    }
}

extension StoredProperty {
    /// The parameter that the memberwise initialiser has for the property.
    var memberwiseParameter: CodeParameter {
        var parameterType = type
        if case .binding = storage { parameterType = .binding(type) }
        if let wrapped, wrapped.takesValue { parameterType = wrapped.type }
        if isBuilder {
            if case .function(var function) = type.unwrapped {
                function.isBuilder = true
                parameterType = .function(function)
            } else {
                parameterType = .function(StaticType.FunctionType(parameters: [], result: type, isBuilder: true))
            }
        }
        let label = wrapped?.name ?? name
        var parameter = Parameter(label: label, type: parameterType)
        parameter.hasDefault = initialValue != nil
        return CodeParameter(parameter: parameter, name: label)
    }
}
