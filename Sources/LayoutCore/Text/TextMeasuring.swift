/// A font after styles, Dynamic Type and the environment are resolved.
package struct ResolvedFont: Hashable, Sendable {
    /// In points.
    package var size: Double
    package var weight: FontWeight
    package var design: FontDesign
    package var isItalic: Bool
    package var isMonospacedDigit: Bool
    /// Extra space after each glyph, in points, on top of the font's own tracking for its size.
    package var tracking: Double

    package init(
        size: Double,
        weight: FontWeight = .regular,
        design: FontDesign = .standard,
        isItalic: Bool = false,
        isMonospacedDigit: Bool = false,
        tracking: Double = 0
    ) {
        self.size = size
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
        self.isMonospacedDigit = isMonospacedDigit
        self.tracking = tracking
    }
}

/// A stretch of text in one font.
package struct MeasuredRun: Hashable, Sendable {
    package var string: String
    package var font: ResolvedFont
    /// How far the letters stand above the line's baseline, in points; negative below it.
    package var baselineOffset: Double

    package init(string: String, font: ResolvedFont, baselineOffset: Double = 0) {
        self.string = string
        self.font = font
        self.baselineOffset = baselineOffset
    }
}

/// A text and how it is to be set.
package struct TextRequest: Hashable, Sendable {
    package var runs: [MeasuredRun]
    package var alignment: TextAlignment
    /// The most lines; `nil` for any number.
    package var lineLimit: Int?
    /// The lines whose height the text takes at least, also where it has fewer.
    package var reservedLines: Int
    /// Extra space between lines, in points.
    package var lineSpacing: Double
    package var truncation: TruncationMode
    /// How far the text may shrink to fit: from 0, exclusive, to 1.
    package var minimumScaleFactor: Double
    /// The direction of the layout, by which lines are aligned; what a paragraph reads like is up to its own letters.
    package var isRightToLeft: Bool
    /// Pixels a point: sizes are rounded up to pixels.
    package var displayScale: Double

    package init(
        runs: [MeasuredRun],
        alignment: TextAlignment = .leading,
        lineLimit: Int? = nil,
        reservedLines: Int = 0,
        lineSpacing: Double = 0,
        truncation: TruncationMode = .tail,
        minimumScaleFactor: Double = 1,
        isRightToLeft: Bool = false,
        displayScale: Double = 3
    ) {
        self.runs = runs
        self.alignment = alignment
        self.lineLimit = lineLimit
        self.reservedLines = reservedLines
        self.lineSpacing = lineSpacing
        self.truncation = truncation
        self.minimumScaleFactor = minimumScaleFactor
        self.isRightToLeft = isRightToLeft
        self.displayScale = displayScale
    }
}

/// A line of text as it is drawn.
package struct TextLine: Hashable, Sendable {
    /// A stretch of the line in one run of the request and one direction.
    package struct Run: Hashable, Sendable {
        /// The position of its run in the request.
        package var index: Int
        /// In the order in which it is read, with an ellipsis where the line is cut.
        package var text: String
        /// From the text's left edge, in points.
        package var x: Double
        /// Its advance, spaces at its end included, in points.
        package var width: Double
        package var isRightToLeft: Bool

        package init(index: Int, text: String, x: Double, width: Double, isRightToLeft: Bool) {
            self.index = index
            self.text = text
            self.x = x
            self.width = width
            self.isRightToLeft = isRightToLeft
        }
    }

    /// The line's text, with an ellipsis where it is cut.
    package var text: String
    /// From the text's left edge, in points.
    package var x: Double
    /// From the text's top edge, in points: where letters stand that are not moved off it.
    package var baseline: Double
    /// The advance of the line, trailing spaces not counted, in points.
    package var width: Double
    /// Says whether the paragraph that the line belongs to reads right to left.
    package var isRightToLeft: Bool
    /// The stretches from left to right; none in a text of one run.
    package var runs: [Run]

    package init(
        text: String,
        x: Double,
        baseline: Double,
        width: Double,
        isRightToLeft: Bool = false,
        runs: [Run] = []
    ) {
        self.text = text
        self.x = x
        self.baseline = baseline
        self.width = width
        self.isRightToLeft = isRightToLeft
        self.runs = runs
    }
}

/// A text set into lines.
package struct TextLayout: Hashable, Sendable {
    /// Rounded up to pixels, in points.
    package var size: Size
    package var lines: [TextLine]
    /// How much the text was shrunk to fit; 1 if it was not.
    package var scale: Double
    /// True if text was left out for lack of room.
    package var isTruncated: Bool

    package init(size: Size, lines: [TextLine], scale: Double = 1, isTruncated: Bool = false) {
        self.size = size
        self.lines = lines
        self.scale = scale
        self.isTruncated = isTruncated
    }

    /// From the top edge, in points; 0 for a text without lines.
    package var firstBaseline: Double { lines.first?.baseline ?? 0 }
    package var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

/// The vertical metrics of a font at a size, in points.
package struct FontMetrics: Hashable, Sendable {
    /// From the baseline up.
    package var ascent: Double
    /// From the baseline down, positive.
    package var descent: Double
    package var capHeight: Double
    package var xHeight: Double
    /// What the style's published leading adds to the line height; 0 for fonts without a style.
    package var leading: Double

    package init(ascent: Double, descent: Double, capHeight: Double, xHeight: Double, leading: Double = 0) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.leading = leading
    }

    package var lineHeight: Double { ascent + descent }
}

/// The seam by which layout asks how large text is; fonts are known on the other side of it only.
package protocol TextMeasuring: AnyObject {
    /// Sets `request` into lines no wider than `width`, in points; `nil` breaks at explicit line breaks only.
    ///
    /// `height` is the most room in height, in points; lines beyond it are cut, and `nil` stands for any height.
    ///
    /// - Complexity: O(*n*) in the length of the text; answers may be kept.
    func layout(_ request: TextRequest, width: Double?, height: Double?) -> TextLayout

    func metrics(of font: ResolvedFont) -> FontMetrics

    /// The size in points and weight of a text style at a Dynamic Type size.
    func font(for style: TextStyle, at size: DynamicTypeSize) -> ResolvedFont

    /// The leading that the style's table adds to a line, in points; may be negative.
    func leading(of style: TextStyle, at size: DynamicTypeSize) -> Double

    /// The size of a symbol's image in points and how far its baseline lies from its top.
    func symbol(named name: String, font: ResolvedFont, scale: Double) -> SymbolMetrics
}

/// The size of a symbol and its baseline, in points.
package struct SymbolMetrics: Hashable, Sendable {
    package var size: Size
    /// From the top edge.
    package var baseline: Double

    package init(size: Size, baseline: Double) {
        self.size = size
        self.baseline = baseline
    }
}
