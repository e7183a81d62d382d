import LayoutCore
import ScrollDynamics
import ViewRuntime

/// `scrollTransition` and what configures it.
extension BuiltinTable {
    mutating func addScrollTransitions() {
        modifier(
            "scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: (VisualEffect, ScrollTransitionPhase) -> View)"
        ) { c throws(EvaluationFailure) in
            let configuration = c.scrollTransition(0)
            return .scrollTransition(
                ScrollTransitionValue(
                    axis: c.axis(1),
                    topLeading: configuration,
                    bottomTrailing: configuration,
                    effect: try c.function(2)
                )
            )
        }
        modifier(
            "scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, transition: (VisualEffect, ScrollTransitionPhase) -> View)"
        ) { c throws(EvaluationFailure) in
            .scrollTransition(
                ScrollTransitionValue(
                    axis: c.axis(2),
                    topLeading: c.scrollTransition(0),
                    bottomTrailing: c.scrollTransition(1),
                    effect: try c.function(3)
                )
            )
        }
        addConfigurations()
        addThresholds()
        addUnitCurves()
    }

    private mutating func addConfigurations() {
        let type = "ScrollTransitionConfiguration"
        for (name, value) in [
            ("identity", ScrollTransitionConfiguration.identity), ("interactive", .interactive),
            ("animated", .animated),
        ] {
            constant(type, "\(name): \(type)") { _ in .native(.scrollTransition(value)) }
        }
        constant(type, "interactive(timingCurve: UnitCurve = .easeInOut) -> \(type)") {
            .native(.scrollTransition(ScrollTransitionConfiguration(.interactive($0.unitCurve(0)))))
        }
        constant(type, "animated(_ animation: Animation = .default) -> \(type)") { c in
            .native(.scrollTransition(c.animation(0).map { ScrollTransitionConfiguration(.animated($0)) } ?? .animated))
        }
        member(type, "animation(_ animation: Animation) -> \(type)") { c in
            var value = c.receivedScrollTransition
            if let animation = c.animation(0) { value.pace = .animated(animation) }
            return .native(.scrollTransition(value))
        }
        member(type, "threshold(_ threshold: ScrollTransitionConfiguration.Threshold) -> \(type)") { c in
            var value = c.receivedScrollTransition
            value.threshold = c.transitionThreshold(0)
            return .native(.scrollTransition(value))
        }
    }

    private mutating func addThresholds() {
        let type = "ScrollTransitionConfiguration.Threshold"
        for (name, value) in [
            ("visible", ScrollTransitionConfiguration.Threshold(visible: 1)), ("hidden", .init()),
            ("centered", .init(centered: 1)),
        ] {
            constant(type, "\(name): \(type)") { _ in .native(.transitionThreshold(value)) }
        }
        constant(type, "visible(_ amount: Double) -> \(type)") {
            .native(.transitionThreshold(.init(visible: min(max($0.double(0) ?? 1, 0), 1))))
        }
        member(type, "inset(by: Double) -> \(type)") { c in
            var value = c.receivedTransitionThreshold
            value.inset += c.double(0) ?? 0
            return .native(.transitionThreshold(value))
        }
        member(type, "interpolated(towards: ScrollTransitionConfiguration.Threshold, amount: Double) -> \(type)") {
            let other = $0.transitionThreshold(0)
            let amount = $0.double(1) ?? 0
            return .native(
                .transitionThreshold($0.receivedTransitionThreshold.interpolated(towards: other, amount: amount))
            )
        }
    }

    private mutating func addUnitCurves() {
        for (name, curve) in [
            ("linear", CubicTiming(0, 0, 1, 1)), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
        ] {
            constant("UnitCurve", "\(name): UnitCurve") { _ in .native(.unitCurve(curve)) }
        }
        constant(
            "UnitCurve",
            "bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve"
        ) { c in
            let start = c.unitPoint(0) ?? .zero
            let end = c.unitPoint(1) ?? UnitPoint(x: 1, y: 1)
            return .native(.unitCurve(CubicTiming(start.x, start.y, end.x, end.y)))
        }
    }
}

extension BuiltinCall {
    fileprivate func axis(_ index: Int) -> Axis? {
        if case .axis(let axis)? = native(index) { return axis }
        return nil
    }

    fileprivate func scrollTransition(_ index: Int) -> ScrollTransitionConfiguration {
        if case .scrollTransition(let value)? = native(index) { return value }
        return .interactive
    }

    fileprivate func transitionThreshold(_ index: Int) -> ScrollTransitionConfiguration.Threshold {
        if case .transitionThreshold(let value)? = native(index) { return value }
        return .init(visible: 1)
    }

    fileprivate func unitCurve(_ index: Int) -> CubicTiming {
        if case .unitCurve(let curve)? = native(index) { return curve }
        return .easeInOut
    }

    fileprivate var receivedScrollTransition: ScrollTransitionConfiguration {
        if case .native(let box) = receiver, case .scrollTransition(let value) = box.native { return value }
        return .interactive
    }

    fileprivate var receivedTransitionThreshold: ScrollTransitionConfiguration.Threshold {
        if case .native(let box) = receiver, case .transitionThreshold(let value) = box.native { return value }
        return .init(visible: 1)
    }
}
