import LayoutCore
import ScrollDynamics
import ViewRuntime

/// What programs ask of curves and springs by themselves: where a motion is at a moment.
extension BuiltinTable {
    mutating func addCurves() {
        member("UnitCurve", "value(at: Double) -> Double") { c in
            .double(c.receivedCurve.progress(at: c.double(0) ?? 0))
        }
        member("UnitCurve", "velocity(at: Double) -> Double") { c in
            .double(c.receivedCurve.slope(at: c.double(0) ?? 0))
        }
        addSpringForms()
        addSpringValues()
    }

    private mutating func addSpringForms() {
        let parts = "mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false"
        initializer("Spring(\(parts)) -> Spring") { c in
            let (mass, stiffness) = (max(c.double(0) ?? 1, 1e-9), max(c.double(1) ?? 0, 1e-9))
            let ratio = (c.double(2) ?? 0) / (2 * (mass * stiffness).squareRoot())
            let response = 2 * Double.pi * (mass / stiffness).squareRoot()
            let damping = c.bool(3) == true ? ratio : min(ratio, 1)
            return .native(.animation(AnimationValue(curve: .spring(response: response, dampingFraction: damping))))
        }
        spring("response: Double") { $0.response }
        spring("duration: Double") { $0.response }
        spring("dampingRatio: Double") { $0.damping }
        spring("bounce: Double") { 1 - $0.damping }
        spring("mass: Double") { _ in 1 }
        spring("stiffness: Double") { $0.frequency * $0.frequency }
        spring("damping: Double") { 2 * $0.damping * $0.frequency }
    }

    private mutating func addSpringValues() {
        for (start, first) in [("", 0), ("fromValue: Double, ", 1)] {
            let target = first == 0 ? "target" : "toValue"
            let parts = "\(start)\(target): Double, initialVelocity: Double = 0, time: Double"
            member("Spring", "value(\(parts)) -> Double") { c in
                let goal = c.double(first) ?? 0
                let curve = c.receivedSpring.curve(c.distance(first), velocity: c.double(first + 1) ?? 0)
                return .double(goal + curve.position(at: c.double(first + 2) ?? 0))
            }
            member("Spring", "velocity(\(parts)) -> Double") { c in
                let curve = c.receivedSpring.curve(c.distance(first), velocity: c.double(first + 1) ?? 0)
                return .double(curve.velocity(at: c.double(first + 2) ?? 0))
            }
        }
    }

    private mutating func spring(_ text: String, _ get: @escaping @Sendable (SpringParts) -> Double) {
        member("Spring", text) { .double(get($0.receivedSpring)) }
    }
}

/// A spring by how long a swing takes, in seconds, and how much it is damped.
private struct SpringParts {
    var response: Double
    var damping: Double

    /// In radians per second.
    var frequency: Double { 2 * Double.pi / min(max(response, 1e-6), 1e6) }

    /// The motion that starts at a distance from where it ends.
    func curve(_ distance: Double, velocity: Double) -> SpringCurve {
        SpringCurve(
            displacement: distance,
            velocity: velocity,
            angularFrequency: frequency,
            dampingRatio: min(max(damping, 1e-6), 1e6)
        )
    }
}

extension BuiltinCall {
    fileprivate var receivedCurve: CubicTiming {
        if case .native(let box) = receiver, case .unitCurve(let curve) = box.native { return curve }
        return CubicTiming(0, 0, 1, 1)
    }

    fileprivate var receivedSpring: SpringParts {
        guard case .native(let box) = receiver, case .animation(let animation) = box.native,
            case .spring(let response, let damping) = animation.curve
        else { return SpringParts(response: 0.5, damping: 1) }
        return SpringParts(response: response, damping: damping)
    }

    /// How far from its target a motion starts: from 0, or from the value before the target.
    fileprivate func distance(_ target: Int) -> Double {
        (target == 0 ? 0 : double(0) ?? 0) - (double(target) ?? 0)
    }
}
