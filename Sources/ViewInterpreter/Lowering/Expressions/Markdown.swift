import LayoutCore
import SwiftSyntax
import ViewRuntime

/// Reads the emphasis that a literal text may carry: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~`.
enum Markdown {
    static func value(_ text: String) -> Value {
        guard text.contains("*") || text.contains("`") || text.contains("~~") || text.contains("_") else {
            return .string(text)
        }
        var runs: [TextRun] = []
        var isBold = false
        var isItalic = false
        var isStruck = false
        var isCode = false
        var current = ""
        func flush() {
            guard !current.isEmpty else { return }
            var run = TextRun(current)
            if isBold { run.weight = .bold }
            if isItalic { run.isItalic = true }
            if isStruck { run.isStruckThrough = true }
            if isCode { run.font = FontValue(base: .textStyle(.body), design: .monospaced) }
            runs.append(run)
            current = ""
        }
        var rest = Substring(text)
        while let character = rest.first {
            if !isCode, rest.hasPrefix("**"), isBold || rest.dropFirst(2).contains("**"),
                isMark(rest.dropFirst(2), closes: isBold)
            {
                flush()
                isBold.toggle()
                rest = rest.dropFirst(2)
            } else if !isCode, rest.hasPrefix("~~"), isStruck || rest.dropFirst(2).contains("~~") {
                flush()
                isStruck.toggle()
                rest = rest.dropFirst(2)
            } else if !isCode, character == "*", isItalic || rest.dropFirst().contains("*"),
                isMark(rest.dropFirst(), closes: isItalic)
            {
                flush()
                isItalic.toggle()
                rest = rest.dropFirst()
            } else if character == "`", isCode || rest.dropFirst().contains("`") {
                flush()
                isCode.toggle()
                rest = rest.dropFirst()
            } else {
                current.append(character)
                rest = rest.dropFirst()
            }
        }
        flush()
        if runs.count == 1, runs[0] == TextRun(text) { return .string(text) }
        return .native(.text(TextValue(runs: runs)))
    }

    /// An opening mark stands before a word, a closing one needs no more.
    private static func isMark(_ rest: Substring, closes: Bool) -> Bool {
        closes || rest.first.map { !$0.isWhitespace } ?? false
    }
}
