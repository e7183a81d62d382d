extension Prelude {
    /// `AttributedString` as far as a `Text` shows it: a list of runs with their attributes.
    static let attributedString = #"""
        struct AttributeContainer: Hashable {
            var font: Font? = nil
            var foregroundColor: Color? = nil
            var backgroundColor: Color? = nil
            var underlineStyle: Text.LineStyle? = nil
            var strikethroughStyle: Text.LineStyle? = nil
            var kern: CGFloat? = nil
            var tracking: CGFloat? = nil
            var baselineOffset: CGFloat? = nil
            var link: URL? = nil
            var inlinePresentationIntent: InlinePresentationIntent? = nil
            var languageIdentifier: String? = nil
            var __isBold = false
            var __isItalic = false
            init() {}
            mutating func merge(_ other: AttributeContainer) {
                if let value = other.font { font = value }
                if let value = other.foregroundColor { foregroundColor = value }
                if let value = other.backgroundColor { backgroundColor = value }
                if let value = other.underlineStyle { underlineStyle = value }
                if let value = other.strikethroughStyle { strikethroughStyle = value }
                if let value = other.kern { kern = value }
                if let value = other.tracking { tracking = value }
                if let value = other.baselineOffset { baselineOffset = value }
                if let value = other.link { link = value }
                if let value = other.inlinePresentationIntent { inlinePresentationIntent = value }
                if other.__isBold { __isBold = true }
                if other.__isItalic { __isItalic = true }
            }
            func merging(_ other: AttributeContainer) -> AttributeContainer {
                var result = self
                result.merge(other)
                return result
            }
        }
        struct InlinePresentationIntent: OptionSet, Hashable {
            let rawValue: Int
            static let emphasized = InlinePresentationIntent(rawValue: 1)
            static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
            static let code = InlinePresentationIntent(rawValue: 4)
            static let strikethrough = InlinePresentationIntent(rawValue: 32)
        }
        struct __AttributedRun: Hashable {
            var text: String
            var attributes: AttributeContainer
            var range: Range<Int> = 0..<0
            var font: Font? { attributes.font }
            var foregroundColor: Color? { attributes.foregroundColor }
            var link: URL? { attributes.link }
            var inlinePresentationIntent: InlinePresentationIntent? { attributes.inlinePresentationIntent }
        }
        struct AttributedString: Hashable, CustomStringConvertible {
            typealias Index = Int
            var __runs: [__AttributedRun] = []
            init() {}
            init(_ text: String) { self.init(text, attributes: AttributeContainer()) }
            init(_ other: AttributedString) { __runs = other.__runs }
            init(_ text: String, attributes: AttributeContainer) {
                if !text.isEmpty { __runs = [__AttributedRun(text: text, attributes: attributes)] }
            }
            init(stringLiteral text: String) { self.init(text) }
            init(localized text: String) { self.init(text) }
            init(markdown text: String) throws {
                for (part, isBold, isItalic, isStruck, isCode) in __markdownParts(text) {
                    var attributes = AttributeContainer()
                    attributes.__isBold = isBold
                    attributes.__isItalic = isItalic
                    if isStruck { attributes.strikethroughStyle = .single }
                    if isCode { attributes.font = .system(.body, design: .monospaced) }
                    __runs.append(__AttributedRun(text: part, attributes: attributes))
                }
            }
            init(markdown text: String, options: MarkdownParsingOptions) throws { try self.init(markdown: text) }
            struct MarkdownParsingOptions {
                enum InterpretedSyntax { case full, inlineOnly, inlineOnlyPreservingWhitespace }
                enum FailurePolicy { case throwError, returnPartiallyParsedIfPossible }
                var allowsExtendedAttributes = false
                var interpretedSyntax: InterpretedSyntax = .full
                var failurePolicy: FailurePolicy = .throwError
            }
            var characters: String { __runs.map(\.text).joined() }
            var unicodeScalars: String { characters }
            var description: String { characters }
            var startIndex: Int { 0 }
            var endIndex: Int { characters.count }
            var runs: [__AttributedRun] {
                var start = 0
                return __runs.map { run in
                    let end = start + run.text.count
                    defer { start = end }
                    return __AttributedRun(text: run.text, attributes: run.attributes, range: start..<end)
                }
            }
            func range(of text: String) -> Range<Int>? { characters.range(of: text) }
            func range(of text: String, options: String.CompareOptions) -> Range<Int>? {
                characters.range(of: text, options: options)
            }
            func index(_ index: Int, offsetByCharacters distance: Int) -> Int { index + distance }
            func index(afterCharacter index: Int) -> Int { index + 1 }
            func index(beforeCharacter index: Int) -> Int { index - 1 }
            static func + (a: AttributedString, b: AttributedString) -> AttributedString {
                var result = a
                result.append(b)
                return result
            }
            static func += (a: inout AttributedString, b: AttributedString) { a.append(b) }
            mutating func append(_ other: AttributedString) { __runs += other.__runs }
            mutating func insert(_ other: AttributedString, at index: Int) {
                let (before, after) = (self[0..<index], self[index..<endIndex])
                __runs = before.__runs + other.__runs + after.__runs
            }
            mutating func replaceSubrange(_ range: Range<Int>, with other: AttributedString) {
                let (before, after) = (self[0..<range.lowerBound], self[range.upperBound..<endIndex])
                __runs = before.__runs + other.__runs + after.__runs
            }
            mutating func removeSubrange(_ range: Range<Int>) { replaceSubrange(range, with: AttributedString()) }
            private mutating func __change(_ change: (inout AttributeContainer) -> Void) {
                for index in __runs.indices { change(&__runs[index].attributes) }
            }
            mutating func mergeAttributes(_ attributes: AttributeContainer) { __change { $0.merge(attributes) } }
            func mergingAttributes(_ attributes: AttributeContainer) -> AttributedString {
                var result = self
                result.mergeAttributes(attributes)
                return result
            }
            mutating func setAttributes(_ attributes: AttributeContainer) { __change { $0 = attributes } }
            func settingAttributes(_ attributes: AttributeContainer) -> AttributedString {
                var result = self
                result.setAttributes(attributes)
                return result
            }
            mutating func replaceAttributes(_ old: AttributeContainer, with new: AttributeContainer) {
                __change { if $0 == old { $0 = new } }
            }
            var font: Font? {
                get { __runs.first?.attributes.font }
                set { __change { $0.font = newValue } }
            }
            var foregroundColor: Color? {
                get { __runs.first?.attributes.foregroundColor }
                set { __change { $0.foregroundColor = newValue } }
            }
            var backgroundColor: Color? {
                get { __runs.first?.attributes.backgroundColor }
                set { __change { $0.backgroundColor = newValue } }
            }
            var underlineStyle: Text.LineStyle? {
                get { __runs.first?.attributes.underlineStyle }
                set { __change { $0.underlineStyle = newValue } }
            }
            var strikethroughStyle: Text.LineStyle? {
                get { __runs.first?.attributes.strikethroughStyle }
                set { __change { $0.strikethroughStyle = newValue } }
            }
            var kern: CGFloat? {
                get { __runs.first?.attributes.kern }
                set { __change { $0.kern = newValue } }
            }
            var tracking: CGFloat? {
                get { __runs.first?.attributes.tracking }
                set { __change { $0.tracking = newValue } }
            }
            var baselineOffset: CGFloat? {
                get { __runs.first?.attributes.baselineOffset }
                set { __change { $0.baselineOffset = newValue } }
            }
            var link: URL? {
                get { __runs.first?.attributes.link }
                set { __change { $0.link = newValue } }
            }
            var inlinePresentationIntent: InlinePresentationIntent? {
                get { __runs.first?.attributes.inlinePresentationIntent }
                set { __change { $0.inlinePresentationIntent = newValue } }
            }
            subscript(range: Range<Int>) -> AttributedString {
                get {
                    var result = AttributedString()
                    var start = 0
                    for run in __runs {
                        let count = run.text.count
                        let (lower, upper) = (max(range.lowerBound - start, 0), min(range.upperBound - start, count))
                        if lower < upper {
                            let part = String(run.text.dropFirst(lower).prefix(upper - lower))
                            result.__runs.append(__AttributedRun(text: part, attributes: run.attributes))
                        }
                        start += count
                    }
                    return result
                }
                set { replaceSubrange(range, with: newValue) }
            }
        }
        typealias AttributedSubstring = AttributedString
        extension String {
            init(_ text: AttributedString) { self = text.characters }
        }
        extension Text {
            init(_ text: AttributedString) {
                var result = Text(verbatim: "")
                for run in text.__runs {
                    let attributes = run.attributes
                    var part = Text(verbatim: run.text)
                    if let font = attributes.font { part = part.font(font) }
                    if attributes.__isBold || attributes.inlinePresentationIntent?.contains(.stronglyEmphasized) == true {
                        part = part.bold()
                    }
                    if attributes.__isItalic || attributes.inlinePresentationIntent?.contains(.emphasized) == true {
                        part = part.italic()
                    }
                    if let color = attributes.foregroundColor {
                        part = part.foregroundColor(color)
                    } else if attributes.link != nil {
                        part = part.foregroundColor(.accentColor)
                    }
                    if attributes.underlineStyle != nil { part = part.underline() }
                    if attributes.strikethroughStyle != nil { part = part.strikethrough() }
                    if let kern = attributes.kern ?? attributes.tracking { part = part.tracking(kern) }
                    if let offset = attributes.baselineOffset { part = part.baselineOffset(offset) }
                    result = result + part
                }
                self = result
            }
        }
        """#
}
