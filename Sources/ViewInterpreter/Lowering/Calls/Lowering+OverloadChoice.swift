import SwiftSyntax
import ViewRuntime

/// Which of several functions a call means, and what is said when none fits.
extension Lowering {
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
        var failure: (score: Int, choice: Choice<Candidate>)?
        for choice in matching {
            var total = 0
            var isFitting = true
            var likeness = 0
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
                        likeness += Self.likeness(of: known.type, to: type)
                        break
                    }
                    total += score
                    likeness += 4
                }
                // Fewer defaults are better, all else being equal.
                if case .missing = source { total -= 0 } else { total += 1 }
            }
            if let code = Self.writtenCode(choice.candidate), isFitting {
                let arguments = choice.sources.map { source -> StaticType in
                    guard case .one(let expression) = source else { return .unknown }
                    return shapes[expression.id]?.type ?? .unknown
                }
                if meetsConstraints(code, arguments) { total += Self.demands(of: code) } else { isFitting = false }
            }
            if isFitting, total > best?.score ?? .min { best = (total, choice) }
            if likeness > failure?.score ?? -1 { failure = (likeness, choice) }
        }
        return best?.choice ?? failure?.choice
    }

    /// How near an argument that does not fit is to what a form of the call asks for: the mistake is told of the form that was
    /// most likely meant.
    private static func likeness(of actual: StaticType, to wanted: StaticType) -> Int {
        let (actual, wanted) = (actual.unwrapped, wanted.unwrapped)
        if actual == wanted || actual.isNumber && wanted.isNumber { return 2 }
        return wanted.isNumber || wanted == .string || wanted == .bool ? 1 : 0
    }

    /// The function or initialiser that a candidate is, if the program or the prelude declares it.
    private static func writtenCode<Candidate>(_ candidate: Candidate) -> FunctionCode? {
        if let code = candidate as? FunctionCode { return code }
        guard let constructor = candidate as? Constructor, case .written(let code) = constructor else { return nil }
        return code
    }

    /// How much a generic function asks of its arguments: one of two that both fit is called that asks for more.
    private static func demands(of code: FunctionCode) -> Int {
        code.constraints.values.joined().reduce(0) { sum, name in
            sum + (["Equatable", "Hashable", "Comparable"].contains(name) ? 1 : 2)
        }
    }

    /// Says whether the arguments of a generic function conform to what it asks for, as far as their types are known.
    private func meetsConstraints(_ code: FunctionCode, _ arguments: [StaticType]) -> Bool {
        zip(code.parameters, arguments).allSatisfy { parameter, argument in
            guard case .generic(let name) = parameter.parameter.type, argument != .unknown else { return true }
            return (code.constraints[name] ?? []).allSatisfy { !lacks($0, argument) }
        }
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
                "'\(name)' has no parameter '\(label)'" + (near.map { "; did you mean '\($0)'?" } ?? ".")
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
}
