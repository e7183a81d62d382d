import LayoutCore

/// Where the edges of what shows hold headers and footers, from the beginning of the rows, in points.
struct PinLines: Equatable {
    var now: ClosedRange<Double>
    /// The same if the content were not pulled past its ends.
    var atRest: ClosedRange<Double>

    /// Places this near to each other, in points, are the same: offsets are aligned to pixels, lengths of content are not.
    let nearness: Double

    init(of scroll: ScrollItem, along axis: Axis, from start: Double, scale: Double) {
        nearness = 0.5 / scale + 0.01
        now = scroll.pinLines(along: axis).shifted(by: -start)
        atRest = scroll.restPinLines(along: axis).shifted(by: -start)
    }

    /// A part of a section that can be held.
    struct Place {
        let segment: LeafSegment
        let part: PinnedPart
        /// Where it would begin by itself, and where it begins.
        let natural: Double
        let held: Double
    }

    /// Calls `body` with where the header and the footer of a section stand.
    ///
    /// Past an end of the content nothing is pinned that was not pinned at the end: it travels with the content, and what is
    /// pinned stays attached to it.
    func forEachPlace(of section: LazyVisitor.Section, _ pinnedViews: PinnedViews, _ body: (Place) -> Void) {
        if pinnedViews.contains(.sectionHeaders), let header = section.segment.header {
            header.forEachLeaf { leaf, offset in
                let natural = section.start + offset
                let isHeld = natural <= atRest.lowerBound + nearness
                let held = isHeld ? min(max(natural, now.lowerBound), section.end - leaf.length) : natural
                body(Place(segment: leaf, part: .header, natural: natural, held: held))
            }
        }
        if pinnedViews.contains(.sectionFooters), let footer = section.segment.footer {
            footer.forEachLeaf { leaf, offset in
                let natural = section.start + section.segment.footerOffset + offset
                let length = leaf.length
                let isHeld = natural + length >= atRest.upperBound - nearness
                let held = isHeld ? max(min(natural, now.upperBound - length), section.start) : natural
                body(Place(segment: leaf, part: .footer, natural: natural, held: held))
            }
        }
    }

    /// Says whether a part is held away from its natural place.
    func holds(_ place: Place) -> Bool { abs(place.held - place.natural) > nearness }

    /// How far a part is held past the line at which it pins, by the end of its section, in points.
    func push(of place: Place) -> Double {
        let beyond =
            switch place.part {
            case .header: now.lowerBound - place.held
            case .footer: place.held + place.segment.length - now.upperBound
            }
        return holds(place) && beyond > nearness ? beyond : 0
    }
}
