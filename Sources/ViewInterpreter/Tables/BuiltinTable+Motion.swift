import LayoutCore
import ViewRuntime

/// What moves by itself: springs by their physics, phases, key frames, transitions of the program's own, canvases.
///
/// Nothing but scrolling moves here, so each of them shows one moment, which its grade states.
extension BuiltinTable {
    mutating func addMotion() {
        addPhases()
        addKeyframes()
        addTransitions()
        addCanvas()
        addDetents()
    }

    mutating func addInterpolatingSprings() {
        constant(
            "Animation",
            "interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation"
        ) { c in
            let (mass, stiffness) = (max(c.double(0) ?? 1, 1e-6), max(c.double(1) ?? 1, 1e-6))
            // A mass on a spring: ω = √(stiffness ∕ mass), damping ratio = damping ∕ (2 √(stiffness · mass)).
            let curve = AnimationValue.Curve.spring(
                response: 2 * .pi * (mass / stiffness).squareRoot(),
                dampingFraction: (c.double(2) ?? 0) / (2 * (stiffness * mass).squareRoot())
            )
            return .native(.animation(AnimationValue(curve: curve)))
        }
        constant(
            "Animation",
            "interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation"
        ) { c in
            let curve = AnimationValue.Curve.spring(
                response: c.double(0) ?? 0.5,
                dampingFraction: 1 - (c.double(1) ?? 0)
            )
            return .native(.animation(AnimationValue(curve: curve)))
        }
        constant("Animation", "interpolatingSpring: Animation") { _ in
            .native(.animation(AnimationValue(curve: .spring(response: 0.5, dampingFraction: 1))))
        }
        transform("animation(_ animation: Animation?, body: (View) -> View)", .withoutMotion) {
            c,
            view throws(Failure) in
            try c.callFunction(1, [.view(view)]).asView(c.position)
        }
    }

    private mutating func addPhases() {
        let first = SupportGrade.approximate("shows its first phase and does not go on")
        let motion = "animation: ((T) -> Animation?)? = nil"
        for (trigger, content) in [("", 1), ("trigger: U, ", 2)] {
            view("PhaseAnimator(_ phases: [T], \(trigger)content: @ViewBuilder (T) -> View, \(motion))", first) {
                c throws(Failure) in
                let (phase, function) = (c.array(0).first ?? .null, try c.function(content))
                let parts = ControlParts(machine: c.machine, source: c.position)
                return .group(
                    content: parts.live { parts throws(Failure) in
                        try parts.machine.call(function, [phase]).asView(parts.source)
                    }
                )
            }
            transform(
                "phaseAnimator(_ phases: [T], \(trigger)content: @ViewBuilder (View, T) -> View, \(motion))",
                first
            ) { c, view throws(Failure) in
                guard let phase = c.array(0).first else { return view }
                return try c.callFunction(content, [.view(view), phase]).asView(c.position)
            }
        }
    }

    private mutating func addKeyframes() {
        let first = SupportGrade.approximate("shows its first value and does not go on")
        let frames = "keyframes: U"
        for (trigger, content) in [("", 1), ("trigger: Value, ", 2), ("repeating: Bool, ", 2)] {
            view(
                "KeyframeAnimator(initialValue: T, \(trigger)content: @ViewBuilder (T) -> View, \(frames))",
                first
            ) { c throws(Failure) in
                let (value, function) = (c.arguments[0], try c.function(content))
                let parts = ControlParts(machine: c.machine, source: c.position)
                return .group(
                    content: parts.live { parts throws(Failure) in
                        try parts.machine.call(function, [value]).asView(parts.source)
                    }
                )
            }
            transform(
                "keyframeAnimator(initialValue: T, \(trigger)content: @ViewBuilder (View, T) -> View, \(frames))",
                first
            ) { c, view throws(Failure) in
                try c.callFunction(content, [.view(view), c.arguments[0]]).asView(c.position)
            }
        }
        for name in ["LinearKeyframe", "CubicKeyframe", "SpringKeyframe", "MoveKeyframe"] {
            for rest in [
                "", ", duration: Double", ", duration: Double, timingCurve: U", ", duration: Double, spring: Spring",
                ", spring: Spring",
            ] {
                initializer("\(name)(_ to: T\(rest)) -> Keyframes") { _ in .void }
            }
        }
        for form in ["content: T", "_ path: KeyPath, content: T"] {
            initializer("KeyframeTrack(\(form)) -> Keyframes") { _ in .void }
        }
        addSprings()
        addCurves()
    }

