@testable import ViewInterpreter

/// Writes calls of what is built in from the forms in its tables, with one number for everything that takes a number.
///
/// So a form that comes into the tables is called as well, without a line here.
struct CallWriter {
    /// A number as Swift writes it: one for lengths and other fractions, one for integers.
    struct Numbers: Sendable {
        let fraction: String
        let integer: String

        /// What breaks sums, quotients and conversions: the ends of both types, and what is no number.
        static let ends = [
            Numbers(fraction: "CGFloat.nan", integer: "Int.min"),
            Numbers(fraction: "CGFloat.infinity", integer: "Int.max"),
            Numbers(fraction: "-CGFloat.infinity", integer: "-1"),
            Numbers(fraction: "CGFloat.greatestFiniteMagnitude", integer: "0"),
            Numbers(fraction: "-CGFloat.greatestFiniteMagnitude", integer: "Int.max"),
            Numbers(fraction: "1e308", integer: "Int.min"),
            Numbers(fraction: "CGFloat.leastNonzeroMagnitude", integer: "1_000_000_000"),
            Numbers(fraction: "-0.0", integer: "0"),
            Numbers(fraction: "1e15", integer: "-1_000_000_000"),
        ]
    }

    let numbers: Numbers

    /// The call, `padding(CGFloat.nan)`; `nil` if the form takes no numbers, or something for which there is no example here.
    func call(_ form: String) -> String? {
        let signature = Signature(form)
        guard let parameters = signature.parameters else { return nil }
        var arguments: [String] = []
        var takesNumbers = false
        for parameter in parameters {
            let type = parameter.type.unwrapped
            let ends = numeric(type)
            takesNumbers = takesNumbers || ends != nil
            guard let argument = ends ?? example(type) else {
                if parameter.hasDefault { continue }
                return nil
            }
            arguments.append(parameter.label.map { "\($0): \(argument)" } ?? argument)
        }
        return takesNumbers ? "\(signature.name)(\(arguments.joined(separator: ", ")))" : nil
    }

    /// What a number goes into; `nil` for a type that has none.
    private func numeric(_ type: StaticType) -> String? {
        let number = numbers.fraction
        switch type {
        case .double, .float: return number
        case .int: return numbers.integer
        case .array(.native("GridItem")):
            return "[GridItem(.adaptive(minimum: \(number), maximum: \(number)), spacing: \(number)), "
                + "GridItem(.fixed(\(number))), GridItem(.flexible(minimum: \(number), maximum: \(number)))]"
        case .array(.double): return "[\(number), 1]"
        case .function(let function) where function.result.unwrapped == .double:
            return closure(function, giving: number)
        case .native(let name): return numeric(name)
        default: return nil
        }
    }

    private func numeric(_ name: String) -> String? {
        let number = numbers.fraction
        switch name {
        case "EdgeInsets":
            return "EdgeInsets(top: \(number), leading: \(number), bottom: \(number), trailing: \(number))"
        case "CGSize": return "CGSize(width: \(number), height: \(number))"
        case "CGPoint": return "CGPoint(x: \(number), y: \(number))"
        case "CGRect": return "CGRect(x: \(number), y: \(number), width: \(number), height: \(number))"
        case "UnitPoint": return "UnitPoint(x: \(number), y: \(number))"
        case "Angle": return "Angle.degrees(Double(\(number)))"
        case "Font": return "Font.system(size: \(number))"
        case "StrokeStyle": return "StrokeStyle(lineWidth: \(number), dash: [\(number), 2], dashPhase: \(number))"
        case "Animation": return "Animation.spring(response: \(number), dampingFraction: \(number)).delay(\(number))"
        case "Shape": return "RoundedRectangle(cornerRadius: \(number))"
        case "ScrollTransitionConfiguration": return ".interactive.threshold(.visible(\(number)))"
        case "ShapeStyle", "Color": return "Color(red: \(number), green: \(number), blue: 0).opacity(\(number))"
        default: return nil
        }
    }

    /// A plain value of a type that has nothing to do with numbers.
    private func example(_ type: StaticType) -> String? {
        switch type {
        case .bool: "true"
        case .string: "\"word\""
        case .generic: "1"
        case .range: "0...1"
        case .binding(.bool): ".constant(true)"
        case .binding(.string): ".constant(\"word\")"
        case .binding(.native("ScrollPosition")): ".constant(ScrollPosition(y: 10))"
        case .binding: ".constant(0.5)"
        case .function(let function): closure(function, giving: body(function.result))
        case .native(let name): Self.examples[name]
        default: nil
        }
    }

    private func closure(_ function: StaticType.FunctionType, giving result: String) -> String {
        guard !function.parameters.isEmpty else { return "{ \(result) }" }
        // What a modifier changes an effect by begins with the effect.
        let names = function.parameters.indices.map { $0 == 0 && result == "first" ? "first" : "_" }
        return "{ \(names.joined(separator: ", ")) in \(result) }"
    }

    private func body(_ result: StaticType) -> String {
        switch result {
        case .void: ""
        case .bool: "true"
        case .view: "Text(\"inside\").frame(height: 20)"
        default: "1"
        }
    }

    private static let examples = [
        "Alignment": ".center", "Axis": ".vertical", "Axis.Set": ".vertical", "ContentMarginPlacement": ".automatic",
        "ContentMode": ".fit", "CoordinateSpace": ".global", "DragGesture": "DragGesture()", "Edge.Set": ".all",
        "FillStyle": "FillStyle()", "Gradient": "Gradient(colors: [.red, .blue])", "HorizontalAlignment": ".leading",
        "HorizontalEdge": ".leading", "LocalizedStringKey": "\"word\"", "NamedCoordinateSpace": ".named(\"here\")",
        "PinnedScrollableViews": "[]", "Text": "Text(\"word\")", "TextAlignment": ".center",
        "VerticalAlignment": ".top", "VerticalEdge": ".top", "View": "Text(\"word\")", "Visibility": ".visible",
    ]
}
