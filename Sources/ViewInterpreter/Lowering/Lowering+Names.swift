import SwiftSyntax
import ViewRuntime

/// Names that stand alone: variables, members of `self`, functions, types.
extension Lowering {
    func lowerName(
        _ name: String,
        at node: some SyntaxProtocol,
        _ expected: StaticType,
        argumentNames: DeclNameArgumentsSyntax? = nil
    ) -> Lowered {
        let position = position(node)
        if isCursor(name) { noteName(expected) }
        if name == "self" { return lowerSelf(at: node) }
        if name == "..." {
            return Lowered(
                .range(.int),
                position,
                constant: .range(RangeValue(lower: nil, upper: nil, isClosed: false))
            )
        }
        if name == "Self", let currentType {
            return currentType.isClass ? classOfSelf(currentType, position) : typeValue(selfType(currentType), at: node)
        }
        if let variable = scope?.find(name) { return read(variable, position) }
        if let variable = scope?.find("$" + name), case .binding(let wrapped) = variable.type {
            let code = read(variable, position).code
            return Lowered(wrapped, position) { frame throws(Failure) in
                if case .binding(let binding) = try code(frame) { try binding.get(frame.machine) } else { .void }
            }
        }
        if name.hasPrefix("$"), name.count > 1, let projected = lowerProjection(String(name.dropFirst()), at: node) {
            return projected
        }
        if let member = implicitMember(name, argumentNames, at: node) { return member }
        if let info = findType(name) { return typeValue(.user(info.id), at: node) }
        let isOperator = Arithmetic.function(name) != nil || Self.comparisons.contains(name)
        if !isOperator, let found = globals[name]?.first {
            return lowerGlobal(found, name, expected, at: node)
        }
        if let type = genericTypes.reversed().lazy.compactMap({ $0[name] }).first {
            return type == .view ? typeValue(type, at: node) : typeParameter(name, type, at: node)
        }
        if let alias = aliased(name) { return typeValue(alias, at: node) }
        if let type = StaticType(builtinNamed: name, arguments: []), name != "Content" {
            return typeValue(type, at: node)
        }
        if table.initializers[name] != nil || table.typeNames.contains(name) || table.statics[name] != nil
            || Self.knownTypes.contains(name)
        {
            advise(name, at: node)
            return typeValue(
                table.initializers[name]?.first?.signature.result == .native("Shape")
                    ? .native("Shape") : .native(name),
                at: node
            )
        }
        if ["Swift", "Foundation", "SwiftUI"].contains(name) { return typeValue(.native(name), at: node) }
        if let overloads = table.functions[name] { return functionReference(name, overloads, expected, at: node) }
        if isOperator { return operatorReference(name, at: node, expected) }
        if let foreign = foreign(name, at: node) { return foreign }
        return failed(unknownName(name), at: node)
    }

    func unknownName(_ name: String) -> String {
        guard hasRoom, searches < Self.mostSearches else { return "cannot find '\(name)' in scope" }
        var candidates =
            Array(globals.keys) + Array(topLevelTypes.keys) + Array(table.initializers.keys)
            + Array(table.functions.keys)
        candidates += scope?.allNames ?? []
        var context = currentType
        while let info = context {
            candidates += Array(info.members.keys) + Array(info.statics.keys)
            context = info.parent ?? info.superclass
        }
        let near = nearest(name, among: candidates.filter { $0 != name })
        return "cannot find '\(name)' in scope" + (near.map { "; did you mean '\($0)'?" } ?? "")
    }

    static let comparisons: Set<String> = ["<", ">", "==", "!=", "<=", ">=", "&&", "||"]

    private func lowerSelf(at node: some SyntaxProtocol) -> Lowered {
        if let variable = scope?.find("self") { return read(variable, position(node)) }
        guard let currentType else { return failed("cannot find 'self' in scope", at: node) }
        if isStatic {
            return currentType.isClass
                ? classOfSelf(currentType, position(node)) : typeValue(selfType(currentType), at: node)
        }
        scope?.usedFields = nil
        let type = selfType(currentType)
        return Lowered(scope?.isSelfWeak == true ? type.asOptional : type, position(node)) { $0.selfValue }
    }

