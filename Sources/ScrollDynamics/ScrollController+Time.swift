import LayoutCore

extension ScrollController {
    /// Moves to a moment; what ends by itself until then does, each at its own time.
    ///
    /// - Parameters:
    ///   - time: Seconds on the scene's clock. Must not be before ``time``.
    ///   - behaviors: What may change the target when a wheel falls quiet, in order.
    package mutating func advance(to time: Double, behaviors: [any ScrollTargetBehavior] = []) {
        precondition(time >= self.time, "time must not fall, was \(time) after \(self.time)")
        while let event = nextEventTime, event <= time {
            self.time = max(event, self.time)
            endMotions()
            if let wheel, wheel.quietTime <= self.time {
                self.wheel = nil
                let axes = wheel.axes
                release(.zero, along: axes, from: wheel.startOffset, behaviors: behaviors)
            }
            updatePhase()
        }
        self.time = time
    }

    /// Brings motions that are over to rest.
    private mutating func endMotions() {
        for axis in Axis.allCases {
            guard let end = motions[axis].endTime, end <= time else { continue }
            let offset = motions[axis].position(at: time, in: bounds[axis])
            motions[axis] = .idle(offset: offset)
        }
    }

    /// Lets go of content: it bounces back, decelerates, goes to the target of a behaviour, or stays.
    ///
    /// - Parameters:
    ///   - velocity: The content's velocity without the rubber band, in points per second.
    ///   - axes: The axes to let go along.
    ///   - start: The offset at which the gesture began.
    ///   - behaviors: What may change the target, in order.
    mutating func release(
        _ velocity: Point,
        along axes: Axis.Set,
        from start: Point,
        behaviors: [any ScrollTargetBehavior]
    ) {
        let release = Release(
            offset: contentOffset,
            velocity: velocity,
            start: start,
            axes: axes,
            time: time,
            bounds: bounds,
            rate: configuration.decelerationRate
        )
        let resolution = release.resolve(behaviors)
        for axis in Axis.allCases where axes.contains(axis) {
            motions[axis] = release.motion(along: axis, resolution: resolution)
        }
    }
}
