import SwiftParser
import SwiftSyntax
import ViewRuntime

/// Arguments, overloads, and calls of what is built in or written in the program.
extension Lowering {
    /// An argument that was looked at before its parameter was known.
    enum Shape {
        case closure(Int)
        case integer
        case float
        case string(isCharacter: Bool)
        case bool
        case null
        case array
        case dictionary
        case implicitMember(String)
        case keyPath
        case lowered(Lowered)
    }

    /// Arguments that are lowered already, by their expression.
    typealias Prepared = [SyntaxIdentifier: Lowered]

    /// What can be said of an argument without knowing what is wanted.
    func shape(_ node: ExprSyntax, _ prepared: inout Prepared) -> Shape {
        if let closure = node.as(ClosureExprSyntax.self) { return .closure(parameterCount(closure)) }
        switch node.kind {
        case .integerLiteralExpr: return .integer
        case .floatLiteralExpr: return .float
        case .booleanLiteralExpr: return .bool
        case .nilLiteralExpr: return .null
        case .arrayExpr: return .array
        case .dictionaryExpr: return .dictionary
        case .keyPathExpr: return .keyPath
        case .stringLiteralExpr:
            return .string(isCharacter: node.as(StringLiteralExprSyntax.self)?.representedLiteralValue?.count == 1)
        default: break
        }
        if let prefix = node.as(PrefixOperatorExprSyntax.self),
            prefix.operator.text == "-" || prefix.operator.text == "+"
        {
            switch prefix.expression.kind {
            case .integerLiteralExpr: return .integer
            case .floatLiteralExpr: return .float
            default: break
            }
        }
        if let name = implicitMemberName(node) { return .implicitMember(name) }
        if needsContext(node), let name = leadingMemberName(node) { return .implicitMember(name) }
        if let ternary = node.as(TernaryExprSyntax.self) {
            if implicitMemberName(ternary.thenExpression) != nil || implicitMemberName(ternary.elseExpression) == nil {
                return shapeOfTernary(ternary, &prepared)
            }
            return shape(ternary.thenExpression, &prepared)
        }
        if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return shape(only.expression, &prepared)
        }
        if let known = prepared[node.id] { return .lowered(known) }
        let lowered = lower(node)
        prepared[node.id] = lowered
        return .lowered(lowered)
    }

    /// Both branches are looked at; the one that says more counts.
    ///
    /// The whole is lowered once its parameter is known.
    private func shapeOfTernary(_ node: TernaryExprSyntax, _ prepared: inout Prepared) -> Shape {
        var scratch: Prepared = [:]
        let first = quietly { shape(node.thenExpression, &scratch) }
        if case .lowered(let lowered) = first, lowered.type != .unknown, lowered.type != .null { return first }
        let second = quietly { shape(node.elseExpression, &scratch) }
        if case .implicitMember = first {
            return {
                guard case .lowered = second else { return first }
                return second
            }()
        }
        if case .null = first { return second }
        if case .lowered = first { return second }
        return first
    }

    /// The name after the dot of `.name`, `.name(…)` or a chain that starts so.
    func implicitMemberName(_ node: ExprSyntax) -> String? {
        var current = node
        while true {
            if let call = current.as(FunctionCallExprSyntax.self) {
                current = call.calledExpression
            } else if let access = current.as(MemberAccessExprSyntax.self) {
                guard let base = access.base else { return access.declName.baseName.text.withoutBackticks }
                current = base
            } else {
                return nil
            }
        }
    }

    /// How well an argument fits a parameter; `nil` if it does not.
    func fit(_ shape: Shape, _ type: StaticType) -> Int? {
        let wanted = type.unwrapped
        let isOpen: Bool = if case .generic = wanted { true } else { wanted == .unknown || wanted == .foreign }
        switch shape {
        case .lowered(let lowered): return accepts(type, lowered.type, isLiteral: lowered.isLiteral)
        case .closure(let count):
            if isOpen { return 1 }
            guard case .function(let function) = wanted else { return nil }
            if function.parameters.count == count { return 4 }
            return count == 0 ? 2 : count < function.parameters.count && function.parameters.count == 1 ? 2 : nil
        case .integer:
            if wanted == .int { return 4 }
            if wanted == .native("Number") { return 2 }
            return wanted.isConvertedNumber ? wanted == .double ? 3 : 2 : isOpen ? 1 : nil
        case .float where wanted == .native("Number"): return 2
        case .float: return wanted == .double ? 4 : wanted == .float ? 3 : isOpen ? 1 : nil
        case .bool: return wanted == .bool ? 4 : isOpen ? 1 : nil
        case .null: return type.isOptional ? 4 : isOpen ? 1 : nil
        case .string(let isCharacter):
            if wanted.isLocalized { return 4 }
            return wanted == .string ? 3 : wanted == .character && isCharacter ? 2 : isOpen ? 1 : nil
        case .array:
            switch wanted {
            case .array, .set: return 3
            case .native(let name):
                return [
                    "Edge.Set", "Axis.Set", "PinnedScrollableViews", "SafeAreaRegions", "ToolbarPlacement",
                    "String.CompareOptions",
                ]
                .contains(name) ? 3 : nil
            default: return isOpen ? 1 : nil
            }
        case .dictionary:
            guard case .dictionary = wanted else { return isOpen ? 1 : nil }
            return 3
        case .keyPath:
            guard case .function = wanted else { return isOpen || wanted == .native("KeyPath") ? 1 : nil }
            return 2
        case .implicitMember(let name): return isOpen ? 1 : hasStatic(wanted, name) ? 3 : nil
        }
    }

    /// Says whether `.name` means something where `type` is wanted.
    func hasStatic(_ type: StaticType, _ name: String) -> Bool {
        switch type {
        case .user(let id):
            return name == "init" || !program.types[id].lookupStatic(name).isEmpty
                || program.types.contains { $0.isKind(of: program.types[id]) && !$0.lookupStatic(name).isEmpty }
        case .native(let native):
            if Self.assetTypes.contains(native) { return true }
            if native == "View" { return extensions["View"].map { !$0.lookupStatic(name).isEmpty } ?? false }
            if extensions[native].map({ !$0.lookupStatic(name).isEmpty }) == true { return true }
            if native == "ShapeStyle", extensions["Color"].map({ !$0.lookupStatic(name).isEmpty }) == true {
                return true
            }
            return name == "init" || table.statics[native]?[name] != nil
        case .double, .int, .string, .bool, .float, .sized, .character:
            return name == "init" || table.families(of: type).contains { table.statics[$0]?[name] != nil }
                || !extensionStatics(type, name).isEmpty
        case .optional(let wrapped): return hasStatic(wrapped, name)
        case .array, .set, .dictionary: return name == "init"
        default: return false
        }
    }

    func extensionStatics(_ type: StaticType, _ name: String) -> [Member] {
        for family in table.families(of: type) {
            if let found = extensions[family]?.lookupStatic(name), !found.isEmpty { return found }
        }
        return []
    }

    // MARK: Choosing an overload

    /// A form of a call that its arguments fit.
    struct Choice<Candidate> {
        var candidate: Candidate
        var sources: [Arguments.Source]
    }

    /// Picks the candidate that the arguments fit best; `nil`, with a report, if there is none.
    func choose<Candidate>(
        _ name: String,
        _ candidates: [Candidate],
        _ arguments: Arguments,
        _ prepared: inout Prepared,
        at node: some SyntaxProtocol,
        _ parameters: (Candidate) -> [Parameter]
    ) -> Choice<Candidate>? {
        let matching = candidates.compactMap { candidate in
            arguments.match(parameters(candidate)).map { Choice(candidate: candidate, sources: $0) }
        }
        noteCall(name, candidates, arguments, hasMatch: !matching.isEmpty, parameters)
        if matching.isEmpty {
            reportMismatch(name, candidates.map(parameters), arguments, at: node)
            return nil
        }
        if matching.count == 1 { return matching[0] }
        var best: (score: Int, choice: Choice<Candidate>)?
        var shapes: [SyntaxIdentifier: Shape] = [:]
        var failure: Choice<Candidate>?
        for choice in matching {
            var total = 0
            var isFitting = true
            for (parameter, source) in zip(parameters(choice.candidate), choice.sources) {
                let expressions: [ExprSyntax] =
                    switch source {
                    case .missing: []
                    case .one(let expression): [expression]
                    case .several(let list): list
                    }
                for expression in expressions {
                    let known = shapes[expression.id] ?? shape(expression, &prepared)
                    shapes[expression.id] = known
                    let type: StaticType =
                        if parameter.isVariadic, case .array(let element) = parameter.type { element } else {
                            parameter.type
                        }
                    guard let score = fit(known, type) else {
                        isFitting = false
                        break
                    }
                    total += score
                }
                // Fewer defaults are better, all else being equal.
                if case .missing = source { total -= 0 } else { total += 1 }
            }
            if isFitting, total > best?.score ?? .min { best = (total, choice) }
            failure = failure ?? choice
        }
        return best?.choice ?? failure
    }

    private func reportMismatch(
        _ name: String,
        _ candidates: [[Parameter]],
        _ arguments: Arguments,
        at node: some SyntaxProtocol
    ) {
        let known = Set(candidates.flatMap { $0.map { $0.label ?? "_" } })
        let forms = candidates.map { parameters in
            name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
        }
        var unique: [String] = []
        for form in forms where !unique.contains(form) { unique.append(form) }
        let list = unique.prefix(6).joined(separator: ", ")
        for argument in arguments.inside + arguments.trailing {
            guard let label = argument.label, !known.contains(label) else { continue }
            let near = nearest(label, among: known)
            error(
                "'\(name)' has no parameter '\(label)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
                    + " It takes: \(list)",
                at: argument.labelNode.map { Syntax($0) } ?? Syntax(argument.expression)
            )
            return
        }
        if candidates.count == 1, let parameters = candidates.first {
            let given = Set(arguments.inside.map { $0.label ?? "_" } + arguments.trailing.map { $0.label ?? "_" })
            for parameter in parameters where !parameter.hasDefault && !parameter.isVariadic {
                if !given.contains(parameter.label ?? "_"),
                    arguments.trailing.isEmpty || parameter.type.functionType == nil
                {
                    let label =
                        parameter.label.map { "'\($0)'" } ?? "#\((parameters.firstIndex(of: parameter) ?? 0) + 1)"
                    error("missing argument for parameter \(label) in call to '\(name)'. It takes: \(list)", at: node)
                    return
                }
            }
            if arguments.inside.count + arguments.trailing.count > parameters.count {
                error("extra arguments in call to '\(name)'. It takes: \(list)", at: node)
                return
            }
        }
        error("the arguments do not fit '\(name)'. It takes: \(list)", at: node)
    }

    // MARK: Lowering arguments

    /// When an argument is lowered: what the others are tells closures their parameters and literals their type.
    private enum Turn: CaseIterable {
        case plain
        case literal
        case closure
    }

    private func turn(_ expression: ExprSyntax, _ parameter: Parameter) -> Turn {
        if expression.is(ClosureExprSyntax.self) { return .closure }
        guard parameter.type.openNumber != nil else { return .plain }
        return literalNumber(expression) != nil || leadingMemberName(expression) != nil ? .literal : .plain
    }

    /// The type of a number written out, or of the bounds of a range of such; `nil` for other expressions.
    private func literalNumber(_ node: ExprSyntax) -> StaticType? {
        if node.isRange, let range = node.as(InfixOperatorExprSyntax.self) {
            guard let lower = literalNumber(range.leftOperand), let upper = literalNumber(range.rightOperand) else {
                return nil
            }
            return lower == .double ? lower : upper
        }
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
            if turn == .closure, bindings["Element"] == .double, passesFunction(parameters, sources) {
                strengthen(weak, &result, &bindings)
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
                        if let first, first.type.functionType?.result != .double || bindings["Element"] == nil {
                            (result[index], bindings) = (first, trial)
                            continue
                        }
                        strengthen(weak, &result, &bindings)
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
                parameter.type.functionType != nil && !expression.is(ClosureExprSyntax.self)
            } else {
                false
            }
        }
    }

    /// Makes whole numbers fractions.
    private func strengthen(
        _ weak: [(name: String, index: Int)],
        _ result: inout [Lowered?],
        _ bindings: inout [String: StaticType]
    ) {
        for (name, index) in weak {
            bindings[name] = .double
            result[index] = result[index].map { coercedNumber($0) }
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
            !(known.type == .string && hint.isLocalized && expression.is(StringLiteralExprSyntax.self))
        {
            lowered = known
        } else {
            lowered = lower(expression, hint)
        }
        parameter.type.bind(to: lowered.type, &bindings)
        if case .metatype(.user(let id)) = lowered.type, program.types[id].conforms(to: "PreferenceKey"),
            bindings["Value"] == nil
        {
            bindings["Value"] = environmentKeyType(program.types[id])
        }
        if hint.functionType != nil, case .keyPath? = lowered.constant { return functionOfKeyPath(lowered) }
        if ["describing", "reflecting"].contains(parameter.label), lowered.type.mentionsOptional {
            return printedForm(lowered)
        }
        return coerced(lowered, to: hint, at: expression)
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

    private func lowerAutoclosure(_ expression: ExprSyntax, _ function: StaticType.FunctionType) -> Lowered {
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
        case .inOut(let type): return .inOut(type.partlySubstituting(bindings))
        case .dictionary(let key, let value):
            return .dictionary(key.partlySubstituting(bindings), value.partlySubstituting(bindings))
        case .tuple(let elements):
            return .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.partlySubstituting(bindings)) })
        default: return self
        }
    }

    /// The type with open generic parameters unknown.
    var erasingGenerics: StaticType { substituting([:]) }
}
