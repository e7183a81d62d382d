package import LayoutCore

/// Estimates how fast a finger moves at the moment it lifts.
///
/// The last four samples give three velocities, oldest first `a`, `b`, `c`. They are blended as
/// `0.75·(0.4·a + 0.6·b) + 0.25·(0.8·b + 0.2·c)`: the newest counts least, since a finger that leaves the glass stutters.
/// A finger that has not moved for 100 ms has no velocity.
package struct VelocityTracker: Equatable, Sendable {
    private struct Sample: Equatable, Sendable {
        var point: Point
        var time: Double
    }

    /// Oldest first.
    private var samples: [Sample] = []
    private var lastMoveTime = 0.0

    /// A finger that rests so long, in seconds, has no velocity.
    package static let stationaryTime = 0.1

    /// Samples closer than this, in seconds, are too close to divide by: clocks of browsers are coarser.
    private static let smallestInterval = 0.004
    private static let capacity = 24

    package init() {}

    /// Notes where the finger is, in points, and when, in seconds; times must not fall.
    package mutating func add(_ point: Point, at time: Double) {
        if let last = samples.last {
            precondition(time >= last.time, "time must not fall, was \(time) after \(last.time)")
            if last.point != point {
                lastMoveTime = time
            }
        } else {
            lastMoveTime = time
        }
        samples.append(Sample(point: point, time: time))
        if samples.count > Self.capacity {
            samples.removeFirst()
        }
    }

    /// The velocity at `time`, in points per second along each axis.
    ///
    /// - Complexity: O(1); at most 24 samples are kept.
    package func velocity(at time: Double) -> Point {
        guard time - lastMoveTime < Self.stationaryTime else { return .zero }
        let picked = pickedSamples
        let velocities = zip(picked.dropFirst(), picked).map { later, earlier in
            let interval = later.time - earlier.time
            return Point(
                x: (later.point.x - earlier.point.x) / interval,
                y: (later.point.y - earlier.point.y) / interval
            )
        }
        switch velocities.count {
        case 0: return .zero
        case 1: return velocities[0]
        case 2: return Self.blend(velocities[0], 0.4, velocities[1], 0.6)
        default:
            let earlier = Self.blend(velocities[0], 0.4, velocities[1], 0.6)
            let later = Self.blend(velocities[1], 0.8, velocities[2], 0.2)
            return Self.blend(earlier, 0.75, later, 0.25)
        }
    }

    /// The newest sample and up to three before it that are far enough apart in time, oldest first.
    private var pickedSamples: [Sample] {
        var picked: [Sample] = []
        for sample in samples.reversed() where picked.count < 4 {
            guard let previous = picked.last else {
                picked.append(sample)
                continue
            }
            if previous.time - sample.time >= Self.smallestInterval {
                picked.append(sample)
            }
        }
        return picked.reversed()
    }

    private static func blend(_ first: Point, _ firstWeight: Double, _ second: Point, _ secondWeight: Double) -> Point {
        Point(
            x: first.x * firstWeight + second.x * secondWeight,
            y: first.y * firstWeight + second.y * secondWeight
        )
    }
}
