import LayoutCore

/// The system's spinner: eight spokes around a middle.
///
/// Source of the numbers: the usual look of UIKit's medium indicator (general knowledge).
struct ActivityIndicator {
    /// How the spinner shows itself.
    enum Look {
        /// So much of a pull is done, from 0 to 1: spokes come out one after the other, from the top, clockwise.
        case growing(progress: Double)
        /// It turns from a moment on, in seconds.
        case turning(since: Double, now: Double)
    }

    /// The identity of its drawings.
    let id: Int

    private static let spokeCount = 8
    private static let radius = 10.0
    private static let spokeSize = Size(width: 2.5, height: 5.5)
    /// How long a whole turn takes, in seconds.
    private static let period = 1.0
    /// The palest spoke of a spinner that turns.
    private static let leastOpacity = 0.25

    func draw(
        _ look: Look,
        at center: Point,
        _ color: ResolvedColor,
        of item: ItemNode,
        _ state: DrawingState,
        into builder: DisplayListBuilder
    ) {
        for spoke in 0..<Self.spokeCount {
            let opacity = Self.opacity(of: spoke, look)
            guard opacity > 0 else { continue }
            var spokeState = state
            spokeState.opacity *= opacity
            spokeState.allowsHitTesting = false
            spokeState.origin = .zero
            let turn = AffineTransform.turn(degrees: Double(spoke) * 360 / Double(Self.spokeCount), around: center)
            spokeState.transform = state.transform.map { $0.concatenating(inner: turn) } ?? turn
            let rect = Rect(
                x: center.x - Self.spokeSize.width / 2,
                y: center.y - Self.radius,
                width: Self.spokeSize.width,
                height: Self.spokeSize.height
            )
            builder.add(
                .shape(.capsule, .color(color)),
                rect: rect,
                of: item,
                id: id,
                part: spoke,
                state: spokeState
            )
        }
    }

    /// The brightest spoke is the one that the turn has reached; those before it fade, in steps of a spoke.
    private static func opacity(of spoke: Int, _ look: Look) -> Double {
        switch look {
        case .growing(let progress):
            return min(max(progress * Double(spokeCount) - Double(spoke), 0), 1)
        case .turning(let start, let now):
            let turns = (now - start) / period
            let reached = Int(((turns - turns.rounded(.down)) * Double(spokeCount) + 1e-6).rounded(.down))
            let behind = (reached - spoke + spokeCount) % spokeCount
            return 1 - (1 - leastOpacity) * Double(behind) / Double(spokeCount - 1)
        }
    }
}

extension AffineTransform {
    /// The map that turns clockwise around a point.
    static func turn(degrees: Double, around center: Point) -> AffineTransform {
        let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
        return AffineTransform(
            a: cosine,
            b: sine,
            c: -sine,
            d: cosine,
            tx: center.x - cosine * center.x + sine * center.y,
            ty: center.y - sine * center.x - cosine * center.y
        )
    }
}
