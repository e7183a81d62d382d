import LayoutCore
import ScrollDynamics

/// Where the edges of what shows hold headers and footers, from the beginning of the rows, in points.
struct PinLines: Equatable {
    /// Where parts are held, with the offset of the content on whole pixels, as it is drawn.
    let now: ClosedRange<Double>
    /// The same with the offset as it is: lengths of rows are not aligned to pixels, so only this can be compared with them.
    private let exact: ClosedRange<Double>
    /// The same if the content were not pulled past its ends.
    private let exactAtRest: ClosedRange<Double>
    /// The length of a pixel, in points.
    private let pixel: Double

    /// What sums of lengths in floating point may be off by, in points.
    private static let tolerance = 0.001

    init(of scroll: ScrollItem, along axis: Axis, from start: Double, scale: Double) {
        pixel = 1 / scale
        now = scroll.pinLines(along: axis).shifted(by: -start)
        exact = scroll.exactPinLines(along: axis).shifted(by: -start)
        exactAtRest = exact.shifted(by: -scroll.controller.overscroll[axis])
    }

    /// A part of a section that can be held.
    struct Place {
        let segment: LeafSegment
        let part: PinnedPart
        /// Where it would begin by itself, and where it begins.
        let natural: Double
        let held: Double
        /// Where it would begin if offsets were not aligned to pixels.
        fileprivate let exact: Double
    }

    /// Calls `body` with where the header and the footer of a section stand.
    ///
    /// Past an end of the content nothing is pinned that was not pinned at the end: it travels with the content, and what is
    /// pinned stays attached to it.
    func forEachPlace(of section: LazyVisitor.Section, _ pinnedViews: PinnedViews, _ body: (Place) -> Void) {
        if pinnedViews.contains(.sectionHeaders), let header = section.segment.header {
            header.forEachLeaf { leaf, offset in
                let natural = section.start + offset
                let isHeld = natural <= exactAtRest.lowerBound + Self.tolerance
                func held(_ line: Double) -> Double {
                    isHeld ? min(max(natural, line), section.end - leaf.length) : natural
                }
                let places = (held(now.lowerBound), held(exact.lowerBound))
                body(Place(segment: leaf, part: .header, natural: natural, held: places.0, exact: places.1))
            }
        }
        if pinnedViews.contains(.sectionFooters), let footer = section.segment.footer {
            footer.forEachLeaf { leaf, offset in
                let natural = section.start + section.segment.footerOffset + offset
                let length = leaf.length
                let isHeld = natural + length >= exactAtRest.upperBound - Self.tolerance
                func held(_ line: Double) -> Double {
                    isHeld ? max(min(natural, line - length), section.start) : natural
                }
                let places = (held(now.upperBound), held(exact.upperBound))
                body(Place(segment: leaf, part: .footer, natural: natural, held: places.0, exact: places.1))
            }
        }
    }

    /// Says whether a part is held away from its natural place: by a pixel at least, or nobody sees it.
    func holds(_ place: Place) -> Bool { isSeen(abs(place.exact - place.natural)) }

    /// How far a part is held past the line at which it pins, by the end of its section, in points.
    func push(of place: Place) -> Double {
        let (beyond, exactly) =
            switch place.part {
            case .header: (now.lowerBound - place.held, exact.lowerBound - place.exact)
            case .footer:
                (
                    place.held + place.segment.length - now.upperBound,
                    place.exact + place.segment.length - exact.upperBound
                )
            }
        return holds(place) && isSeen(exactly) ? beyond : 0
    }

    private func isSeen(_ distance: Double) -> Bool { distance > pixel - Self.tolerance }
}
