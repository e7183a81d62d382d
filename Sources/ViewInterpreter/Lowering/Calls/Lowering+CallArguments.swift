import SwiftSyntax
import ViewRuntime

/// Arguments, lowered against the parameters that they are for.
extension Lowering {
    /// When an argument is lowered: what the others are tells closures their parameters and literals their type.
    private enum Turn: CaseIterable {
        case plain
        case literal
        case closure
    }

    private func turn(_ expression: ExprSyntax, _ parameter: Parameter) -> Turn {
        if expression.kind == .closureExpr { return .closure }
        guard parameter.type.openNumber != nil else { return .plain }
        return literalNumber(expression) != nil || leadingMemberName(expression) != nil ? .literal : .plain
    }

    /// The type of a number written out, of a calculation with such, or of the bounds of a range of such; `nil` for other expressions.
    func literalNumber(_ node: ExprSyntax) -> StaticType? {
        if let pair = node.as(InfixOperatorExprSyntax.self) {
            let name = pair.operator.sourceText
            guard node.isRange || ["+", "-", "*", "/", "%"].contains(name),
                let first = literalNumber(pair.leftOperand), let second = literalNumber(pair.rightOperand)
            else { return nil }
            return first == .double ? first : second
        }
        if let inner = node.parenthesized { return literalNumber(inner) }
        switch node.kind {
        case .integerLiteralExpr: return .int
        case .floatLiteralExpr: return .double
        default:
            return node.as(PrefixOperatorExprSyntax.self).flatMap {
                $0.operator.text == "-" ? literalNumber($0.expression) : nil
            }
        }
    }

    /// Lowers the arguments in their parameters' order; generic parameters are filled in on the way.
    func lowerArguments(
        _ parameters: [Parameter],
        _ sources: [Arguments.Source],
        _ prepared: Prepared,
        _ bindings: inout [String: StaticType],
        fractional: Set<String> = []
    ) -> [Lowered?] {
        var result: [Lowered?] = Array(repeating: nil, count: parameters.count)
        // Whole numbers that alone say what a generic parameter is: `reduce(0)` may well mean a fraction.
        var weak: [(name: String, index: Int)] = []
        for turn in Turn.allCases {
            if turn == .literal { bindFractions(parameters, sources, fractional, &bindings) }
            if turn == .closure, let element = bindings["Element"], [.double, .decimal].contains(element),
                passesFunction(parameters, sources)
            {
                strengthen(weak, element, &result, &bindings)
            }
            for (index, parameter) in parameters.enumerated() {
                switch sources[index] {
                case .missing: continue
                case .one(let expression):
                    guard self.turn(expression, parameter) == turn else { continue }
                    let isOpen: Bool =
                        if case .generic(let name) = parameter.type { bindings[name] == nil } else { false }
                    if !weak.isEmpty, turn == .closure {
                        var trial = bindings
                        let first = attempt { lowerArgument(expression, parameter, prepared, &trial) }
                        let made = first?.type.functionType?.result
                        if let first, made != .decimal, made != .double || bindings["Element"] == nil {
                            (result[index], bindings) = (first, trial)
                            continue
                        }
                        var isDecimal = made == .decimal
                        if first == nil {
                            var (others, decimals) = (result, bindings)
                            strengthen(weak, .decimal, &others, &decimals)
                            isDecimal =
                                attempt { lowerArgument(expression, parameter, prepared, &decimals) }?
                                .type.functionType?.result == .decimal
                        }
                        strengthen(weak, isDecimal ? .decimal : .double, &result, &bindings)
                    }
                    result[index] = lowerArgument(expression, parameter, prepared, &bindings)
                    if isOpen, case .generic(let name) = parameter.type, result[index]?.isLiteral == true,
                        result[index]?.type == .int
                    {
                        weak.append((name, index))
                    }
                case .several(let list):
                    guard turn == .plain else { continue }
                    result[index] = lowerVariadic(list, parameter, prepared, &bindings)
                }
            }
        }
        return result
    }

