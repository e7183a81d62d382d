import LayoutCore

/// How far something has moved, in units of the grid.
struct CompactDistance: Equatable {
    var x = 0
    var y = 0
}

/// Where an item stands, on the grid.
struct CompactPlace: Equatable {
    /// Distances of the part that shows from the edges of the frame; all 0 where all of it shows.
    struct Clip: Equatable {
        var top = 0
        var leading = 0
        var bottom = 0
        var trailing = 0
    }

    var x = 0
    var y = 0
    var width = 0
    var height = 0
    var clip = Clip()

    init() {}

    init(frame: Rect, clip part: Rect?) {
        x = GridLength.units(frame.minX)
        y = GridLength.units(frame.minY)
        width = GridLength.units(frame.width)
        height = GridLength.units(frame.height)
        guard let part else { return }
        let left = GridLength.units(part.minX)
        let top = GridLength.units(part.minY)
        clip = Clip(
            top: top - y,
            leading: left - x,
            bottom: y + height - top - GridLength.units(part.height),
            trailing: x + width - left - GridLength.units(part.width)
        )
    }

    /// On the screen, in points.
    var frame: Rect {
        Rect(
            x: GridLength.points(x),
            y: GridLength.points(y),
            width: GridLength.points(width),
            height: GridLength.points(height)
        )
    }

    /// The part that shows, on the screen, in points; `nil` for all of it.
    var visiblePart: Rect? {
        guard clip != Clip() else { return nil }
        return Rect(
            x: GridLength.points(x &+ clip.leading),
            y: GridLength.points(y &+ clip.top),
            width: GridLength.points(width &- clip.leading &- clip.trailing),
            height: GridLength.points(height &- clip.top &- clip.bottom)
        )
    }

    func distance(to other: CompactPlace) -> CompactDistance { CompactDistance(x: other.x &- x, y: other.y &- y) }

    /// The place further on; where an edge cuts something off, that edge stays where it is on the screen.
    func moved(by distance: CompactDistance) -> CompactPlace {
        var copy = self
        copy.x &+= distance.x
        copy.y &+= distance.y
        if clip.top != 0 { copy.clip.top &-= distance.y }
        if clip.leading != 0 { copy.clip.leading &-= distance.x }
        if clip.bottom != 0 { copy.clip.bottom &+= distance.y }
        if clip.trailing != 0 { copy.clip.trailing &+= distance.x }
        return copy
    }
}
