import LayoutCore
import ScrollDynamics

/// Where a view with a scroll transition stands between hidden and visible, and what its effects are there.
///
/// The program says what the effects are in the three phases; what lies between two of them is interpolated.
final class ScrollTransition {
    /// The phases that the program knows.
    enum Phase: Int, Hashable {
        case topLeading = -1
        case identity = 0
        case bottomTrailing = 1

        var value: Double { Double(rawValue) }
    }

    /// A view along the axis, from the start of what shows, in points.
    struct Place: Equatable {
        var start: Double
        var length: Double
        /// The length of what shows.
        var extent: Double
    }

    private var value: ScrollTransitionValue
    /// The edge at which the view comes or goes.
    private var side = Phase.identity
    /// How much of the effect is gone: 0 at the edge's phase, 1 at identity.
    private var presence = 1.0
    private var animation: OffsetAnimation?
    private var chains: [Phase: [ModifierValue.Kind]] = [:]
    private var shown: (side: Phase, presence: Double)?
    private var hasPlace = false

    init(_ value: ScrollTransitionValue) { self.value = value }

    func update(_ newValue: ScrollTransitionValue) {
        value = newValue
        chains.removeAll()
        shown = nil
    }

    // MARK: Motion

    /// Takes up where the view is now; `nil` outside of scroll views, where nothing changes.
    func move(to place: Place?, at time: Double) {
        guard let place else { return }
        let leading = progress(place.start + place.length, place, value.topLeading)
        let trailing = progress(place.extent - place.start, place, value.bottomTrailing)
        let isLeading = leading <= trailing
        let nearest = isLeading ? leading : trailing
        let configuration = isLeading ? value.topLeading : value.bottomTrailing
        switch configuration.pace {
        case .identity:
            jump(to: 1, side: .identity)
        case .interactive(let timing):
            jump(to: timing.progress(at: nearest), side: isLeading ? .topLeading : .bottomTrailing)
        case .animated(let change):
            let newSide: Phase = isLeading ? .topLeading : .bottomTrailing
            animate(to: nearest < 1 ? 0 : 1, side: newSide, change, at: time)
        }
        hasPlace = true
    }

    /// How far a view has come in, of the way to the threshold, from 0 to 1.
    ///
    /// A view that is longer than what shows counts as visible once it fills it.
    private func progress(_ entered: Double, _ place: Place, _ configuration: ScrollTransitionConfiguration) -> Double {
        if configuration.pace == .identity { return 1 }
        let threshold = configuration.threshold
        let needed =
            threshold.visible * min(place.length, place.extent)
            + threshold.centered * (place.extent + place.length) / 2 + threshold.inset
        guard needed > 0 else { return entered > 0 ? 1 : 0 }
        // Places come out of sums: what is missing a millionth of a point is there.
        return entered > needed - 1e-6 ? 1 : max(entered / needed, 0)
    }

    private func jump(to newPresence: Double, side newSide: Phase) {
        animation = nil
        presence = newPresence
        side = newSide
    }

    private func animate(to target: Double, side newSide: Phase, _ change: AnimationValue, at time: Double) {
        let present = presence(at: time)
        // One that has come in wholly goes out at the nearer edge; one on its way goes back to where it came from.
        if present >= 1 { side = newSide }
        guard target != presence else { return }
        presence = target
        animation =
            hasPlace && present != target
            ? OffsetAnimation(
                from: present * Self.steps,
                to: target * Self.steps,
                velocity: 0,
                at: time + change.delay,
                curve: change.curve.dynamics
            ) : nil
    }

    /// Animations count in thousandths, since springs are at home within a tenth of their unit.
    private static let steps = 1_000.0

    private func presence(at time: Double) -> Double {
        guard let animation, time < animation.endTime else { return presence }
        return animation.position(at: max(time, animation.startTime)) / Self.steps
    }

    /// True while an animation runs.
    func isMoving(at time: Double) -> Bool { animation.map { time < $0.endTime } ?? false }

    // MARK: Effects

    /// Says whether the effects are others than those that were last made.
    func hasChanged(at time: Double) -> Bool {
        guard let shown else { return true }
        let present = presence(at: time)
        return shown.presence != present || (present < 1 && shown.side != side)
    }

    /// The phases that the program must still be asked for.
    func missingPhases(at time: Double) -> [Phase] {
        let present = presence(at: time)
        let needed: [Phase] = present >= 1 ? [.identity] : present <= 0 ? [side] : [.identity, side]
        return needed.filter { chains[$0] == nil }
    }

    func note(_ chain: [ModifierValue.Kind], of phase: Phase) { chains[phase] = chain }

    /// The effects now.
    func effects(at time: Double) -> [ModifierValue.Kind] {
        let present = presence(at: time)
        shown = (side, present)
        if present <= 0, let chain = chains[side] { return chain }
        let identity = chains[.identity] ?? []
        guard present < 1, let outside = chains[side] else { return identity }
        guard outside.count == identity.count else { return present < 0.5 ? outside : identity }
        return zip(outside, identity).map { $0.interpolated(to: $1, by: present) }
    }
}

extension ModifierValue.Kind {
    /// The effect that lies at a fraction of the way to another of its kind; others change half-way.
    fileprivate func interpolated(to other: ModifierValue.Kind, by fraction: Double) -> ModifierValue.Kind {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
        switch (self, other) {
        case (.offset(let x, let y), .offset(let toX, let toY)):
            return .offset(x: mix(x, toX), y: mix(y, toY))
        case (.opacity(let from), .opacity(let to)):
            return .opacity(mix(from, to))
        case (.scaleEffect(let x, let y, let anchor), .scaleEffect(let toX, let toY, let toAnchor)):
            let anchor = UnitPoint(x: mix(anchor.x, toAnchor.x), y: mix(anchor.y, toAnchor.y))
            return .scaleEffect(x: mix(x, toX), y: mix(y, toY), anchor: anchor)
        case (.rotationEffect(let from, let anchor), .rotationEffect(let to, let toAnchor)):
            let anchor = UnitPoint(x: mix(anchor.x, toAnchor.x), y: mix(anchor.y, toAnchor.y))
            return .rotationEffect(degrees: mix(from, to), anchor: anchor)
        case (.blur(let from), .blur(let to)):
            return .blur(radius: mix(from, to))
        default:
            return fraction < 0.5 ? self : other
        }
    }
}
