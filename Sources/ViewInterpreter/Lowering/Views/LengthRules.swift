import LayoutCore
import ViewRuntime

/// Which numbers a parameter of SwiftUI may be, what is said of the others, and what they count as.
struct LengthRule: Sendable {
    private let accepts: @Sendable (Double) -> Bool
    private let reason: String
    /// What another number counts as; `nil` leaves it out where the parameter is optional, and makes it 0 where it is not.
    private let standIn: Double?

    /// Finite and not negative: the sides of a frame, radii, widths of lines, sizes of fonts.
    static let size = LengthRule(accepts: { $0 >= 0 && $0.isFinite }, reason: "negative or non-finite", standIn: nil)
    /// Not negative, possibly infinite: the most that a frame may be.
    static let limit = LengthRule(accepts: { $0 >= 0 }, reason: "negative or not a number", standIn: nil)
    /// The same where it cannot be left out: the most that a track may be.
    static let openLimit = LengthRule(accepts: { $0 >= 0 }, reason: "negative or not a number", standIn: .infinity)
    /// Finite: distances and angles, which may be negative.
    static let distance = LengthRule(accepts: \.isFinite, reason: "non-finite", standIn: 0)
    /// Finite: what drawing is scaled by.
    static let scale = LengthRule(accepts: \.isFinite, reason: "non-finite", standIn: 1)
    /// Above 0 and finite: width by height.
    static let ratio = LengthRule(accepts: { $0 > 0 && $0.isFinite }, reason: "not above 0 or non-finite", standIn: nil)
    /// Any number, infinite ones too: what views are ordered by.
    static let rank = LengthRule(accepts: { !$0.isNaN }, reason: "not a number", standIn: 0)
    /// How far something may shrink or shines through.
    static let part = LengthRule(accepts: { 0...1 ~= $0 }, reason: "not from 0 to 1", standIn: 1)
    /// Opacity is cut to what is possible, so only what is no number is told.
    static let opacity = LengthRule(accepts: { !$0.isNaN }, reason: "not a number", standIn: 1)
    /// How many lines, columns or parts.
    static let count = LengthRule(accepts: { $0 >= 1 }, reason: "less than 1", standIn: 1)

    /// What is wrong with a value of a parameter; `nil` if nothing is.
    func problem(_ value: Value, of parameter: Parameter, in name: String) -> String? {
        guard let number = value.number, !accepts(number) else { return nil }
        let text = value.integer == nil ? Value.double(number).description : value.description
        return "invalid \(Self.name(parameter, in: name)) (\(reason)): \(text); it counts as \(consequence(parameter))"
    }

    /// What the program goes on with where a value has a problem.
    func replacement(of value: Value, for parameter: Parameter) -> Value {
        if isLeftOut(parameter) { return .null }
        let standIn = standIn ?? 0
        return value.integer == nil ? .double(standIn) : .int(Int(standIn))
    }

    private func isLeftOut(_ parameter: Parameter) -> Bool { standIn == nil && parameter.type.isOptional }

    private func consequence(_ parameter: Parameter) -> String {
        if isLeftOut(parameter) { return "if it were left out" }
        switch standIn {
        case .some(.infinity): return "infinite"
        case .some(let number): return "\(Int(number))"
        case nil: return "0"
        }
    }

    /// The rule for a parameter of something built in; `nil` for one that may be any number.
    static func of(_ parameter: Parameter, in name: String) -> LengthRule? {
        switch parameter.type.unwrapped {
        case .double: ofLength(parameter.label, in: name)
        case .int: ofCount(parameter.label, in: name)
        default: nil
        }
    }

