/// The columns of a `LazyVGrid` or the rows of a `LazyHGrid`, from what the program asks for and the room there is.
package struct LazyGridTracks: Hashable, Sendable {
    /// One item of the program's list.
    package struct Item: Hashable, Sendable {
        package enum Size: Hashable, Sendable {
            case fixed(Double)
            /// One track between two lengths.
            case flexible(minimum: Double = 10, maximum: Double = .infinity)
            /// As many tracks as fit, each between two lengths.
            case adaptive(minimum: Double, maximum: Double = .infinity)
        }

        package var size: Size
        /// The gap after each track of the item in points; `nil` means 8.
        package var spacing: Double?

        package init(size: Size, spacing: Double? = nil) {
            self.size = size
            self.spacing = spacing
        }
    }

    /// One column or row.
    package struct Track: Hashable, Sendable {
        /// Where it begins and how long it is, in points.
        package var start: Double
        package var length: Double
        /// The item that it comes from.
        package var item: Int
    }

    package let tracks: [Track]

    /// The length of all tracks and the gaps between them, in points.
    package var length: Double { tracks.last.map { $0.start + $0.length } ?? 0 }

    /// The tracks that a grid shows, and how long it says to be for a length that it is offered, in points.
    ///
    /// A grid is as long as its tracks in the offered length, and then shares what it got of its own length once more: where a
    /// least length makes the tracks longer than the offer, those that can take more do, and the last ones reach out of the
    /// grid. People who measured lazy grids describe these two passes, and their numbers agree.
    package static func shown(items: [Item], available: Double?) -> (tracks: [Track], length: Double) {
        let measured = LazyGridTracks(items: items, available: available)
        return (LazyGridTracks(items: items, available: measured.length).tracks, measured.length)
    }

    /// Shares a length among items.
    ///
    /// Fixed items and all gaps are taken off first; then each remaining item, in order, gets an equal share of what is left,
    /// within its bounds. The share of an adaptive item is filled with as many tracks as fit. The rules are those that public
    /// descriptions found by experiment.
    ///
    /// - Parameters:
    ///   - items: In order. Lengths that are negative or not a number count as 0.
    ///   - available: In points; `nil` gives flexible items their least length and adaptive ones a single track.
    package init(items: [Item], available: Double?) {
        var tracks: [Track] = []
        var start = 0.0
        let lengths = Self.shares(of: items, available: available)
        for (position, (item, share)) in zip(items, lengths).enumerated() {
            let gap = item.gap
            let (count, length) = item.split(share)
            for _ in 0..<count where tracks.count < Self.maximumTrackCount {
                tracks.append(Track(start: start, length: length, item: position))
                start += length + gap
            }
        }
        self.tracks = tracks
    }

    private static func shares(of items: [Item], available: Double?) -> [Double?] {
        guard let available, available.isFinite else { return items.map { _ in nil } }
        var remaining = available - items.dropLast().reduce(0) { $0 + $1.gap }
        var flexibleCount = 0
        for item in items {
            if case .fixed(let length) = item.size {
                remaining -= length.usableLength ?? 0
            } else {
                flexibleCount += 1
            }
        }
        return items.map { item in
            if case .fixed = item.size { return nil }
            let share = item.clamp(max(remaining / Double(flexibleCount), 0))
            remaining -= share
            flexibleCount -= 1
            return share
        }
    }

    /// The most tracks of a grid: more could not be told apart on any screen.
    static let maximumTrackCount = 10_000
}

extension LazyGridTracks.Item {
    fileprivate var gap: Double { spacing?.usableDistance ?? ViewSpacing.standard }

    /// A share within the item's bounds; an adaptive item takes all of it.
    fileprivate func clamp(_ share: Double) -> Double {
        switch size {
        case .fixed(let length): length.usableLength ?? 0
        case .flexible(let minimum, let maximum):
            min(max(share, minimum.least), max(maximum, minimum.least))
        case .adaptive(let minimum, _):
            max(share, minimum.least)
        }
    }

    /// How many tracks a share makes, and how long each is.
    fileprivate func split(_ share: Double?) -> (count: Int, length: Double) {
        switch size {
        case .fixed(let length):
            return (1, length.usableLength ?? 0)
        case .flexible(let minimum, _):
            return (1, share ?? minimum.least)
        case .adaptive(let minimum, let maximum):
            let minimum = minimum.least
            guard let share else { return (1, minimum) }
            // A thousandth of a point spares a track that only the last bits of a sum would cost.
            let fitting = minimum + gap > 0 ? (share + gap + 0.001) / (minimum + gap) : 1
            let count = Int(max(min(fitting, Double(LazyGridTracks.maximumTrackCount)), 1))
            let length = (share - gap * Double(count - 1)) / Double(count)
            return (count, min(max(length, minimum), max(maximum, minimum)))
        }
    }
}

extension Double {
    /// The least length that a track can have, 0 where the program asks for one that none can have.
    fileprivate var least: Double { usableLength ?? 0 }
}
