@testable import ViewInterpreter

/// A source with `‸` where the cursor is.
struct CursorSource {
    private let source: String
    private var line = 1
    private var column = 1

    init(_ text: String) {
        let parts = text.split(separator: "‸", omittingEmptySubsequences: false)
        source = parts.joined()
        for byte in parts[0].utf8 {
            column += 1
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            }
        }
    }

    var list: CompletionList { CodeCompletion.items(in: source, line: line, column: column) }
    var labels: [String] { list.items.map(\.label) }
    var help: SignatureHelp { CodeCompletion.signatures(in: source, line: line, column: column) }

    func item(_ label: String, _ kind: CompletionItem.Kind? = nil) -> CompletionItem? {
        list.items.first { $0.label == label && (kind == nil || $0.kind == kind) }
    }
}
