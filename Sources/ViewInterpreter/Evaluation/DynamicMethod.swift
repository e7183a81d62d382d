import ViewRuntime

/// A method call whose method is found when the program runs.
final class DynamicMethod {
    private let name: String
    private let labels: [String?]
    private let trailing: Int
    private let position: SourcePosition
    private let extensions: [String: TypeInfo]

    init(name: String, labels: [String?], trailing: Int, position: SourcePosition, extensions: [String: TypeInfo]) {
        self.name = name
        self.labels = labels
        self.trailing = trailing
        self.position = position
        self.extensions = extensions
    }

    func call(_ receiver: Value, _ arguments: [Value], _ place: Place?, _ frame: Frame) throws(Failure) -> Value {
        let machine = frame.machine
        if case .function(let function) = receiver, name == "next", arguments.isEmpty {
            return try machine.call(function, [])
        }
        if let code = programMethod(receiver) {
            return try call(code, receiver, arguments, place, frame)
        }
        if let info = receiver.typeInfo, case .stored(let property)? = info.lookup(name).first,
            case .function(let function) = try Fields.state(receiver, property, machine)
        {
            return try machine.call(function, arguments)
        }
        for family in receiver.families {
            for overload in BuiltinTable.standard.members[family]?[name] ?? [] {
                guard let values = arrange(arguments, overload.signature.parameters ?? []) else { continue }
                var call = BuiltinCall(receiver: receiver, arguments: values, machine: machine, position: position)
                switch overload.implementation {
                case .function(let run): return try run(&call)
                case .mutating(let run):
                    guard let place else { throw machine.trap("'\(name)' needs a variable to change", position) }
                    var result = Value.void
                    try place.modify(frame) { value throws(Failure) in result = try run(&value, &call) }
                    return result
                case .modifier, .transform, .view: continue
                }
            }
        }
        if receiver.typeInfo?.isAnySequence == true,
            let elements = try ProgramSequence.elements(receiver, machine, position)
        {
            return try call(.array(elements), arguments, nil, frame)
        }
        if let view = try? receiver.asView(position) {
            for overload in BuiltinTable.standard.modifiers[name] ?? [] {
                guard let values = arrange(arguments, overload.signature.parameters ?? []) else { continue }
                var call = BuiltinCall(receiver: .missing, arguments: values, machine: machine, position: position)
                switch overload.implementation {
                case .modifier(let make): return .view(view.modified(try make(&call), source: position))
                case .transform(let make): return .view(try make(&call, view))
                case .function, .mutating, .view: continue
                }
            }
        }
        // What the environment gives without a meaning here does nothing.
        if case .native(let box) = receiver, case .action = box.native { return .void }
        throw machine.trap("\(receiver.debugText) has no method '\(name)' that takes these arguments", position)
    }

    private func programMethod(_ receiver: Value) -> FunctionCode? {
        var members = receiver.typeInfo?.lookupAll(name) ?? []
        for conformance in receiver.typeInfo?.conformances.sorted() ?? [] {
            members += extensions[conformance]?.lookup(name) ?? []
        }
        for family in receiver.families { members += extensions[family]?.lookup(name) ?? [] }
        return members.lazy.compactMap { member -> FunctionCode? in
            guard case .method(let code) = member, !code.isRequirement,
                self.arrange(Array(repeating: .void, count: self.labels.count), code.parameters.map(\.parameter)) != nil
            else { return nil }
            return code
        }.first
    }

    private func call(
        _ code: FunctionCode,
        _ receiver: Value,
        _ arguments: [Value],
        _ place: Place?,
        _ frame: Frame
    ) throws(Failure) -> Value {
        let machine = frame.machine
        var values = arrange(arguments, code.parameters.map(\.parameter)) ?? arguments
        for (index, parameter) in code.parameters.enumerated() where values[index].isMissing {
            if let defaultValue = parameter.defaultValue { values[index] = try defaultValue(frame) }
        }
        if code.isMutating, let place, receiver.typeInfo?.isClass != true {
            var result = Value.void
            try place.modify(frame) { value throws(Failure) in
                let callee = machine.makeFrame(code, values, value, [])
                value = .void
                defer { value = callee.selfValue }
                let waiter = code.isAsync ? machine.waiting : nil
                result = try machine.run(code, callee)
                if let waiter, waiter.isOpen {
                    waiter.whenOver { () throws(Failure) in try place.write(frame, callee.selfValue) }
                }
            }
            return result
        }
        return try machine.run(code, machine.makeFrame(code, values, receiver, []))
    }

    /// Puts the arguments into the parameters' order; `nil` if their labels do not fit.
    private func arrange(_ arguments: [Value], _ parameters: [Parameter]) -> [Value]? {
        var values: [Value] = Array(repeating: .missing, count: parameters.count)
        var next = 0
        for (index, label) in labels.enumerated() {
            let isTrailing = index >= labels.count - trailing && label == nil
            while next < parameters.count, parameters[next].label != label,
                !(isTrailing && parameters[next].type.functionType != nil)
            {
                guard parameters[next].hasDefault else { return nil }
                next += 1
            }
            guard next < parameters.count else { return nil }
            values[next] = parameters[next].isVariadic ? .array([arguments[index]]) : arguments[index]
            next += 1
        }
        for index in next..<max(next, parameters.count)
        where !parameters[index].hasDefault && !parameters[index].isVariadic { return nil }
        return values
    }
}
