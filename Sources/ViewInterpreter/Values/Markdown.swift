import LayoutCore
import ViewRuntime

/// The inline Markdown of a text, by CommonMark: emphasis, code, struck words, links, escapes and entities.
///
/// Values that are put into a text stand among its characters as one letter each and are not looked into.
struct Markdown {
    /// What a stretch of a text is marked as.
    struct Marks: OptionSet, Hashable, Sendable {
        let rawValue: Int
        static let bold = Marks(rawValue: 1)
        static let italic = Marks(rawValue: 2)
        static let struck = Marks(rawValue: 4)
        static let code = Marks(rawValue: 8)
        static let link = Marks(rawValue: 16)
    }

    /// A letter of the text, or a value in it by its number.
    enum Atom: Equatable, Sendable {
        case letter(Character)
        case value(Int)
    }

    /// A stretch of one look.
    struct Run: Equatable, Sendable {
        enum Content: Equatable, Sendable {
            case text(String)
            case value(Int)
        }

        var content: Content
        var marks: Marks
    }

    private static let signs: Set<Character> = ["*", "_", "`", "~", "[", "\\", "&", "<"]

    /// A text that is written out, as a value: a string if nothing in it is marked.
    static func value(_ text: String) -> Value {
        guard text.contains(where: signs.contains) else { return .string(text) }
        let runs = runs(text.map { .letter($0) })
        if runs.allSatisfy({ $0.marks.isEmpty }) { return .string(runs.map(\.text).joined()) }
        return .native(.text(TextValue(runs: runs.map { TextRun($0.text).marked($0.marks) })))
    }

    /// True for letters among which something may be marked.
    static func hasSigns(_ atoms: [Atom]) -> Bool {
        atoms.contains { atom in
            if case .letter(let letter) = atom { signs.contains(letter) } else { false }
        }
    }

    /// The stretches of a text.
    ///
    /// - Complexity: O(*n*) in its length for all but many nested marks, of which so many count.
    static func runs(_ atoms: [Atom]) -> [Run] {
        var parser = MarkdownParser(atoms)
        return parser.runs()
    }
}

extension Markdown.Run {
    /// The words; empty for a value.
    var text: String { if case .text(let text) = content { text } else { "" } }
}

extension TextRun {
    /// The run with the looks of its marks, where it has none of its own.
    func marked(_ marks: Markdown.Marks) -> TextRun {
        var run = self
        if marks.contains(.bold), run.weight == nil { run.weight = .bold }
        if marks.contains(.italic), run.isItalic == nil { run.isItalic = true }
        if marks.contains(.struck), run.isStruckThrough == nil { run.isStruckThrough = true }
        if marks.contains(.code), run.font == nil {
            run.font = FontValue(base: .textStyle(.body), design: .monospaced)
        }
        if marks.contains(.link), run.style == nil { run.style = .tint }
        return run
    }
}
