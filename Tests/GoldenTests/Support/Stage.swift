import LayoutCore
import Localization
import ScrollDynamics
import TextShaping
import ViewInterpreter
import ViewRuntime

/// A program on a screen, without a server.
struct Stage {
    /// What the compiler refused.
    struct Refused: Error, CustomStringConvertible {
        let diagnostics: [ProgramDiagnostic]

        var description: String {
            diagnostics.map { "\($0.line):\($0.column): \($0.severity): \($0.message)" }.joined(separator: "\n")
        }
    }

    let scene: Scene

    /// Compiles a program and shows it.
    ///
    /// - Throws: ``Refused`` if it has errors; what the fonts say if they are not there.
    init(source: String, configuration: SceneConfiguration) throws {
        let result = ProgramCompiler.compile(source: source)
        guard let root = result.program?.rootView() else { throw Refused(diagnostics: result.diagnostics) }
        scene = Scene(configuration: configuration, text: try Self.text(), formatting: FoundationFormatting())
        scene.show(root)
    }

    /// Holds the outermost scroll view at a distance from rest, down if it scrolls that way, else across.
    ///
    /// - Returns: False if nothing scrolls.
    func scroll(by distance: Double) -> Bool {
        scene.scroll(x: nil, y: distance) || scene.scroll(x: distance, y: nil)
    }

    static func text() throws -> ShapedTextMeasurer { ShapedTextMeasurer(fonts: try FontCatalog()) }
}