    /// The class of the instance, or the one that a static function is called on: it may inherit from the class around.
    private func classOfSelf(_ info: TypeInfo, _ position: SourcePosition) -> Lowered {
        Lowered(.metatype(selfType(info)), position) { frame in
            if case .type = frame.selfValue { return frame.selfValue }
            let info = frame.selfValue.typeInfo ?? info
            return .type(TypeReference(.user(info.id), name: info.name))
        }
    }

    func read(_ variable: LocalVariable, _ position: SourcePosition) -> Lowered {
        guard let scope else { return Lowered(variable.type, position) { _ in .missing } }
        let raw = scope.rawCode(variable)
        if variable.isComputed {
            return Lowered(variable.type, position) { frame throws(Failure) in
                guard case .function(let function) = raw(frame).unboxed else { return .void }
                return try frame.machine.call(function, [])
            }
        }
        if variable.isConcurrent {
            return Lowered(variable.type, position) { frame throws(Failure) in
                guard case .native(let box) = raw(frame), case .task(let handle) = box.native else { return .void }
                return try handle.value(frame.machine, position)
            }
        }
        if variable.isBoxed {
            return Lowered(variable.type, position) { frame in raw(frame).unboxed }
        }
        if variable.scope === scope {
            let slot = variable.slot
            return Lowered(variable.type, position) { $0.slots[slot] }
        }
        return Lowered(variable.type, position) { raw($0) }
    }

    // MARK: Members of self

    /// A member of the type around, without `self.` before it.
    private func implicitMember(
        _ name: String,
        _ labels: DeclNameArgumentsSyntax?,
        at node: some SyntaxProtocol
    ) -> Lowered? {
        let position = position(node)
        if let info = currentType {
            if !isStatic {
                let found = labels == nil ? info.lookup(name) : info.lookupAll(name)
                if let member = Self.readable(found, labels) ?? protocolMember(info, name) {
                    return readSelfMember(member, info, position, at: node)
                }
                if name.hasPrefix("_"), let property = info.stored.first(where: { "_" + $0.name == name }) {
                    scope?.usedFields?.insert(property.index)
                    return Lowered(property.type, position) { frame throws(Failure) in
                        Fields.raw(frame.selfValue, property.index)
                    }
                }
            }
            if let member = info.lookupStatic(name).first { return readStatic(member, info, position) }
            if info.kind == .enumeration, let lowered = enumMember(name, info, position) { return lowered }
            if !isStatic, info.kind == .builtin, let lowered = builtinSelfMember(name, info, at: node) {
                return lowered
            }
        }
        var outer = currentType?.parent
        while let info = outer {
            if let member = info.lookupStatic(name).first { return readStatic(member, info, position) }
            outer = info.parent
        }
        return nil
    }

    /// What every enum has: `rawValue` and `allCases`.
    private func enumMember(_ name: String, _ info: TypeInfo, _ position: SourcePosition) -> Lowered? {
        if name == "rawValue", !isStatic {
            scope?.usedFields = nil
            return readRawValue(info, Lowered(.user(info.id), position) { $0.selfValue })
        }
        guard name == "allCases" else { return nil }
        return Lowered(
            .array(.user(info.id)),
            position,
            constant: .array(info.cases.map { .enumeration(EnumValue(enumCase: $0, payload: [])) })
        )
    }

    /// A property of the built-in type that an extension extends.
    private func builtinSelfMember(_ name: String, _ info: TypeInfo, at node: some SyntaxProtocol) -> Lowered? {
        let type = selfType(info)
        if case .binding(let wrapped) = type, name == "wrappedValue" {
            scope?.usedFields = nil
            return Lowered(wrapped, position(node)) { frame throws(Failure) in
                guard case .binding(let binding) = frame.selfValue else { return frame.selfValue }
                return try binding.get(frame.machine)
            }
        }
        let families = type == .unknown ? [info.name] : table.families(of: type)
        for family in families {
            guard let overload = table.members[family]?[name]?.first(where: { $0.signature.parameters == nil }) else {
                continue
            }
            scope?.usedFields = nil
            let base = Lowered(type, position(node)) { $0.selfValue }
            return readBuiltinProperty(overload, base, family)
        }
        return nil
    }

    /// What a protocol that the type conforms to, or `View` itself, adds.
    private func protocolMember(_ info: TypeInfo, _ name: String) -> Member? {
        for conformance in info.conformances.sorted() {
            if let member = extensions[conformance]?.lookup(name).first { return member }
        }
        return nil
    }

