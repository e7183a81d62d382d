package import LayoutCore

/// A colour before it is resolved for the colour scheme.
package indirect enum ColorValue: Hashable, Sendable {
    /// A colour of the system by its SwiftUI name: `red`, `blue`, `primary`, `secondary`, `clear`, …
    case named(String)
    /// Components in sRGB from 0 to 1.
    case rgba(red: Double, green: Double, blue: Double, alpha: Double)
    /// Another colour, its opacity multiplied.
    case opacity(ColorValue, Double)
}

/// A stop of a gradient; `location` from 0 to 1.
package struct GradientStop: Hashable, Sendable {
    package var color: ColorValue
    package var location: Double

    package init(color: ColorValue, location: Double) {
        self.color = color
        self.location = location
    }
}

/// What fills a shape, a background or text.
package indirect enum StyleValue: Hashable, Sendable {
    case color(ColorValue)
    case linearGradient(stops: [GradientStop], start: UnitPoint, end: UnitPoint)
    case radialGradient(stops: [GradientStop], center: UnitPoint, startRadius: Double, endRadius: Double)
    /// A system material by its SwiftUI name: `ultraThinMaterial`, …, `bar`.
    case material(String)
    /// The current foreground style at a level: 0 primary, 1 secondary, 2 tertiary, 3 quaternary.
    case hierarchical(Int)
    /// The accent colour that the environment holds.
    case tint
    /// The background of the screen.
    case background
    /// Another style, its opacity multiplied.
    case opacity(StyleValue, Double)
}

/// A shape of the standard set.
package indirect enum ShapeValue: Hashable, Sendable {
    case rectangle
    case roundedRectangle(cornerRadius: Double)
    /// One radius a corner.
    case unevenRoundedRectangle(topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double)
    case circle
    case ellipse
    case capsule
    /// A shape inset by a distance, in points.
    case inset(ShapeValue, Double)
    /// A part of the outline of a shape, in parts of its length.
    case trimmed(ShapeValue, from: Double, to: Double)
    /// A path in points from the top leading corner.
    case path(PathValue)
}

/// How a shape is drawn.
package enum ShapePaint: Hashable, Sendable {
    /// With the current foreground style.
    case foreground
    case fill(StyleValue)
    /// A line on the outline, half of its width on either side.
    case stroke(StyleValue, width: Double)
    /// A line inside the outline.
    case strokeBorder(StyleValue, width: Double)
}

/// A shape as a view.
package struct ShapeViewValue: Hashable, Sendable {
    package var shape: ShapeValue
    package var paint: ShapePaint

    package init(shape: ShapeValue, paint: ShapePaint = .foreground) {
        self.shape = shape
        self.paint = paint
    }
}

/// A font as a program asks for it.
package struct FontValue: Hashable, Sendable {
    /// Where its size comes from.
    package enum Base: Hashable, Sendable {
        case textStyle(TextStyle)
        /// A size in points that does not follow Dynamic Type.
        case system(size: Double)
        /// A named font; its size follows the text style if there is one.
        case custom(name: String, size: Double, relativeTo: TextStyle?)
    }

    package var base: Base
    package var weight: FontWeight?
    package var design: FontDesign?
    package var isItalic: Bool
    package var isMonospacedDigit: Bool

    package init(
        base: Base,
        weight: FontWeight? = nil,
        design: FontDesign? = nil,
        isItalic: Bool = false,
        isMonospacedDigit: Bool = false
    ) {
        self.base = base
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
        self.isMonospacedDigit = isMonospacedDigit
    }
}

/// A stretch of text with attributes of its own; `nil` follows the environment.
package struct TextRun: Hashable, Sendable {
    package var string: String
    package var font: FontValue?
    package var weight: FontWeight?
    package var isItalic: Bool?
    package var style: StyleValue?
    package var isUnderlined: Bool?
    package var isStruckThrough: Bool?
    package var tracking: Double?
    package var baselineOffset: Double?
    /// The name of an SF Symbol that stands in the text instead of `string`.
    package var symbol: String?
    /// What `string` was made of, if a locale decided how it is written.
    package var localized: LocalizedText?

    package init(_ string: String) { self.string = string }
}

/// A `Text`: one or more runs.
package struct TextValue: Hashable, Sendable {
    package var runs: [TextRun]

    package init(runs: [TextRun]) { self.runs = runs }

    package init(_ string: String) { self.init(runs: [TextRun(string)]) }

    /// All words of the text, as the locale of an environment writes them.
    func words(in environment: EnvironmentValues) -> String { runs.map { $0.words(in: environment) }.joined() }
}

/// An `Image`.
package struct ImageValue: Hashable, Sendable {
    /// What it shows.
    package enum Source: Hashable, Sendable {
        /// An SF Symbol by name.
        case symbol(String)
        /// A picture of the app, which is not here: shown as a labelled box.
        case asset(String)
    }

    package var source: Source
    package var isResizable: Bool

    package init(source: Source, isResizable: Bool = false) {
        self.source = source
        self.isResizable = isResizable
    }
}
