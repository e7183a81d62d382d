import SwiftSyntax

/// The arguments of a call as written.
struct Arguments {
    struct Argument {
        var label: String?
        var expression: ExprSyntax
        /// Where the label stands.
        var labelNode: TokenSyntax?
    }

    var inside: [Argument] = []
    /// The first has no label.
    var trailing: [Argument] = []

    init(_ node: FunctionCallExprSyntax) {
        inside = node.arguments.map {
            Argument(label: $0.label?.text.withoutBackticks, expression: $0.expression, labelNode: $0.label)
        }
        if let closure = node.trailingClosure { trailing.append(Argument(label: nil, expression: ExprSyntax(closure))) }
        for closure in node.additionalTrailingClosures {
            trailing.append(
                Argument(label: closure.label.text, expression: ExprSyntax(closure.closure), labelNode: closure.label)
            )
        }
    }

    /// Arguments of a macro, none of which stands behind the brackets.
    init(_ list: LabeledExprListSyntax) {
        inside = list.map {
            Argument(label: $0.label?.text.withoutBackticks, expression: $0.expression, labelNode: $0.label)
        }
    }

    init(_ node: SubscriptCallExprSyntax) {
        inside = node.arguments.map { Argument(label: $0.label?.text, expression: $0.expression) }
    }

    var isEmpty: Bool { inside.isEmpty && trailing.isEmpty }

    /// What a parameter is given.
    enum Source {
        case missing
        case one(ExprSyntax)
        case several([ExprSyntax])
    }

    /// Gives each parameter its arguments by Swift's rules; `nil` if they do not fit.
    func match(_ parameters: [Parameter]) -> [Source]? {
        guard inside.count + trailing.count <= parameters.count || parameters.contains(where: \.isVariadic) else {
            return nil
        }
        var sources: [Source] = Array(repeating: .missing, count: parameters.count)
        var next = 0
        var index = 0
        while index < inside.count {
            let argument = inside[index]
            while next < parameters.count, !fits(argument, parameters[next], isFirst: true) {
                guard canSkip(parameters[next]) else { return nil }
                next += 1
            }
            guard next < parameters.count else { return nil }
            if parameters[next].isVariadic {
                var list = [argument.expression]
                index += 1
                while index < inside.count, inside[index].label == nil,
                    !isLabelled(after: next, parameters) || inside[index].label == nil
                {
                    list.append(inside[index].expression)
                    index += 1
                }
                sources[next] = .several(list)
            } else {
                sources[next] = .one(argument.expression)
                index += 1
            }
            next += 1
        }
        guard matchTrailing(parameters, from: next, &sources) else { return nil }
        for (parameter, source) in zip(parameters, sources) {
            if case .missing = source, !parameter.hasDefault, !parameter.isVariadic { return nil }
        }
        return sources
    }

    private func isLabelled(after index: Int, _ parameters: [Parameter]) -> Bool {
        index + 1 < parameters.count && parameters[index + 1].label != nil
    }

    private func fits(_ argument: Argument, _ parameter: Parameter, isFirst: Bool) -> Bool {
        argument.label == parameter.label
    }

    private func canSkip(_ parameter: Parameter) -> Bool {
        parameter.hasDefault || parameter.isVariadic || (parameter.type.functionType != nil && !trailing.isEmpty)
    }

    /// Gives trailing closures to the parameters that take functions.
    private func matchTrailing(_ parameters: [Parameter], from start: Int, _ sources: inout [Source]) -> Bool {
        guard !trailing.isEmpty else { return true }
        var next = start
        for (position, closure) in trailing.enumerated() {
            let labelled = trailing.dropFirst(position + 1).compactMap(\.label)
            let found =
                (next..<max(next, parameters.count)).first { index in
                    let parameter = parameters[index]
                    if closure.label != nil { return parameter.label == closure.label }
                    guard takesFunction(parameter.type) else { return false }
                    if let label = parameter.label, labelled.contains(label) { return false }
                    // A closure that may be left out gives way to one that may not.
                    if parameter.hasDefault {
                        let later = parameters[(index + 1)...].contains { other in
                            takesFunction(other.type) && !other.hasDefault && !labelled.contains(other.label ?? "")
                        }
                        return !later
                    }
                    return true
                } ?? (closure.label == nil ? unmatchedBefore(start, parameters, sources) : nil)
            guard let found else { return false }
            sources[found] = .one(closure.expression)
            next = found + 1
        }
        return true
    }

    private func unmatchedBefore(_ start: Int, _ parameters: [Parameter], _ sources: [Source]) -> Int? {
        (0..<min(start, parameters.count)).last { index in
            if case .missing = sources[index] { takesFunction(parameters[index].type) } else { false }
        }
    }

    private func takesFunction(_ type: StaticType) -> Bool {
        switch type.unwrapped {
        case .function, .unknown, .generic: true
        default: false
        }
    }
}
