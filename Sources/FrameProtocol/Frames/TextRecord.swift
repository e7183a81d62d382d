/// A text as it is drawn.
package struct TextRecord: Equatable, Sendable {
    /// Lines under the words or through them.
    package enum Decoration: String, CaseIterable, Sendable {
        case underline
        case strikethrough
        case underlineStrikethrough
    }

    /// One line of the text.
    package struct Line: Equatable, Sendable {
        /// As drawn, with an ellipsis where it is cut.
        package var text: String
        /// Where it starts and stands, from ``ItemRecord/textOrigin``.
        package var x: Double
        package var baseline: Double
        /// Says whether it reads right to left.
        package var isRightToLeft: Bool

        package init(text: String, x: Double, baseline: Double, isRightToLeft: Bool = false) {
            self.text = text
            self.x = x
            self.baseline = baseline
            self.isRightToLeft = isRightToLeft
        }
    }

    /// The whole text.
    package var string: String
    package var font: FontRecord
    package var lines: [Line]
    package var decoration: Decoration?

    package init(string: String, font: FontRecord, lines: [Line], decoration: Decoration? = nil) {
        self.string = string
        self.font = font
        self.lines = lines
        self.decoration = decoration
    }
}

/// The font of a text or a symbol.
package struct FontRecord: Equatable, Sendable {
    /// As SwiftUI's `Font.Design`, but for its default.
    package enum Design: String, CaseIterable, Sendable {
        case monospaced
        case rounded
        case serif
    }

    /// In points.
    package var size: Double
    /// From 100 to 900.
    package var weight: Int
    /// `nil` is the system's own.
    package var design: Design?
    package var isItalic: Bool
    /// Space added after each character, in points.
    package var tracking: Double

    package init(size: Double, weight: Int, design: Design? = nil, isItalic: Bool = false, tracking: Double = 0) {
        self.size = size
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
        self.tracking = tracking
    }
}
