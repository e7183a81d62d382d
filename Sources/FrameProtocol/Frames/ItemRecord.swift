package import LayoutCore

/// A colour with its opacity, eight bits a channel.
package struct WireColor: Hashable, Sendable {
    /// Red in the highest byte, then green, blue and opacity.
    package var rgba: UInt32

    package init(rgba: UInt32) { self.rgba = rgba }

    /// - Parameters: Channels from 0 to 1; what lies outside is cut.
    package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        rgba = Self.byte(red) << 24 | Self.byte(green) << 16 | Self.byte(blue) << 8 | Self.byte(opacity)
    }

    private static func byte(_ channel: Double) -> UInt32 {
        // A channel that is not a number counts as 0: `max` gives its first argument when the second cannot be compared.
        UInt32((min(max(0, channel), 1) * 255).rounded())
    }
}

/// One thing that is drawn: what it looks like, and where.
@dynamicMemberLookup
package struct ItemRecord: Equatable, Sendable {
    /// What is drawn.
    package enum Kind: String, CaseIterable, Sendable {
        case shape
        case text
        case symbol
        case image
        case line
        case material
    }

    /// The part of a section that is held away from its natural place.
    package enum Pinned: String, CaseIterable, Sendable {
        case header
        case footer
    }

    /// A part that the system draws, not the program.
    package enum Role: String, CaseIterable, Sendable {
        case statusBar
        case navigationBar
        case largeTitle
        case inlineTitle
        case homeIndicator
        case scrollIndicator
    }

    package private(set) var look: SharedLook
    /// On the screen, before clipping; for something scaled or rotated the box around it.
    package var frame: Rect
    /// The part that shows, where it is less than `frame`.
    package var clip: Rect?
    /// Shapes that cut some of it off besides: what shows lies in all of them.
    package var clipShapes: [ClipShapeRecord] = []
    /// From the item's own space to the screen, for something scaled or rotated.
    package var transform: [Double]?

    package init(look: SharedLook, frame: Rect) {
        self.look = look
        self.frame = frame
    }

    package init(id: Int, kind: Kind, frame: Rect) {
        self.init(look: SharedLook(ItemLook(id: id, kind: kind)), frame: frame)
    }

    /// A part of the look; one that is set is this item's alone.
    package subscript<Value>(dynamicMember path: WritableKeyPath<ItemLook, Value>) -> Value {
        get { look.look[keyPath: path] }
        set {
            var changed = look.look
            changed[keyPath: path] = newValue
            look = SharedLook(changed)
        }
    }

    /// What the places of lines of text count from, on the screen; in something scaled or rotated they count in its own bounds.
    package var textOrigin: Point { transform == nil ? frame.origin : .zero }
}

/// A line along a shape's edge.
package struct StrokeRecord: Equatable, Sendable {
    package var color: WireColor
    /// In points.
    package var width: Double

    package init(color: WireColor, width: Double) {
        self.color = color
        self.width = width
    }
}

/// Colours that turn into each other along a line or away from a point.
package struct GradientRecord: Equatable, Sendable {
    /// Along a line, or away from a point.
    package enum Form: String, CaseIterable, Sendable {
        case linear
        case radial
    }

    /// A colour and where it stands.
    package struct Stop: Equatable, Sendable {
        package var color: WireColor
        /// From 0 to 1.
        package var location: Double

        package init(color: WireColor, location: Double) {
            self.color = color
            self.location = location
        }
    }

    package var form: Form
    /// Where it begins, in parts of the item's size: 0, 0 is its top leading corner.
    ///
    /// The centre of a radial gradient.
    package var start: UnitPoint
    /// Where a linear gradient ends, in parts of the item's size.
    package var end: UnitPoint
    /// Where a radial gradient begins and ends, as distances from its centre in points.
    package var radii: ClosedRange<Double>?
    package var stops: [Stop]

    package init(form: Form, start: UnitPoint, end: UnitPoint, radii: ClosedRange<Double>? = nil, stops: [Stop]) {
        self.form = form
        self.start = start
        self.end = end
        self.radii = radii
        self.stops = stops
    }
}

/// A shadow: how far it blurs and how far it is moved, in points.
package struct ShadowRecord: Equatable, Sendable {
    package var color: WireColor
    package var radius: Double
    package var x: Double
    package var y: Double

    package init(color: WireColor, radius: Double, x: Double, y: Double) {
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
    }
}

/// The place in the program's source of the expression that made something; both count from 1.
package struct SourceRecord: Equatable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
