package import LayoutCore

/// What frames tell beyond the picture, for those who ask.
package enum FrameDetail: String, CaseIterable, Sendable {
    /// What each lazy container holds.
    case lazyContainers
}

/// What a lazy container holds: which of its rows exist, and how the parts of its sections are held.
///
/// Places are points on the screen along the container's axis.
package struct LazyContainerRecord: Equatable, Sendable {
    /// How a part that can pin is held.
    package enum State: String, Sendable {
        /// Where it is by itself.
        case natural
        /// Held at the line at which it pins.
        case pinned
        /// Held past that line by the end of its section.
        case pushed
    }

    /// A header or footer that can pin.
    package struct Pinnable: Equatable, Sendable {
        package var part: ItemRecord.Pinned
        package var state: State
        package var natural: Double
        package var position: Double
        package var length: Double
        package var pushedBy: Double

        package init(
            part: ItemRecord.Pinned,
            state: State,
            natural: Double,
            position: Double,
            length: Double,
            pushedBy: Double
        ) {
            self.part = part
            self.state = state
            self.natural = natural
            self.position = position
            self.length = length
            self.pushedBy = pushedBy
        }
    }

    /// A section that shows: where it lies, and its parts that can pin.
    package struct Section: Equatable, Sendable {
        package var range: ClosedRange<Double>
        package var pinnables: [Pinnable]

        package init(range: ClosedRange<Double>, pinnables: [Pinnable]) {
            self.range = range
            self.pinnables = pinnables
        }
    }

    package var id: Int
    package var view: String
    package var scrollView: Int?
    package var axis: Axis
    package var frame: Rect
    package var elementCount: Int
    package var realizedCount: Int
    package var placedCount: Int
    package var placed: ClosedRange<Double>?
    package var sections: [Section]

    package init(
        id: Int,
        view: String,
        scrollView: Int?,
        axis: Axis,
        frame: Rect,
        elementCount: Int,
        realizedCount: Int,
        placedCount: Int,
        placed: ClosedRange<Double>?,
        sections: [Section]
    ) {
        self.id = id
        self.view = view
        self.scrollView = scrollView
        self.axis = axis
        self.frame = frame
        self.elementCount = elementCount
        self.realizedCount = realizedCount
        self.placedCount = placedCount
        self.placed = placed
        self.sections = sections
    }
}

extension JSONWriter {
    mutating func write(_ container: LazyContainerRecord) {
        beginObject()
        member("id", container.id)
        member("view", container.view)
        if let scrollView = container.scrollView { member("scrollView", scrollView) }
        member("axis", container.axis == .horizontal ? "horizontal" : "vertical")
        member("frame", container.frame)
        member("elementCount", container.elementCount)
        member("realizedCount", container.realizedCount)
        member("placedCount", container.placedCount)
        if let placed = container.placed {
            name("placed")
            beginObject()
            write(placed)
            endObject()
        }
        name("sections")
        beginArray()
        for section in container.sections {
            beginObject()
            write(section.range)
            name("pinnables")
            beginArray()
            for pinnable in section.pinnables { write(pinnable) }
            endArray()
            endObject()
        }
        endArray()
        endObject()
    }

    private mutating func write(_ range: ClosedRange<Double>) {
        member("start", length: range.lowerBound)
        member("end", length: range.upperBound)
    }

    private mutating func write(_ pinnable: LazyContainerRecord.Pinnable) {
        beginObject()
        member("part", pinnable.part.rawValue)
        member("state", pinnable.state.rawValue)
        member("natural", length: pinnable.natural)
        member("position", length: pinnable.position)
        member("length", length: pinnable.length)
        if pinnable.pushedBy > 0 { member("pushedBy", length: pinnable.pushedBy) }
        endObject()
    }
}
