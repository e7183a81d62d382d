import Foundation

/// A program of more than a thousand lines: all examples one after the other.
enum LongProgram {
    /// The source; types have a number in their names, so that each example has its own.
    static func source() throws -> String {
        let ids = try PresetSources.ids()
        let parts = try ids.enumerated().map { index, id in
            numberTypes(of: try PresetSources.source(id), index).replacing("import SwiftUI", with: "")
        }
        return "import SwiftUI\n" + parts.joined(separator: "\n")
    }

    private static func numberTypes(of source: String, _ number: Int) -> String {
        let names = source.matches(of: /(?:struct|class|enum|protocol) (\w+)/).map { String($0.output.1) }
        return Set(names).sorted().reduce(source) { text, name in
            text.replacing(/\w+/) { $0.output == name ? "\(name)\(number)" : String($0.output) }
        }
    }
}