    /// Literals alone say what a generic parameter is: fractions if one of them has a point or the parameter asks for it.
    private func bindFractions(
        _ parameters: [Parameter],
        _ sources: [Arguments.Source],
        _ fractional: Set<String>,
        _ bindings: inout [String: StaticType]
    ) {
        for (parameter, source) in zip(parameters, sources) {
            guard case .one(let expression) = source, let name = parameter.type.openNumber, bindings[name] == nil,
                let type = literalNumber(expression)
            else { continue }
            if type == .double || fractional.contains(name) { bindings[name] = .double }
        }
    }

    /// Says whether a function is passed by name, such as `+`.
    private func passesFunction(_ parameters: [Parameter], _ sources: [Arguments.Source]) -> Bool {
        zip(parameters, sources).contains { parameter, source in
            if case .one(let expression) = source {
                parameter.type.functionType != nil && expression.kind != .closureExpr
            } else {
                false
            }
        }
    }

    /// Makes whole numbers fractions.
    private func strengthen(
        _ weak: [(name: String, index: Int)],
        _ type: StaticType,
        _ result: inout [Lowered?],
        _ bindings: inout [String: StaticType]
    ) {
        for (name, index) in weak {
            bindings[name] = type
            result[index] = result[index].map { asNumber($0, type) }
        }
    }

    private func lowerArgument(
        _ expression: ExprSyntax,
        _ parameter: Parameter,
        _ prepared: Prepared,
        _ bindings: inout [String: StaticType]
    ) -> Lowered {
        let type = parameter.type.partlySubstituting(bindings)
        var hint = type.erasingGenerics
        if case .native(let name) = hint, Prelude.names.contains(name), let known = libraryType(name) {
            hint = .user(known.id)
        } else {
            hint = declared(hint)
        }
        if hint == .unknown, let name = implicitMemberName(expression), let element = bindings["Element"],
            hasStatic(element, name)
        {
            hint = element
        }
        var lowered: Lowered
        if case .function(let function) = type.unwrapped, function.isAutoclosure {
            return lowerAutoclosure(expression, function)
        }
        if let known = prepared[expression.id],
            !(known.type == .string && hint.isLocalized && expression.kind == .stringLiteralExpr),
            !isCalculated(known, otherwiseThan: hint)
        {
            lowered = known
        } else {
            lowered = lower(expression, hint)
        }
        parameter.type.bind(to: lowered.type, &bindings)
        if case .metatype(.user(let id)) = lowered.type,
            ["PreferenceKey", "LayoutValueKey"].contains(where: { program.types[id].conforms(to: $0) }),
            bindings["Value"] == nil
        {
            bindings["Value"] = environmentKeyType(program.types[id])
        }
        if hint.functionType != nil, case .keyPath? = lowered.constant { return functionOfKeyPath(lowered) }
        if ["describing", "reflecting"].contains(parameter.label), lowered.type.mentionsOptional {
            return printedForm(lowered)
        }
        return coerced(lowered, to: hint, at: expression, isLength: parameter.isLength)
    }

    /// The library's type of a name, whatever the program declares under it.
    private func libraryType(_ name: String) -> TypeInfo? {
        [topLevelTypes[name], topLevelTypes["__" + name]].lazy.compactMap { $0 }.first { $0.isLibraryType(name) }
    }

    /// A list, binding or function of a built-in signature, with what the prelude declares for the names in it.
    private func declared(_ type: StaticType) -> StaticType {
        switch type {
        case .native(let name) where Prelude.names.contains(name):
            return libraryType(name).map { .user($0.id) } ?? type
        case .array(let element): return .array(declared(element))
        case .inOut(let inner): return .inOut(declared(inner))
        case .binding(let bound): return .binding(declared(bound))
        case .function(var function):
            function.parameters = function.parameters.map(declared)
            return .function(function)
        default: return type
        }
    }

    /// Says whether a calculation with numbers written out gives another number as the type that a parameter asks for: `16 / 9`.
    private func isCalculated(_ known: Lowered, otherwiseThan hint: StaticType) -> Bool {
        known.isLiteral && known.type == .int && hint.unwrapped != .int && hint.unwrapped.isConvertedNumber
    }

