import LayoutCore
@testable import TextShaping

/// The fonts of the machine, loaded once for all tests.
enum Fixtures {
    static let fonts: Result<FontCatalog, FontCatalogError> = Result { () throws(FontCatalogError) in
        try FontCatalog()
    }

    /// A measurer that has not been asked anything yet.
    static func measurer() throws -> ShapedTextMeasurer {
        ShapedTextMeasurer(fonts: try fonts.get())
    }

    static func body(_ text: String) -> TextRequest {
        TextRequest(runs: [MeasuredRun(string: text, font: ResolvedFont(size: 17))])
    }
}

extension TextLayout {
    var texts: [String] { lines.map(\.text) }
}

func isClose(_ value: Double, to expected: Double, within tolerance: Double) -> Bool {
    abs(value - expected) <= tolerance
}
