import LayoutCore
import ScrollDynamics

/// A finger that sends sixty touches a second to one controller.
struct Hand {
    static let tick = 1.0 / 60

    var controller: ScrollController
    var behaviors: [any ScrollTargetBehavior] = []
    private(set) var point = Point.zero

    init(_ controller: ScrollController, behaviors: [any ScrollTargetBehavior] = []) {
        self.controller = controller
        self.behaviors = behaviors
    }

    /// A vertical list: content of some length in a container of some length, with insets.
    init(content: Double, container: Double, top: Double = 0, bottom: Double = 0) {
        let bounds = ScrollBounds(
            contentLength: content,
            containerLength: container,
            leadingInset: top,
            trailingInset: bottom
        )
        let across = ScrollBounds(contentLength: 375, containerLength: 375)
        self.init(ScrollController(bounds: PerAxis(horizontal: across, vertical: bounds)))
    }

    /// The vertical offset that shows.
    var y: Double { controller.contentOffset.y }

    mutating func press(_ x: Double, _ y: Double) {
        point = Point(x: x, y: y)
        controller.touchBegan(at: point, time: controller.time + Self.tick, behaviors: behaviors)
    }

    /// Moves uniformly to a point.
    mutating func move(to x: Double, _ y: Double, seconds: Double = 0.2) {
        let (start, began) = (point, controller.time)
        let count = max(Int((seconds / Self.tick).rounded()), 1)
        for number in 1...count {
            let part = Double(number) / Double(count)
            point = Point(x: start.x + (x - start.x) * part, y: start.y + (y - start.y) * part)
            controller.touchMoved(to: point, time: began + seconds * part, behaviors: behaviors)
        }
    }

    /// Rests for a while, sending four touches, then lifts.
    mutating func lift(after rest: Double = 0) {
        let began = controller.time
        if rest > 0 {
            for number in 1...4 {
                controller.touchMoved(to: point, time: began + rest * Double(number) / 4, behaviors: behaviors)
            }
        }
        controller.touchEnded(at: point, time: controller.time + Self.tick, behaviors: behaviors)
    }

    mutating func cancel() {
        controller.touchCancelled(time: controller.time + Self.tick, behaviors: behaviors)
    }

    /// Presses, moves, rests so long that no speed is left, and lifts.
    mutating func drag(from start: Point, to end: Point) {
        press(start.x, start.y)
        move(to: end.x, end.y, seconds: 0.4)
        lift(after: 0.3)
    }

    /// Moves uniformly up to and including the lift.
    mutating func fling(from start: Point, velocity: Point, samples: Int = 12) {
        press(start.x, start.y)
        let began = controller.time
        for number in 1...samples {
            let moved = Double(number) * Self.tick
            let next = Point(x: start.x + velocity.x * moved, y: start.y + velocity.y * moved)
            if number == samples {
                controller.touchEnded(at: next, time: began + moved, behaviors: behaviors)
            } else {
                controller.touchMoved(to: next, time: began + moved, behaviors: behaviors)
            }
        }
    }

    mutating func wait(_ seconds: Double) {
        controller.advance(to: controller.time + seconds, behaviors: behaviors)
    }

    /// The phases that the controller has gone through since the last call, beginning with the oldest.
    mutating func phases() -> [ScrollPhase] {
        let changes = controller.takePhaseChanges()
        return changes.prefix(1).map(\.old) + changes.map(\.new)
    }
}
