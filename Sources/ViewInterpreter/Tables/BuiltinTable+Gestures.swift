import LayoutCore
import ViewRuntime

/// Gestures: what they wait for, who hears of them, and how they are put together.
extension BuiltinTable {
    private static let needsTwoFingers = SupportGrade.ignored(
        "it would have waited for a second finger, and there is one here"
    )

    /// The names of gestures that are values.
    static let gestureTypes: Set<String> = [
        "Gesture", "AnyGesture", "TapGesture", "SpatialTapGesture", "LongPressGesture", "DragGesture",
        "MagnificationGesture", "MagnifyGesture", "RotationGesture", "RotateGesture", "SequenceGesture",
        "SimultaneousGesture", "ExclusiveGesture",
    ]

    mutating func addGestureForms() {
        addSingleGestures()
        addTwoFingerGestures()
        addCombinedGestures()
        addGestureModifiers()
        addContentShapes()
        addTapModifiers()
        addPressModifiers()
    }

    private mutating func addSingleGestures() {
        gesture("DragGesture", "minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local") { c in
            .drag(minimumDistance: c.double(0) ?? 10, space: c.space(1))
        }
        addListeners("DragGesture", "DragGesture.Value")
        gesture("TapGesture", "count: Int = 1") { c in .tap(count: c.int(0) ?? 1, space: .local) }
        for action in ["() -> Void", "(Void) -> Void"] { addEnd("TapGesture", action) { _ in .void } }
        gesture("SpatialTapGesture", "count: Int = 1, coordinateSpace: CoordinateSpace = .local") { c in
            .tap(count: c.int(0) ?? 1, space: c.space(1))
        }
        addEnd("SpatialTapGesture", "(SpatialTapGesture.Value) -> Void") { $0 }
        member("SpatialTapGesture.Value", "location: CGPoint", isPure: false) { $0.receiver }
        gesture("LongPressGesture", "minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10") { c in
            .longPress(minimumDuration: c.double(0) ?? 0.5, maximumDistance: c.double(1) ?? 10)
        }
        addListeners("LongPressGesture", "Bool")
        initializer("AnyGesture(_ gesture: Gesture) -> AnyGesture") { c throws(Failure) in
            try c.gesture(0).map { .native(.gesture($0)) } ?? .null
        }
        addListeners("AnyGesture", "T")
        addListeners("Gesture", "T")
    }

    private mutating func addTwoFingerGestures() {
        let gestures: [(name: String, parameters: String, value: String)] = [
            ("MagnificationGesture", "minimumScaleDelta: CGFloat = 0.01", "CGFloat"),
            ("MagnifyGesture", "minimumScaleDelta: CGFloat = 0.01", "MagnifyGesture.Value"),
            ("RotationGesture", "minimumAngleDelta: Angle = .degrees(1)", "Angle"),
            ("RotateGesture", "minimumAngleDelta: Angle = .degrees(1)", "RotateGesture.Value"),
        ]
        for form in gestures {
            gesture(form.name, form.parameters, Self.needsTwoFingers) { _ in .twoFingers }
            addListeners(form.name, form.value)
        }
        member("MagnifyGesture.Value", "magnification: CGFloat") { _ in .double(1) }
        member("MagnifyGesture.Value", "velocity: CGFloat") { _ in .double(0) }
        member("MagnifyGesture.Value", "startAnchor: UnitPoint") { _ in .native(.unitPoint(.center)) }
        member("MagnifyGesture.Value", "startLocation: CGPoint") { _ in .point(.zero) }
        member("RotateGesture.Value", "rotation: Angle") { _ in .native(.angle(0)) }
        member("RotateGesture.Value", "velocity: Angle") { _ in .native(.angle(0)) }
        member("RotateGesture.Value", "startAnchor: UnitPoint") { _ in .native(.unitPoint(.center)) }
        member("RotateGesture.Value", "startLocation: CGPoint") { _ in .point(.zero) }
    }

    private mutating func addCombinedGestures() {
        let forms: [(type: String, method: String)] = [
            ("SequenceGesture", "sequenced(before: Gesture)"),
            ("SimultaneousGesture", "simultaneously(with: Gesture)"),
            ("ExclusiveGesture", "exclusively(before: Gesture)"),
        ]
        for form in forms {
            initializer("\(form.type)(_ first: Gesture, _ second: Gesture) -> \(form.type)") { c throws(Failure) in
                Self.combined(form.type, try c.gesture(0), try c.gesture(1))
            }
            for name in Self.gestureTypes.sorted() {
                member(name, "\(form.method) -> \(form.type)", isPure: false) { c throws(Failure) in
                    Self.combined(form.type, c.receivedGesture, try c.gesture(0))
                }
            }
            addListeners(form.type, form.type == "SimultaneousGesture" ? "T" : "Value")
        }
    }

    private static func combined(_ type: String, _ first: GestureValue?, _ second: GestureValue?) -> Value {
        guard let first, let second else { return .null }
        let recognizer: GestureValue.Recognizer =
            switch type {
            case "SequenceGesture": .sequence(first, second)
            case "SimultaneousGesture": .simultaneous(first, second)
            default: .exclusive(first, second)
            }
        return .native(.gesture(GestureValue(recognizer)))
    }