    private func lowerVariadic(
        _ list: [ExprSyntax],
        _ parameter: Parameter,
        _ prepared: Prepared,
        _ bindings: inout [String: StaticType]
    ) -> Lowered {
        var element = Parameter(label: nil, type: parameter.type)
        if case .array(let type) = parameter.type { element.type = type.isGeneric ? .unknown : type }
        let elements = list.map { expression -> Lowered in
            let lowered = lowerArgument(expression, element, prepared, &bindings)
            let isPrinted = lowered.type.mentionsOptional || lowered.isOpenOptional
            return element.type == .unknown && isPrinted ? printedForm(lowered) : lowered
        }
        let codes = elements.map(\.code)
        let constants = elements.compactMap(\.constant)
        let position = list.first.map { self.position($0) } ?? SourcePosition(line: 1, column: 1)
        if constants.count == elements.count {
            return Lowered(.array(element.type), position, constant: .array(constants))
        }
        return Lowered(.array(element.type), position) { frame throws(Failure) in
            var values: [Value] = []
            for code in codes { values.append(try code(frame)) }
            return .array(values)
        }
    }

    /// The text of a value whose type alone knows that it is optional, where any value is taken to be printed.
    func printedForm(_ lowered: Lowered) -> Lowered {
        let code = lowered.code
        let type = lowered.isOpenOptional ? .optional(.unknown) : lowered.type
        return Lowered(.string, lowered.position) { frame throws(Failure) in .string(try code(frame).printed(as: type))
        }
    }

    func lowerAutoclosure(_ expression: ExprSyntax, _ function: StaticType.FunctionType) -> Lowered {
        let lowered = coerced(lower(expression, function.result), to: function.result, at: expression)
        let code = lowered.code
        let position = position(expression)
        return Lowered(.function(function), position) { frame in
            .function(
                FunctionValue(machine: frame.machine, name: "autoclosure", position: position, parameterCount: 0) {
                    _,
                    _ throws(Failure) in
                    try code(frame)
                }
            )
        }
    }

    private func functionOfKeyPath(_ lowered: Lowered) -> Lowered {
        guard case .keyPath(let path)? = lowered.constant else { return lowered }
        let function = FunctionValue(machine: machine, name: "key path", position: lowered.position, parameterCount: 1)
        {
            machine,
            arguments throws(Failure) in
            try path.read(arguments[0], machine)
        }
        var type = StaticType.FunctionType(parameters: [.unknown], result: .unknown)
        if case .function(let known) = lowered.type { type = known }
        return Lowered(.function(type), lowered.position, constant: .function(function))
    }
}

extension StaticType {
    /// The generic parameter that a number, or the bounds of a range of numbers, would say.
    fileprivate var openNumber: String? {
        switch self {
        case .generic(let name), .range(.generic(let name)): name
        default: nil
        }
    }

    /// Fills in the generic parameters that are known and keeps the others.
    func partlySubstituting(_ bindings: [String: StaticType]) -> StaticType {
        switch self {
        case .generic(let name): return bindings[name] ?? self
        case .function(var function):
            function.parameters = function.parameters.map { $0.partlySubstituting(bindings) }
            function.result = function.result.partlySubstituting(bindings)
            return .function(function)
        case .optional(let type):
            return type.partlySubstituting(bindings).inOptional
        case .array(let type): return .array(type.partlySubstituting(bindings))
        case .set(let type): return .set(type.partlySubstituting(bindings))
        case .range(let type): return .range(type.partlySubstituting(bindings))
        case .binding(let type): return .binding(type.partlySubstituting(bindings))
        case .regex(let type): return .regex(type.partlySubstituting(bindings))
        case .match(let type): return .match(type.partlySubstituting(bindings))
        case .inOut(let type): return .inOut(type.partlySubstituting(bindings))
        case .dictionary(let key, let value):
            return .dictionary(key.partlySubstituting(bindings), value.partlySubstituting(bindings))
        case .tuple(let elements):
            return .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.partlySubstituting(bindings)) })
        case .user(let id): return .user(id.mapping { $0.partlySubstituting(bindings) })
        default: return self
        }
    }

    /// The type with open generic parameters unknown.
    var erasingGenerics: StaticType { substituting([:]) }
}
