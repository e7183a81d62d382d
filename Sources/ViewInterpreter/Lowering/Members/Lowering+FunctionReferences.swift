import SwiftSyntax
import ViewRuntime

/// Functions and operators as values.
extension Lowering {
    func functionReference(
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
            if arguments.count == 1, name == "!" { return .bool(!arguments[0].isTrue) }
            if arguments.count == 1, name == "-", let number = arguments[0].number {
                return arguments[0].integer.map { .int(-$0) } ?? .double(-number)
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
