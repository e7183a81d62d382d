import ViewRuntime

/// What an interpolated string comes to: words, values that a locale decides about, and texts with looks of their own.
struct InterpolatedText {
    /// True for keys of localised strings, whose values are written where the text stands.
    let isLocalized: Bool
    private var runs: [TextRun] = []
    private var parts: [LocalizedText.Part] = []
    private var words = ""
    /// What the text that is added now is marked as.
    private var marks: Markdown.Marks = []
    /// In bytes of UTF-8, about: values count as what Swift prints.
    private(set) var length = 0
    /// How many bytes of it are what values print as that are no texts.
    private(set) var printedLength = 0
    /// How many values a locale writes.
    private(set) var localizedCount = 0

    init(isLocalized: Bool) { self.isLocalized = isLocalized }

    /// How many stretches with attributes of their own there are; 0 for a plain string.
    var runCount: Int { runs.count }

    /// Ends a stretch where what is added next has other marks.
    mutating func mark(_ next: Markdown.Marks, in context: EvaluationContext) {
        guard next != marks else { return }
        endRun(context)
        marks = next
    }

    mutating func append(_ text: String) {
        words += text
        length += text.utf8.count
    }

    mutating func append(_ value: Value, as type: StaticType, format: String?, in context: EvaluationContext) {
        if isLocalized, case .native(let box) = value, let inner = box.native.textRuns {
            append(inner, in: context)
        } else if let format {
            append(NumberFormat.parts(format, [value], isLocalized: isLocalized))
        } else if isLocalized, let part = value.localizedPart(as: type) {
            append([part])
        } else {
            let text = value.printed(as: type)
            append(text)
            if value.text == nil { printedLength += text.utf8.count }
        }
    }

    /// Adds a number by a format of the library.
    mutating func append(_ value: Value, by format: Value, in context: EvaluationContext) {
        if isLocalized, let style = format.numberFormat, let localized = FormatText.localized(value, by: style) {
            append([.value(localized, width: 0)])
        } else {
            localizedCount += 1
            append(FormatText.apply(format, to: value, in: context))
        }
    }

    private mutating func append(_ added: [LocalizedText.Part]) {
        for part in added {
            if case .literal(let text) = part {
                append(text)
            } else {
                endWords()
                parts.append(part)
                localizedCount += 1
                length += 16
            }
        }
    }

    private mutating func append(_ inner: [TextRun], in context: EvaluationContext) {
        if inner.count == 1, let localized = inner[0].localized, inner[0].hasNoAttributes {
            return append(localized.parts)
        }
        endRun(context)
        runs += inner.map { $0.marked(marks) }
    }

    private mutating func endWords() {
        if !words.isEmpty { parts.append(.literal(words)) }
        words = ""
    }

    private mutating func endRun(_ context: EvaluationContext) {
        if parts.isEmpty {
            if !words.isEmpty { runs.append(TextRun(words).marked(marks)) }
            words = ""
            return
        }
        endWords()
        let run = TextRun(parts, in: context.environment.locale, by: context.environment.formatting)
        runs.append(run.marked(marks))
        parts = []
    }

    /// A string if nothing in it has looks or hangs on a locale, else a text.
    func value(in context: EvaluationContext) -> Value {
        if runs.isEmpty, parts.isEmpty, marks.isEmpty { return .string(words) }
        var copy = self
        copy.endRun(context)
        return .native(.text(TextValue(runs: copy.runs.filter { !$0.string.isEmpty || $0.symbol != nil })))
    }
}

extension TextRun {
    /// True if nothing but its words tells it from other runs.
    fileprivate var hasNoAttributes: Bool {
        var plain = TextRun(string)
        plain.localized = localized
        return self == plain
    }
}