    private static func ofLength(_ label: String?, in name: String) -> LengthRule? {
        switch (name, label) {
        case ("frame", "width"?), ("frame", "height"?), ("frame", "minWidth"?), ("frame", "minHeight"?),
            ("frame", "idealWidth"?), ("frame", "idealHeight"?), ("cornerRadius", nil), (_, "cornerRadius"?),
            (_, "lineWidth"?), ("border", "width"?), ("blur", "radius"?), ("shadow", "radius"?), ("system", "size"?),
            ("custom", "size"?), ("fixed", nil), ("flexible", "minimum"?), ("adaptive", "minimum"?):
            .size
        case ("frame", "maxWidth"?), ("frame", "maxHeight"?): .limit
        case ("flexible", "maximum"?), ("adaptive", "maximum"?): .openLimit
        case ("padding", nil), ("safeAreaPadding", nil), ("contentMargins", nil), ("lineSpacing", nil),
            ("tracking", nil), ("kerning", nil), ("baselineOffset", nil), (_, "spacing"?), (_, "horizontalSpacing"?),
            (_, "verticalSpacing"?), ("offset", "x"?), ("offset", "y"?), ("position", "x"?), ("position", "y"?),
            (_, "minLength"?), ("degrees", nil), ("radians", nil), (_, "degrees"?), (_, "radians"?):
            .distance
        case ("scaleEffect", nil), ("scaleEffect", "x"?), ("scaleEffect", "y"?): .scale
        case ("aspectRatio", nil): .ratio
        case ("layoutPriority", nil), ("zIndex", nil): .rank
        case ("minimumScaleFactor", nil): .part
        case ("opacity", nil): .opacity
        default: nil
        }
    }

    private static func ofCount(_ label: String?, in name: String) -> LengthRule? {
        switch (name, label) {
        case ("lineLimit", nil), ("gridCellColumns", nil), ("containerRelativeFrame", "count"?),
            ("containerRelativeFrame", "span"?):
            .count
        default: nil
        }
    }

    /// The parameters that are lengths and have no label of their own.
    private static let lengths: Set = [
        "padding", "safeAreaPadding", "contentMargins", "lineSpacing", "tracking", "kerning", "baselineOffset",
    ]

    /// What a diagnostic calls a parameter.
    private static func name(_ parameter: Parameter, in name: String) -> String {
        if name == "frame" { return "frame dimension" }
        return parameter.label ?? (lengths.contains(name) ? "\(name) length" : name)
    }
}

/// Lengths that no view can have: said at once where they are written out, and by the running program where they are worked out.
extension Lowering {
    func checkingLengths(_ overload: Overload, _ arguments: [Lowered?]) -> [Lowered?] {
        guard let parameters = overload.signature.parameters else { return arguments }
        let name = overload.signature.name
        checkOrder(name, parameters, arguments)
        return zip(parameters, arguments).map { parameter, argument in
            guard let argument else { return nil }
            if let rule = LengthRule.of(parameter, in: name) { return checking(argument, rule, parameter, in: name) }
            return overload.isModifier && Self.madeOfLengths.contains(parameter.type.unwrapped)
                ? checkingParts(argument, in: name) : argument
        }
    }

    /// Values of several lengths, of which none may be infinite or no number where a modifier takes them.
    private static let madeOfLengths: [StaticType] = [.native("CGSize"), .native("CGPoint"), .native("EdgeInsets")]

    private func checkingParts(_ argument: Lowered, in name: String) -> Lowered {
        let position = argument.position
        let words = { (part: Double) in
            "invalid \(name) (non-finite): \(Value.double(part).description); it counts as 0"
        }
        var checked: Lowered
        if let constant = argument.constant {
            guard let (mended, part) = constant.mended else { return argument }
            report(.warning, words(part), at: position)
            checked = Lowered(argument.type, position, constant: mended)
        } else {
            let code = argument.code
            checked = Lowered(argument.type, position) { frame throws(Failure) in
                let value = try code(frame)
                guard let (mended, part) = value.mended else { return value }
                frame.machine.warn(words(part), position)
                return mended
            }
        }
        checked.isFailed = argument.isFailed
        return checked
    }

