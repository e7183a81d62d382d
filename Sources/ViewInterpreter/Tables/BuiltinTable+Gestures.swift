import LayoutCore
import ViewRuntime

/// Gestures beside a drag and a tap: they are accepted, and nothing here makes them begin.
extension BuiltinTable {
    private static let unrecognised = SupportGrade.ignored(
        "it would have waited for a gesture that does not happen here"
    )

    mutating func addGestureForms() {
        options("GestureMask", ["all", "none", "gesture", "subviews"])
        addUpdating()
        let gestures: [(name: String, arguments: String, value: String)] = [
            ("MagnificationGesture", "minimumScaleDelta: CGFloat = 0.01", "CGFloat"),
            ("MagnifyGesture", "minimumScaleDelta: CGFloat = 0.01", "MagnifyGesture.Value"),
            ("RotationGesture", "minimumAngleDelta: Angle = .degrees(1)", "Angle"),
            ("RotateGesture", "minimumAngleDelta: Angle = .degrees(1)", "RotateGesture.Value"),
            ("LongPressGesture", "minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10", "Bool"),
            (
                "SpatialTapGesture", "count: Int = 1, coordinateSpace: CoordinateSpace = .local",
                "SpatialTapGesture.Value"
            ),
        ]
        for gesture in gestures {
            initializer("\(gesture.name)(\(gesture.arguments)) -> \(gesture.name)") { _ in
                .native(.option(type: gesture.name, name: "gesture"))
            }
            let callbacks = ["onChanged", "onEnded"].map { "\($0)(_ action: (\(gesture.value)) -> Void)" }
            let updating = "updating(_ state: Binding<T>, body: (\(gesture.value), inout T, inout Transaction) -> Void)"
            for form in callbacks + [updating] {
                member(gesture.name, "\(form) -> \(gesture.name)") { $0.receiver }
            }
        }
        member("MagnifyGesture.Value", "magnification: CGFloat") { _ in .double(1) }
        member("MagnifyGesture.Value", "velocity: CGFloat") { _ in .double(0) }
        member("MagnifyGesture.Value", "startAnchor: UnitPoint") { _ in .native(.unitPoint(.center)) }
        member("MagnifyGesture.Value", "startLocation: CGPoint") { _ in .point(.zero) }
        member("RotateGesture.Value", "rotation: Angle") { _ in .native(.angle(0)) }
        member("SpatialTapGesture.Value", "location: CGPoint") { _ in .point(.zero) }
        let all = gestures.map(\.name) + ["DragGesture", "TapGesture", "CombinedGesture"]
        for name in all {
            for (form, label) in [("sequenced", "before"), ("simultaneously", "with"), ("exclusively", "before")] {
                member(name, "\(form)(\(label): T) -> CombinedGesture", Self.unrecognised) { _ in
                    .native(.option(type: "CombinedGesture", name: form))
                }
            }
        }
        for form in ["onChanged(_ action: (T) -> Void)", "onEnded(_ action: (T) -> Void)"] {
            member("CombinedGesture", "\(form) -> CombinedGesture") { $0.receiver }
        }
        for name in ["ExclusiveGesture", "SimultaneousGesture", "SequenceGesture"] {
            initializer("\(name)(_ first: T, _ second: U) -> CombinedGesture") { _ in
                .native(.option(type: "CombinedGesture", name: name))
            }
        }
        for modifier in ["gesture", "simultaneousGesture", "highPriorityGesture"] {
            for name in gestures.map(\.name) + ["CombinedGesture"] {
                self.modifier("\(modifier)(_ gesture: \(name), including: GestureMask = .all)", Self.unrecognised) {
                    _ in .ignored(name: modifier)
                }
            }
            self.modifier("\(modifier)(_ gesture: TapGesture, including: GestureMask = .all)") { c in
                if case .tapGesture(let count, let action)? = c.native(0) {
                    return .onTapGesture(count: count, action: action ?? c.nothing)
                }
                return .ignored(name: modifier)
            }
        }
    }

    /// `updating(_:body:)`: what the body sets while the finger drags is taken back when it lifts.
    private mutating func addUpdating() {
        member(
            "DragGesture",
            "updating(_ state: Binding<T>, body: (DragGesture.Value, inout T, inout Transaction) -> Void) -> DragGesture",
            isPure: false
        ) { c throws(Failure) in
            guard case .native(let box) = c.receiver, case .dragGesture(var gesture) = box.native else {
                return c.receiver
            }
            let (state, body) = (try c.binding(0), try c.function(1))
            let start = try state.initialValue(c.machine)
            let (changed, ended) = (gesture.onChanged as? FunctionValue, gesture.onEnded as? FunctionValue)
            gesture.onChanged = c.callback { machine, drag throws(Failure) in
                let values = [drag, try state.get(machine), Value.void]
                let frame = machine.makeFrame(body.code, values, body.selfValue, body.captures)
                _ = try machine.run(body.code, frame)
                try state.set(machine, frame.slots[1].unboxed)
                if let changed { _ = try machine.call(changed, [drag]) }
            }
            gesture.onEnded = c.callback { machine, drag throws(Failure) in
                if let ended { _ = try machine.call(ended, [drag]) }
                try state.set(machine, start)
            }
            return .native(.dragGesture(gesture))
        }
    }
}

extension BuiltinCall {
    /// A function of one parameter that the runtime calls.
    fileprivate func callback(_ run: @escaping (Machine, Value) throws(Failure) -> Void) -> FunctionValue {
        FunctionValue(machine: machine, name: "gesture", position: position, parameterCount: 1) {
            machine,
            arguments throws(Failure) in
            try run(machine, arguments[0])
            return .void
        }
    }
}

extension BindingValue {
    /// What the place held at first, where the runtime keeps it; else what it holds now.
    func initialValue(_ machine: Machine) throws(Failure) -> Value {
        guard case .slot(let slot)? = identity.first, identity.count == 1 else { return try get(machine) }
        let key = ObjectIdentifier(slot)
        if let start = machine.gestureStarts[key], slot.hasBeenWritten { return start }
        let start = try get(machine)
        machine.gestureStarts[key] = start
        return start
    }
}
