import ViewInterpreter

/// A source with marks such as `1️⃣` where diagnostics are expected.
struct MarkedSource {
    let source: String
    private var places: [Character: (line: Int, column: Int)] = [:]

    init(_ marked: String) {
        var source = ""
        var line = 1
        var column = 1
        for character in marked {
            if "1️⃣2️⃣3️⃣4️⃣".contains(character) {
                places[character] = (line, column)
                continue
            }
            source.append(character)
            if character == "\n" {
                line += 1
                column = 1
            } else {
                column += character.utf8.count
            }
        }
        self.source = source
    }

    /// The diagnostic at a mark.
    func diagnostic(_ mark: Character, _ severity: ProgramDiagnostic.Severity, _ message: String) -> ProgramDiagnostic?
    {
        places[mark].map {
            ProgramDiagnostic(severity: severity, line: $0.line, column: $0.column, message: message)
        }
    }
}

/// The body of a screen around some lines of a builder.
func screen(_ body: String, members: String = "") -> String {
    """
    import SwiftUI

    struct ContentView: View {
    \(members)
        var body: some View {
            VStack {
    \(body)
            }
        }
    }
    """
}
