import ViewRuntime

/// Which numbers a length of SwiftUI may be, and what is said of the others.
enum LengthRule {
    /// Finite and not negative: the sides of a frame, radii, widths of lines.
    case size
    /// Not negative, possibly infinite: the most that a frame may be.
    case limit
    /// Finite: distances, which may be negative.
    case distance

    /// What is wrong with a number; `nil` if nothing is.
    func problem(_ number: Double, of name: String) -> String? {
        switch self {
        case .size where !(number >= 0 && number.isFinite):
            "invalid \(name) (negative or non-finite): \(Self.text(number)); it counts as if it were left out"
        case .limit where !(number >= 0):
            "invalid \(name) (negative or not a number): \(Self.text(number)); it counts as if it were left out"
        case .distance where !number.isFinite:
            "invalid \(name) (non-finite): \(Self.text(number)); it counts as 0"
        case .size, .limit, .distance: nil
        }
    }

    private static func text(_ number: Double) -> String { Value.double(number).description }

    /// The rule for a parameter of something built in; `nil` for one that is no length.
    static func of(_ parameter: Parameter, in name: String) -> LengthRule? {
        guard parameter.type.unwrapped == .double else { return nil }
        switch (name, parameter.label) {
        case ("frame", "width"?), ("frame", "height"?), ("frame", "minWidth"?), ("frame", "minHeight"?),
            ("frame", "idealWidth"?), ("frame", "idealHeight"?):
            return .size
        case ("frame", "maxWidth"?), ("frame", "maxHeight"?): return .limit
        case ("cornerRadius", nil), (_, "cornerRadius"?), (_, "lineWidth"?), ("border", "width"?),
            ("blur", "radius"?), ("shadow", "radius"?):
            return .size
        case ("padding", nil), ("safeAreaPadding", nil), ("contentMargins", nil), ("lineSpacing", nil),
            ("tracking", nil), ("kerning", nil), (_, "spacing"?), (_, "horizontalSpacing"?), (_, "verticalSpacing"?),
            ("offset", "x"?), ("offset", "y"?), ("position", "x"?), ("position", "y"?), (_, "minLength"?):
            return .distance
        default: return nil
        }
    }

    /// What a diagnostic calls a parameter.
    static func name(_ parameter: Parameter, in name: String) -> String {
        name == "frame" ? "frame dimension" : parameter.label ?? (name == "cornerRadius" ? name : "\(name) length")
    }
}

/// Lengths that no view can have: said at once where they are written out, and by the running program where they are worked out.
extension Lowering {
    func checkingLengths(_ overload: Overload, _ arguments: [Lowered?]) -> [Lowered?] {
        guard let parameters = overload.signature.parameters else { return arguments }
        let name = overload.signature.name
        checkOrder(name, parameters, arguments)
        return zip(parameters, arguments).map { parameter, argument in
            guard let argument, let rule = LengthRule.of(parameter, in: name) else { return argument }
            let words = LengthRule.name(parameter, in: name)
            if let constant = argument.constant {
                if let number = constant.number, let problem = rule.problem(number, of: words) {
                    report(.warning, problem, at: argument.position)
                }
                return argument
            }
            let code = argument.code
            let position = argument.position
            var checked = Lowered(argument.type, position) { frame throws(Failure) in
                let value = try code(frame)
                if let number = value.number, let problem = rule.problem(number, of: words) {
                    frame.machine.warn(problem, position)
                }
                return value
            }
            checked.isFailed = argument.isFailed
            return checked
        }
    }

    /// `frame(minWidth: 200, maxWidth: 100)`: each bound has to be at least as large as the one before.
    private func checkOrder(_ name: String, _ parameters: [Parameter], _ arguments: [Lowered?]) {
        guard name == "frame" else { return }
        for axis in ["Width", "Height"] {
            let bounds = ["min", "ideal", "max"].compactMap {
                bound -> (name: String, value: Double, at: SourcePosition)? in
                guard let index = parameters.firstIndex(where: { $0.label == bound + axis }),
                    let argument = arguments[index], let number = argument.constant?.number
                else { return nil }
                return (bound + axis, number, argument.position)
            }
            for (first, second) in zip(bounds, bounds.dropFirst()) where first.value > second.value {
                report(
                    .warning,
                    Machine.contradiction(first.name, first.value, second.name, second.value),
                    at: second.at
                )
            }
        }
    }
}

extension Machine {
    /// Says something about the run, once for each place.
    func warn(_ message: String, _ position: SourcePosition) {
        guard warnedPlaces.insert(position).inserted else { return }
        context.requests.warnings.append(RuntimeWarning(message: message, position: position))
    }

    static func contradiction(_ first: String, _ low: Double, _ second: String, _ high: Double) -> String {
        let (low, high) = (Value.double(low).description, Value.double(high).description)
        return
            "contradictory frame constraints: \(first) \(low) is larger than \(second) \(high); \(first) counts for both"
    }

    /// Says that the bounds of a frame contradict each other.
    func checkFrame(_ bounds: [(name: String, value: Double?)], _ position: SourcePosition) {
        let known = bounds.compactMap { bound in bound.value.map { (bound.name, $0) } }
        for (first, second) in zip(known, known.dropFirst()) where first.1 > second.1 {
            warn(Self.contradiction(first.0, first.1, second.0, second.1), position)
        }
    }
}
