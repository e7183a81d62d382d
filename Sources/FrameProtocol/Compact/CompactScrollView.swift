import LayoutCore

/// A scroll view's geometry with its lengths on the grid.
struct CompactScrollView: Equatable {
    /// The fields that follow, in this order.
    struct Fields: OptionSet {
        let rawValue: UInt8

        static let offsetY = Fields(rawValue: 1)
        static let offsetX = Fields(rawValue: 2)
        static let phase = Fields(rawValue: 4)
        static let insets = Fields(rawValue: 8)
        static let contentSize = Fields(rawValue: 16)
        static let containerSize = Fields(rawValue: 32)
        static let frame = Fields(rawValue: 64)
    }

    var id = 0
    /// x, y, width, height.
    var frame = [0, 0, 0, 0]
    var offsetX = 0
    var offsetY = 0
    /// Top, leading, bottom, trailing.
    var insets = [0, 0, 0, 0]
    var contentSize = [0, 0]
    var containerSize = [0, 0]
    var phase = ScrollViewRecord.Phase.idle

    init(id: Int) { self.id = id }

    init(_ record: ScrollViewRecord) {
        id = record.id
        frame = [record.frame.minX, record.frame.minY, record.frame.width, record.frame.height].map(GridLength.units)
        offsetX = GridLength.units(record.contentOffset.x)
        offsetY = GridLength.units(record.contentOffset.y)
        let insets = record.contentInsets
        self.insets = [insets.top, insets.leading, insets.bottom, insets.trailing].map(GridLength.units)
        contentSize = [record.contentSize.width, record.contentSize.height].map(GridLength.units)
        containerSize = [record.containerSize.width, record.containerSize.height].map(GridLength.units)
        phase = record.phase
    }

    var record: ScrollViewRecord {
        let frame = frame.map(GridLength.points)
        let insets = insets.map(GridLength.points)
        let content = contentSize.map(GridLength.points)
        let container = containerSize.map(GridLength.points)
        return ScrollViewRecord(
            id: id,
            frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
            contentOffset: Point(x: GridLength.points(offsetX), y: GridLength.points(offsetY)),
            contentInsets: EdgeInsets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3]),
            contentSize: Size(width: content[0], height: content[1]),
            containerSize: Size(width: container[0], height: container[1]),
            phase: phase
        )
    }
}

extension ByteWriter {
    /// Writes the fields in which a scroll view differs from its last state.
    mutating func change(from old: CompactScrollView, to new: CompactScrollView) {
        var fields: CompactScrollView.Fields = []
        if old.offsetY != new.offsetY { fields.insert(.offsetY) }
        if old.offsetX != new.offsetX { fields.insert(.offsetX) }
        if old.phase != new.phase { fields.insert(.phase) }
        if old.insets != new.insets { fields.insert(.insets) }
        if old.contentSize != new.contentSize { fields.insert(.contentSize) }
        if old.containerSize != new.containerSize { fields.insert(.containerSize) }
        if old.frame != new.frame { fields.insert(.frame) }
        byte(fields.rawValue)
        if fields.contains(.offsetY) { signed(new.offsetY - old.offsetY) }
        if fields.contains(.offsetX) { signed(new.offsetX - old.offsetX) }
        if fields.contains(.phase) { oneCase(new.phase) }
        if fields.contains(.insets) { differences(from: old.insets, to: new.insets) }
        if fields.contains(.contentSize) { differences(from: old.contentSize, to: new.contentSize) }
        if fields.contains(.containerSize) { differences(from: old.containerSize, to: new.containerSize) }
        if fields.contains(.frame) { differences(from: old.frame, to: new.frame) }
    }

    private mutating func differences(from old: [Int], to new: [Int]) {
        for (before, after) in zip(old, new) { signed(after - before) }
    }
}

extension ByteReader {
    mutating func changed(_ old: CompactScrollView) throws(CompactFrameError) -> CompactScrollView {
        var view = old
        let fields = CompactScrollView.Fields(rawValue: try byte())
        if fields.contains(.offsetY) { view.offsetY &+= try signed() }
        if fields.contains(.offsetX) { view.offsetX &+= try signed() }
        if fields.contains(.phase) { view.phase = try oneCase() }
        if fields.contains(.insets) { view.insets = try differences(from: old.insets) }
        if fields.contains(.contentSize) { view.contentSize = try differences(from: old.contentSize) }
        if fields.contains(.containerSize) { view.containerSize = try differences(from: old.containerSize) }
        if fields.contains(.frame) { view.frame = try differences(from: old.frame) }
        return view
    }

    private mutating func differences(from old: [Int]) throws(CompactFrameError) -> [Int] {
        var result: [Int] = []
        for before in old { result.append(before &+ (try signed())) }
        return result
    }
}