    private func checking(_ argument: Lowered, _ rule: LengthRule, _ parameter: Parameter, in name: String) -> Lowered {
        let position = argument.position
        var checked: Lowered
        if let constant = argument.constant {
            guard let problem = rule.problem(constant, of: parameter, in: name) else { return argument }
            report(.warning, problem, at: position)
            checked = Lowered(argument.type, position, constant: rule.replacement(of: constant, for: parameter))
        } else {
            let code = argument.code
            checked = Lowered(argument.type, position) { frame throws(Failure) in
                let value = try code(frame)
                guard let problem = rule.problem(value, of: parameter, in: name) else { return value }
                frame.machine.warn(problem, position)
                return rule.replacement(of: value, for: parameter)
            }
        }
        checked.isFailed = argument.isFailed
        return checked
    }

    /// `frame(minWidth: 200, maxWidth: 100)`: each bound has to be at least as large as the one before.
    private func checkOrder(_ name: String, _ parameters: [Parameter], _ arguments: [Lowered?]) {
        let groups: [[String]] =
            switch name {
            case "frame": ["Width", "Height"].map { axis in ["min", "ideal", "max"].map { $0 + axis } }
            case "flexible", "adaptive": [["minimum", "maximum"]]
            default: []
            }
        for labels in groups {
            let bounds = labels.compactMap { label -> (name: String, value: Double, at: SourcePosition)? in
                guard let index = parameters.firstIndex(where: { $0.label == label }),
                    let argument = arguments[index], let number = argument.constant?.number
                else { return nil }
                return (label, number, argument.position)
            }
            for (first, second) in zip(bounds, bounds.dropFirst()) where first.value > second.value {
                report(
                    .warning,
                    Machine.contradiction(of: name, first.name, first.value, second.name, second.value),
                    at: second.at
                )
            }
        }
    }
}

extension Value {
    /// A size, point or insets with 0 for what is infinite or no number in it, and the first such length; `nil` if there is none.
    fileprivate var mended: (value: Value, part: Double)? {
        let parts: [Double]
        switch self {
        case .size(let size): parts = [size.width, size.height]
        case .point(let point): parts = [point.x, point.y]
        case .native(let box):
            guard case .insets(let insets) = box.native else { return nil }
            parts = Edge.allCases.map { insets[$0] }
        default: return nil
        }
        guard let first = parts.first(where: { !$0.isFinite }) else { return nil }
        let finite = parts.map { $0.isFinite ? $0 : 0 }
        switch self {
        case .size: return (.size(Size(width: finite[0], height: finite[1])), first)
        case .point: return (.point(Point(x: finite[0], y: finite[1])), first)
        default:
            var insets = EdgeInsets()
            for (edge, length) in zip(Edge.allCases, finite) { insets[edge] = length }
            return (.native(.insets(insets)), first)
        }
    }
}

extension Machine {
    /// Says something about the run, once for each place.
    func warn(_ message: String, _ position: SourcePosition) {
        guard warnedPlaces.insert(position).inserted else { return }
        context.requests.warnings.append(RuntimeWarning(message: message, position: position))
    }

    static func contradiction(
        of name: String,
        _ first: String,
        _ low: Double,
        _ second: String,
        _ high: Double
    ) -> String {
        let (low, high) = (Value.double(low).description, Value.double(high).description)
        return
            "contradictory \(name == "frame" ? "frame" : "track") constraints: \(first) \(low) is larger than \(second) \(high); \(first) counts for both"
    }

    /// Says that the bounds of a frame contradict each other.
    func checkFrame(_ bounds: [(name: String, value: Double?)], _ position: SourcePosition) {
        let known = bounds.compactMap { bound in bound.value.map { (bound.name, $0) } }
        for (first, second) in zip(known, known.dropFirst()) where first.1 > second.1 {
            warn(Self.contradiction(of: "frame", first.0, first.1, second.0, second.1), position)
        }
    }
}
