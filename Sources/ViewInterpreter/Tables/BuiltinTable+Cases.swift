import LayoutCore
import ViewRuntime

/// `allCases` of the enumerations of SwiftUI that are `CaseIterable`, in the order of their declarations.
extension BuiltinTable {
    mutating func addCases() {
        cases("Axis", ["horizontal", "vertical"])
        cases("ColorScheme", ["light", "dark"])
        cases("ColorSchemeContrast", ["standard", "increased"])
        cases("ContentMode", ["fit", "fill"])
        cases("ContentSizeCategory", Self.contentSizes)
        cases("ControlSize", ["mini", "small", "regular", "large", "extraLarge"])
        cases("DynamicTypeSize", DynamicTypeSize.allCases.map { "\($0)" })
        cases("Edge", ["top", "leading", "bottom", "trailing"])
        cases("HorizontalEdge", ["leading", "trailing"])
        cases("LayoutDirection", ["leftToRight", "rightToLeft"])
        cases("TextAlignment", ["leading", "center", "trailing"])
        cases("VerticalEdge", ["top", "bottom"])
        cases("Visibility", ["automatic", "visible", "hidden"])
        cases(
            "Font.TextStyle",
            [
                "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
                "caption", "caption2",
            ]
        )
    }

    /// Lists cases that the table has as constants.
    private mutating func cases(_ type: String, _ names: [String]) {
        let runs = names.compactMap { name -> (@Sendable (inout BuiltinCall) throws(EvaluationFailure) -> Value)? in
            guard case .function(let run)? = statics[type]?[name]?.first?.implementation else { return nil }
            return run
        }
        constant(type, "allCases: [\(type)]") { c throws(Failure) in
            var values: [Value] = []
            for run in runs { values.append(try run(&c)) }
            return .array(values)
        }
    }
}