    /// Adds a gesture by its initialiser.
    private mutating func gesture(
        _ name: String,
        _ parameters: String,
        _ grade: SupportGrade = .exact,
        _ make: @escaping @Sendable (BuiltinCall) -> GestureValue.Recognizer
    ) {
        initializer("\(name)(\(parameters)) -> \(name)", grade) { c in .native(.gesture(GestureValue(make(c)))) }
    }

    // MARK: Listeners

    /// Adds `onChanged`, `onEnded` and `updating` of a gesture.
    private mutating func addListeners(_ name: String, _ value: String) {
        member(name, "onChanged(_ action: (\(value)) -> Void) -> \(name)", isPure: false) { c throws(Failure) in
            c.listening(.changed(try c.function(0)))
        }
        member(name, "onEnded(_ action: (\(value)) -> Void) -> \(name)", isPure: false) { c throws(Failure) in
            c.listening(.ended(try c.function(0)))
        }
        member(
            name,
            "updating(_ state: Binding<T>, body: (\(value), inout T, inout Transaction) -> Void) -> \(name)",
            isPure: false
        ) { c throws(Failure) in
            let (state, body) = (try c.binding(0), try c.function(1))
            let start = try state.initialValue(c.machine)
            let update = c.callback { machine, event throws(Failure) in
                let values = [event, try state.get(machine), machine.plainTransaction]
                let frame = machine.makeFrame(body.code, values, body.selfValue, body.captures)
                _ = try machine.run(body.code, frame)
                try machine.change(as: frame.slots[2].unboxed) { () throws(Failure) in
                    try state.set(machine, frame.slots[1].unboxed)
                }
            }
            let reset = c.callback { machine, _ throws(Failure) in try state.set(machine, start) }
            return c.listening(.updating(update, reset: reset))
        }
    }

    /// Adds an `onEnded` that is called with something else than the gesture's event.
    private mutating func addEnd(
        _ name: String,
        _ action: String,
        _ convert: @escaping @Sendable (Value) -> Value
    ) {
        member(name, "onEnded(_ action: \(action)) -> \(name)", isPure: false) { c throws(Failure) in
            let action = try c.function(0)
            let run = c.callback { machine, event throws(Failure) in
                let values = Array(repeating: convert(event), count: action.code.parameters.count)
                _ = try machine.call(action, values)
            }
            return c.listening(.ended(run))
        }
    }

    // MARK: Modifiers

    private mutating func addGestureModifiers() {
        options("GestureMask", ["all", "none", "gesture", "subviews"])
        let priorities: [(name: String, priority: GestureValue.Priority)] = [
            ("gesture", .normal), ("highPriorityGesture", .high), ("simultaneousGesture", .simultaneous),
        ]
        for (name, priority) in priorities {
            modifier("\(name)(_ gesture: Gesture?, including: GestureMask = .all)") { c throws(Failure) in
                var mask = "all"
                if case .option(_, let word)? = c.native(1) { mask = word }
                guard mask != "none", mask != "subviews", var gesture = try c.gesture(0) else {
                    return .ignored(name: name)
                }
                gesture.priority = priority
                gesture.excludesSubviews = mask == "gesture"
                return .gesture(gesture)
            }
            modifier("\(name)(_ gesture: Gesture?, name: String, isEnabled: Bool = true)") { c throws(Failure) in
                guard c.bool(2) != false, var gesture = try c.gesture(0) else { return .ignored(name: name) }
                gesture.priority = priority
                return .gesture(gesture)
            }
            modifier("\(name)(_ gesture: Gesture?, isEnabled: Bool)") { c throws(Failure) in
                guard c.bool(1) != false, var gesture = try c.gesture(0) else { return .ignored(name: name) }
                gesture.priority = priority
                return .gesture(gesture)
            }
        }
    }

    private mutating func addContentShapes() {
        options(
            "ContentShapeKinds",
            ["interaction", "dragPreview", "contextMenuPreview", "hoverEffect", "focusEffect"]
        )
        modifier("contentShape(_ shape: Shape, eoFill: Bool = false)") { c in
            .contentShape(c.touchedShape(0, isEvenOdd: c.bool(1) ?? false))
        }
        modifier("contentShape(_ kind: ContentShapeKinds, _ shape: Shape, eoFill: Bool = false)") {
            c in
            guard case .option(_, "interaction")? = c.native(0) else { return .ignored(name: "contentShape") }
            return .contentShape(c.touchedShape(1, isEvenOdd: c.bool(2) ?? false))
        }
    }

    private mutating func addTapModifiers() {
        modifier("onTapGesture(count: Int = 1, perform: () -> Void)") { c throws(Failure) in
            .onTapGesture(count: c.int(0) ?? 1, action: try c.function(1))
        }
        modifier(
            "onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform: (CGPoint) -> Void)"
        ) { c throws(Failure) in
            let tap = GestureValue.Recognizer.tap(count: c.int(0) ?? 1, space: c.space(1))
            return .gesture(GestureValue(tap, listeners: [.ended(try c.function(2))]))
        }
    }