    /// The member that runs: a requirement of a protocol only if nothing implements it.
    static func implementation(_ members: [Member]) -> Member? {
        members.first { !$0.isRequirement } ?? members.first
    }

    /// The member that a name without a call reads: a property before methods of its name.
    static func readable(_ members: [Member]) -> Member? {
        implementation(members.filter { if case .method = $0 { false } else { true } }) ?? implementation(members)
    }

    /// The member that a name reads; one with labels, `level(in:)`, is a method.
    static func readable(_ members: [Member], _ labels: DeclNameArgumentsSyntax?) -> Member? {
        guard let labels else { return readable(members) }
        let wanted = labels.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
        let named = members.filter { member in
            if case .method(let code) = member { code.parameters.map(\.parameter.label) == wanted } else { false }
        }
        return implementation(named.isEmpty ? members : named)
    }

    private func readSelfMember(
        _ member: Member,
        _ info: TypeInfo,
        _ position: SourcePosition,
        at node: some SyntaxProtocol
    ) -> Lowered {
        switch member {
        case .stored(let property):
            scope?.usedFields?.insert(property.index)
            return readStored(property, position) { $0.selfValue }
        case .computed(let property):
            noteSelfCall(property.getter)
            return readComputed(property, info, position) { $0.selfValue }
        case .method(let code):
            noteSelfCall(code)
            return methodReference(code, position) { $0.selfValue }
        case .variable(let variable):
            return entryRead(variable, position) { $0.selfValue }
        case .enumCase, .subscripting: return readStatic(member, info, position)
        }
    }

    /// Notes that the running function calls another one on the same `self`.
    func noteSelfCall(_ code: FunctionCode) {
        scope?.selfCalls.append(code)
        if currentType?.isClass == true || currentType?.kind == .protocolType { scope?.usedFields = nil }
    }

    func methodReference(_ code: FunctionCode, _ position: SourcePosition, _ base: @escaping Code) -> Lowered {
        Lowered(.function(code.functionType), position) { frame throws(Failure) in
            let instance = try base(frame)
            let target = Dispatch.method(code, instance)
            return .function(FunctionValue(machine: frame.machine, code: target, captures: [], selfValue: instance))
        }
    }