    /// Springs are kept as the animation that they make.
    private mutating func addSprings() {
        initializer("Spring(duration: Double = 0.5, bounce: Double = 0) -> Spring") { c in
            .native(
                .animation(
                    AnimationValue(
                        curve: .spring(response: c.double(0) ?? 0.5, dampingFraction: 1 - (c.double(1) ?? 0))
                    )
                )
            )
        }
        initializer("Spring(response: Double, dampingRatio: Double) -> Spring") { c in
            .native(
                .animation(
                    AnimationValue(curve: .spring(response: c.double(0) ?? 0.5, dampingFraction: c.double(1) ?? 1))
                )
            )
        }
        // Apple documentation: the presets of `Animation` bounce by 0, 0.15 and 0.3, and last half a second.
        for (name, bounce) in [("smooth", 0.0), ("snappy", 0.15), ("bouncy", 0.3)] {
            constant("Spring", "\(name): Spring") { _ in
                .native(.animation(AnimationValue(curve: .spring(response: 0.5, dampingFraction: 1 - bounce))))
            }
            constant("Spring", "\(name)(duration: Double = 0.5, extraBounce: Double = 0) -> Spring") { c in
                .native(
                    .animation(
                        AnimationValue(
                            curve: .spring(
                                response: c.double(0) ?? 0.5,
                                dampingFraction: 1 - bounce - (c.double(1) ?? 0)
                            )
                        )
                    )
                )
            }
        }
        for form in ["_ spring: Spring", "_ spring: Spring, blendDuration: Double"] {
            constant("Animation", "spring(\(form)) -> Animation") { $0.arguments[0] }
        }
    }

    /// The program's own transitions: views come and go at once, so that only their last phase ever shows.
    private mutating func addTransitions() {
        modifier("transition(_ transition: T)", .approximate("views come and go at once")) { _ in .transition }
        addTypeNames(["Transition", "TransitionPhase", "TransitionProperties"])
        options("TransitionPhase", ["willAppear", "identity", "didDisappear"])
        member("TransitionPhase", "isIdentity: Bool") { c in .bool(c.receiverOption == "identity") }
        member("TransitionPhase", "value: Double") { c in
            .double(c.receiverOption == "willAppear" ? -1 : c.receiverOption == "didDisappear" ? 1 : 0)
        }
        constant("AnyTransition", "modifier(active: T, identity: T) -> AnyTransition") { _ in
            .native(.option(type: "AnyTransition", name: "modifier"))
        }
        constant("AnyTransition", "offset(_ offset: CGSize) -> AnyTransition") { _ in
            .native(.option(type: "AnyTransition", name: "offset"))
        }
    }

    /// The heights of sheets, which are accepted as the sheets are.
    private mutating func addDetents() {
        options("PresentationDetent", ["medium", "large"])
        for form in ["height(_ height: CGFloat)", "fraction(_ fraction: CGFloat)", "custom(_ type: T)"] {
            constant("PresentationDetent", "\(form) -> PresentationDetent") { _ in
                .native(.option(type: "PresentationDetent", name: "custom"))
            }
        }
        addTypeNames(["CustomPresentationDetent", "ImageResource", "ColorResource"])
    }
}

extension BuiltinCall {
    /// The name of the member that the receiver is, where members are told apart by name only.
    fileprivate var receiverOption: String {
        if case .native(let box) = receiver, case .option(_, let name) = box.native { return name }
        return ""
    }
}