    private mutating func addPressModifiers() {
        let limits = "minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10"
        let forms: [(parameters: String, perform: Int, pressing: Int?)] = [
            ("perform: () -> Void", 2, nil),
            ("perform: () -> Void, onPressingChanged: (Bool) -> Void", 2, 3),
            ("pressing: (Bool) -> Void, perform: () -> Void", 3, 2),
        ]
        for form in forms {
            modifier("onLongPressGesture(\(limits), \(form.parameters))") { c throws(Failure) in
                let press = GestureValue.Recognizer.longPress(
                    minimumDuration: c.double(0) ?? 0.5,
                    maximumDistance: c.double(1) ?? 10
                )
                let action = try c.function(form.perform)
                let run = c.callback { machine, _ throws(Failure) in _ = try machine.call(action, []) }
                var gesture = GestureValue(press, listeners: [.ended(run)])
                if let index = form.pressing {
                    let pressing = try c.function(index)
                    let release = c.callback { machine, _ throws(Failure) in
                        _ = try machine.call(pressing, [.bool(false)])
                    }
                    gesture.listeners.append(.updating(pressing, reset: release))
                }
                return .gesture(gesture)
            }
        }
    }
}

extension BuiltinCall {
    /// The gesture that a member is called on.
    fileprivate var receivedGesture: GestureValue? {
        if case .native(let box) = receiver, case .gesture(let gesture) = box.native { return gesture }
        return nil
    }

    /// A gesture as an argument, that of a program's own `Gesture` by its body; `nil` if it is left out.
    fileprivate func gesture(_ index: Int) throws(Failure) -> GestureValue? { try gesture(arguments[index]) }

    private func gesture(_ value: Value) throws(Failure) -> GestureValue? {
        var value = value
        for _ in 0..<machine.limits.depth {
            if case .native(let box) = value, case .gesture(let gesture) = box.native { return gesture }
            guard case .structure(let instance) = value,
                case .computed(let body)? = instance.type.lookup("body").first
            else { return nil }
            value = try machine.run(body.getter, machine.makeFrame(body.getter, [], value, []))
        }
        throw Failure(reason: .tooDeep, message: "the gesture's body is made of itself", position: position)
    }

    /// The gesture that a member is called on, with one more who hears of it.
    fileprivate func listening(_ listener: GestureValue.Listener) -> Value {
        guard var gesture = receivedGesture else { return receiver }
        gesture.listeners.append(listener)
        return .native(.gesture(gesture))
    }

    /// A function of one parameter that the runtime calls.
    fileprivate func callback(_ run: @escaping (Machine, Value) throws(Failure) -> Void) -> FunctionValue {
        FunctionValue(machine: machine, name: "gesture", position: position, parameterCount: 1) {
            machine,
            arguments throws(Failure) in
            try run(machine, arguments.first ?? .void)
            return .void
        }
    }
}

extension BindingValue {
    /// What a `@GestureState` held before a finger changed it.
    fileprivate func initialValue(_ machine: Machine) throws(Failure) -> Value {
        guard case .slot(let slot)? = identity.first, identity.count == 1 else { return try get(machine) }
        let key = ObjectIdentifier(slot)
        if let start = machine.gestureStarts[key], slot.hasBeenWritten { return start }
        let start = Value(program: slot.peeked)
        machine.gestureStarts[key] = start
        return start
    }
}

extension Value {
    /// What a program is told of a gesture.
    init(gesture event: GestureEvent, _ machine: Machine) {
        switch event {
        case .tap(let point): self = .point(point)
        case .press(let isPressing): self = .bool(isPressing)
        case .drag(let drag): self = .native(.drag(drag))
        case .first(let event):
            self = .gestureCase("SequenceGestureValue", "first", [Value(gesture: event, machine)], machine)
        case .second(let first, let second):
            let payload = [Value(gesture: first, machine), second.map { Value(gesture: $0, machine) } ?? .null]
            self = .gestureCase("SequenceGestureValue", "second", payload, machine)
        case .either(let event, let isSecond):
            let name = isSecond ? "second" : "first"
            self = .gestureCase("ExclusiveGestureValue", name, [Value(gesture: event, machine)], machine)
        case .pair(let first, let second):
            let values = [first, second].map { $0.map { Value(gesture: $0, machine) } ?? .null }
            self = .tuple(TupleValue(values, labels: ["first", "second"]))
        }
    }

    private static func gestureCase(
        _ typeName: String,
        _ name: String,
        _ payload: [Value],
        _ machine: Machine
    ) -> Value {
        let type = machine.types.first { $0.name == typeName }
        guard let found = type?.cases.first(where: { $0.name == name }) else { return payload.last ?? .void }
        return .enumeration(EnumValue(enumCase: found, payload: payload))
    }
}

extension BuiltinCall {
    /// The shape that takes touches.
    fileprivate func touchedShape(_ index: Int, isEvenOdd: Bool) -> ShapeValue {
        let shape = shape(index) ?? .rectangle
        return isEvenOdd ? shape.evenOdd : shape
    }
}