    func readStored(_ property: StoredProperty, _ position: SourcePosition, _ base: @escaping Code) -> Lowered {
        let index = property.index
        let type = property.type
        switch property.storage {
        case .plain where property.isLazy:
            return Lowered(type, position) { frame throws(Failure) in
                try Fields.lazy(try base(frame), property, frame.machine)
            }
        case .plain, .object:
            return Lowered(type, position) { frame throws(Failure) in
                let instance = try base(frame)
                if case .structure(let value) = instance { return value.fields[index] }
                return Fields.raw(instance, index)
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
        case .scaledMetric:
            return Lowered(type, position) { frame throws(Failure) in
                var value = Fields.raw(try base(frame), index)
                if value.isMissing, let initial = property.initialValue { value = try initial(frame) }
                return .double((value.number ?? 0) * EnvironmentReading.typeScale(frame.machine))
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
    private func entryRead(_ variable: GlobalVariable, _ position: SourcePosition, _ base: @escaping Code) -> Lowered {
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
            return Lowered(property.type, position) { frame throws(Failure) in
                try frame.machine.run(getter, frame.machine.makeFrame(getter, [], .missing, []))
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
                _,
                arguments in .enumeration(EnumValue(enumCase: enumCase, payload: arguments))
            }
            let functionType = StaticType.FunctionType(parameters: enumCase.parameters.map(\.type), result: type)
            return Lowered(.function(functionType), position, constant: .function(function))
        case .stored, .subscripting: return Lowered(.unknown, position) { _ in .void }
        }
    }

    private func lowerGlobal(
        _ member: Member,
        _ name: String,
        _ expected: StaticType,
        at node: some SyntaxProtocol
    ) -> Lowered {
        if case .method = member, let function = expected.functionType {
            let fitting = (globals[name] ?? []).first { member in
                if case .method(let code) = member { code.parameters.count == function.parameters.count } else { false }
            }
            return readStatic(fitting ?? member, nil, position(node))
        }
        return readStatic(member, nil, position(node))
    }

    // MARK: Projections

    /// `$name`: a binding to a property that is kept, bound or observed.
    private func lowerProjection(_ name: String, at node: some SyntaxProtocol) -> Lowered? {
        let position = position(node)
        if let variable = scope?.find(name) {
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

    // MARK: Functions as values

    private func functionReference(
        _ name: String,
        _ overloads: [Overload],
        _ expected: StaticType,
        at node: some SyntaxProtocol
    ) -> Lowered {
        let wanted = expected.functionType?.parameters.count
        let overload = overloads.first { $0.signature.parameters?.count == wanted } ?? overloads[0]
        return builtinFunctionValue(overload, at: node)
    }

    func builtinFunctionValue(_ overload: Overload, at node: some SyntaxProtocol) -> Lowered {
        let position = position(node)
        let parameters = overload.signature.parameters ?? []
        let run: (inout BuiltinCall) throws(Failure) -> Value
        switch overload.implementation {
        case .function(let make): run = make
        case .view(let make):
            run = { call throws(Failure) in
                let kind = try make(&call)
                return Value(textOrImage: kind) ?? .view(ViewValue(kind, source: call.position))
            }
        case .mutating, .modifier, .transform:
            return failed("'\(overload.signature.name)' cannot be used as a value", at: node)
        }
        let function = FunctionValue(
            machine: machine,
            name: overload.signature.name,
            position: position,
            parameterCount: parameters.count
        ) {
            machine,
            arguments throws(Failure) in
            var call = BuiltinCall(receiver: .missing, arguments: arguments, machine: machine, position: position)
            if let last = parameters.last, last.isVariadic { call.arguments = [.array(arguments)] }
            for _ in call.arguments.count..<max(parameters.count, call.arguments.count) {
                call.arguments.append(.missing)
            }
            return try run(&call)
        }
        var result = overload.signature.result.erasingGenerics
        if case .view = overload.implementation {
            result = ["Text", "Image"].contains(overload.signature.name) ? .native(overload.signature.name) : .view
        }
        let type = StaticType.FunctionType(
            parameters: parameters.filter { !$0.hasDefault }.map(\.type.erasingGenerics),
            result: result
        )
        return Lowered(.function(type), position, constant: .function(function))
    }

    func operatorReference(_ name: String, at node: some SyntaxProtocol, _ expected: StaticType) -> Lowered {
        let position = position(node)
        let arithmetic = Arithmetic.function(name)
        var count = expected.functionType?.parameters.count ?? 2
        if count == 1, case .tuple(let pair)? = expected.functionType?.parameters.first { count = pair.count }
        let own = (globals[name] ?? []).compactMap { member -> FunctionCode? in
            guard case .method(let code) = member, code.parameters.count == count, !code.isRequirement else {
                return nil
            }
            return code
        }
        let function = FunctionValue(machine: machine, name: name, position: position, parameterCount: count) {
            [program, count]
            machine,
            arguments throws(Failure) in
            var arguments = arguments
            if arguments.count < count, case .tuple(let pair)? = arguments.first { arguments = pair.values }
            // The program's own operator for what the values are.
            for code in own
            where zip(code.parameters, arguments).allSatisfy({ TypeTest.value($1, is: $0.parameter.type, program) }) {
                return try machine.run(code, machine.makeFrame(code, arguments, .missing, []))
            }
            guard arguments.count > 1 else { throw machine.trap("'\(name)' does not fit these values", position) }
            let (a, b) = (arguments[0], arguments[1])
            if let arithmetic { return try arithmetic(a, b, machine, position) }
            switch name {
            case "<": return .bool(a.isOrdered(before: b))
            case ">": return .bool(b.isOrdered(before: a))
            case "<=": return .bool(a.isOrdered(before: b) || a == b)
            case ">=": return .bool(b.isOrdered(before: a) || a == b)
            case "==": return .bool(a == b)
            case "!=": return .bool(a != b)
            case "&&": return .bool(a.isTrue && b.isTrue)
            default: return .bool(a.isTrue || b.isTrue)
            }
        }
        let parameters = expected.functionType?.parameters ?? [.unknown, .unknown]
        let result: StaticType = arithmetic != nil ? parameters.first ?? .unknown : .bool
        return Lowered(
            .function(StaticType.FunctionType(parameters: parameters, result: result)),
            position,
            constant: .function(function)
        )
    }
}
