import LayoutCore

/// An item with its lengths on the grid, and with everything that moves along with it stated relative to its frame.
///
/// Two items are equal when a reader could not tell them apart; an item that only moved differs from its last state in
/// its ``place`` alone.
struct CompactItem: Equatable {
    /// What the bits of a change say: which fields follow, in this order.
    struct Fields: OptionSet {
        let rawValue: Int

        static let id = Fields(rawValue: 1 << 0)
        static let origin = Fields(rawValue: 1 << 1)
        static let size = Fields(rawValue: 1 << 2)
        static let clip = Fields(rawValue: 1 << 3)
        static let text = Fields(rawValue: 1 << 4)
        static let lines = Fields(rawValue: 1 << 5)
        static let fill = Fields(rawValue: 1 << 6)
        static let identifier = Fields(rawValue: 1 << 7)
        static let pinned = Fields(rawValue: 1 << 8)
        static let role = Fields(rawValue: 1 << 9)
        static let source = Fields(rawValue: 1 << 10)
        static let kind = Fields(rawValue: 1 << 11)
        static let opacity = Fields(rawValue: 1 << 12)
        static let font = Fields(rawValue: 1 << 13)
        static let symbol = Fields(rawValue: 1 << 14)
        static let transform = Fields(rawValue: 1 << 15)
        static let outline = Fields(rawValue: 1 << 16)
        static let stroke = Fields(rawValue: 1 << 17)
        static let gradient = Fields(rawValue: 1 << 18)
        static let shadow = Fields(rawValue: 1 << 19)
        static let blur = Fields(rawValue: 1 << 20)
        static let name = Fields(rawValue: 1 << 21)
        static let traits = Fields(rawValue: 1 << 22)
        static let decoration = Fields(rawValue: 1 << 23)
        static let path = Fields(rawValue: 1 << 24)
        static let clipShapes = Fields(rawValue: 1 << 25)
        static let fillRule = Fields(rawValue: 1 << 26)
    }

    struct Line: Equatable {
        var text: String
        /// From the frame's origin.
        var x: Int
        var baseline: Int
        var isRightToLeft = false
    }

    struct Transform: Equatable {
        /// a, b, c, d in 1/10,000.
        var factors: [Int]
        /// From the frame's origin.
        var tx: Int
        var ty: Int
        var width: Int
        var height: Int
    }

    struct Outline: Equatable {
        var shape: ShapeName?
        var cornerRadius: Int?
        var cornerRadii: [Int]?
    }

    struct ClipShape: Equatable {
        /// From the frame's origin.
        var x: Int
        var y: Int
        var width: Int
        var height: Int
        var outline: Outline
        var path: String?
        var isEvenOdd = false
        var transform: Transform?
    }

    var id = 0
    var kind = ItemRecord.Kind.shape
    var place = CompactPlace()
    var clipShapes: [ClipShape] = []
    /// In 1/10,000.
    var opacity = 10_000
    var transform: Transform?
    var fill: WireColor?
    var outline = Outline()
    var stroke: StrokeRecord?
    var gradient: GradientRecord?
    var shadow: ShadowRecord?
    var blur: Int?
    var text: String?
    var font: FontRecord?
    var lines: [Line] = []
    var decoration: TextRecord.Decoration?
    var symbol: String?
    var name: String?
    var path: String?
    var isEvenOdd = false
    var identifier: String?
    var pinned: ItemRecord.Pinned?
    var role: ItemRecord.Role?
    var traits: [String] = []
    var source: SourceRecord?

    /// How far away another item is that looks the same; `nil` if it looks different.
    func distance(to other: CompactItem) -> CompactDistance? {
        let distance = place.distance(to: other.place)
        return moved(by: distance) == other ? distance : nil
    }

    /// The item at another place.
    func moved(by distance: CompactDistance) -> CompactItem {
        var copy = self
        copy.place = place.moved(by: distance)
        return copy
    }

    /// The fields in which another item differs.
    func fields(changedIn other: CompactItem) -> Fields {
        var fields: Fields = []
        if id != other.id { fields.insert(.id) }
        let otherPlace = other.place
        if place.x != otherPlace.x || place.y != otherPlace.y { fields.insert(.origin) }
        if place.width != otherPlace.width || place.height != otherPlace.height { fields.insert(.size) }
        if place.clip != otherPlace.clip { fields.insert(.clip) }
        if text != other.text { fields.insert(.text) }
        // A line that repeats the whole text is written as a reference to it, so a new text brings its lines.
        if lines != other.lines || text != other.text { fields.insert(.lines) }
        if fill != other.fill { fields.insert(.fill) }
        if identifier != other.identifier { fields.insert(.identifier) }
        if pinned != other.pinned { fields.insert(.pinned) }
        if role != other.role { fields.insert(.role) }
        if source != other.source { fields.insert(.source) }
        if kind != other.kind { fields.insert(.kind) }
        return fields.union(rareFields(changedIn: other))
    }

    private func rareFields(changedIn other: CompactItem) -> Fields {
        var fields: Fields = []
        if opacity != other.opacity { fields.insert(.opacity) }
        if font != other.font { fields.insert(.font) }
        if symbol != other.symbol { fields.insert(.symbol) }
        if transform != other.transform { fields.insert(.transform) }
        if outline != other.outline { fields.insert(.outline) }
        if stroke != other.stroke { fields.insert(.stroke) }
        if gradient != other.gradient { fields.insert(.gradient) }
        if shadow != other.shadow { fields.insert(.shadow) }
        if blur != other.blur { fields.insert(.blur) }
        if name != other.name { fields.insert(.name) }
        if path != other.path { fields.insert(.path) }
        if isEvenOdd != other.isEvenOdd { fields.insert(.fillRule) }
        if clipShapes != other.clipShapes { fields.insert(.clipShapes) }
        if traits != other.traits { fields.insert(.traits) }
        if decoration != other.decoration { fields.insert(.decoration) }
        return fields
    }
}
