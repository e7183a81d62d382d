import LayoutCore
import ViewRuntime

/// What a program's own `Layout` sees and says: proposals, subviews, spacing.
extension BuiltinTable {
    mutating func addLayoutValues() {
        for (name, proposal) in [
            ("zero", ProposedViewSize.zero), ("unspecified", .unspecified), ("infinity", .infinity),
        ] {
            constant("ProposedViewSize", "\(name): ProposedViewSize") { _ in .native(.proposal(proposal)) }
        }
        initializer("ProposedViewSize(width: CGFloat?, height: CGFloat?) -> ProposedViewSize") {
            .native(.proposal(ProposedViewSize(width: $0.double(0), height: $0.double(1))))
        }
        constant("ProposedViewSize", "init(width: CGFloat?, height: CGFloat?) -> ProposedViewSize") {
            .native(.proposal(ProposedViewSize(width: $0.double(0), height: $0.double(1))))
        }
        initializer("ProposedViewSize(_ size: CGSize) -> ProposedViewSize") {
            .native(.proposal(ProposedViewSize(BuiltinTable.size($0.arguments[0]))))
        }
        constant("ProposedViewSize", "init(_ size: CGSize) -> ProposedViewSize") {
            .native(.proposal(ProposedViewSize(BuiltinTable.size($0.arguments[0]))))
        }
        member("ProposedViewSize", "width: CGFloat?") { $0.proposal.width.map { .double($0) } ?? .null }
        member("ProposedViewSize", "height: CGFloat?") { $0.proposal.height.map { .double($0) } ?? .null }
        member(
            "ProposedViewSize",
            "replacingUnspecifiedDimensions(by: CGSize = CGSize(width: 10, height: 10)) -> CGSize"
        ) { c in
            if case .size(let size) = c.arguments[0] {
                .size(c.proposal.replacingUnspecifiedDimensions(by: size))
            } else {
                .size(c.proposal.replacingUnspecifiedDimensions())
            }
        }
        member("LayoutSubview", "sizeThatFits(_ proposal: ProposedViewSize) -> CGSize", isPure: false) {
            c throws(Failure) in
            try c.machine.charge(steps: CallWork.stepsOfASize, c.position)
            return .size(c.subview?.subview.sizeThatFits(c.proposal(0)) ?? .zero)
        }
        member("LayoutSubview", "dimensions(in: ProposedViewSize) -> ViewDimensions", isPure: false) {
            c throws(Failure) in
            try c.machine.charge(steps: CallWork.stepsOfASize, c.position)
            return c.subview.map { .native(.dimensions($0.subview.dimensions(in: c.proposal(0)))) } ?? .void
        }
        member("LayoutSubview", "priority: Double", isPure: false) { c in .double(c.subview?.subview.priority ?? 0) }
        member("LayoutSubview", "spacing: ViewSpacing", isPure: false) { c in
            .native(.spacing(c.subview?.subview.spacing ?? .ordinary))
        }
        member(
            "LayoutSubview",
            "place(at: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)",
            isPure: false
        ) { c in
            let point = c.point(0)
            if !point.x.isFinite || !point.y.isFinite {
                c.machine.warn("a place that is not finite counts as 0: (\(point.x), \(point.y))", c.position)
            }
            c.subview?.subview.place(at: point, anchor: c.unitPoint(1) ?? .topLeading, proposal: c.proposal(2))
            return .void
        }
    }
    /// `ViewSpacing`, and the values that views carry to the layout around them.
    mutating func addLayoutSpacing() {
        initializer("ViewSpacing() -> ViewSpacing") { _ in .native(.spacing(.ordinary)) }
        constant("ViewSpacing", "init() -> ViewSpacing") { _ in .native(.spacing(.ordinary)) }
        constant("ViewSpacing", "zero: ViewSpacing") { _ in .native(.spacing(.zero)) }
        member("ViewSpacing", "distance(to: ViewSpacing, along: Axis) -> CGFloat") { c in
            guard case .axis(let axis)? = c.native(1) else { return .double(ViewSpacing.standard) }
            return .double(c.spacing.distance(to: c.spacing(0), along: axis))
        }
        member("ViewSpacing", "union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing") { c in
            var spacing = c.spacing
            spacing.merge(c.edges(1) ?? .all, of: c.spacing(0))
            return .native(.spacing(spacing))
        }
        mutation("ViewSpacing", "formUnion(_ other: ViewSpacing, edges: Edge.Set = .all)") { value, c in
            guard case .native(let box) = value, case .spacing(var spacing) = box.native else { return .void }
            spacing.merge(c.edges(1) ?? .all, of: c.spacing(0))
            value = .native(.spacing(spacing))
            return .void
        }
        modifier("layoutValue(key: T.Type, value: Value)") { c throws(Failure) in
            .layoutValue(ProgramLayoutValueKey(try c.keyType(0, "LayoutValueKey")), value: c.arguments[1])
        }
    }
}

extension BuiltinCall {
    var proposal: ProposedViewSize {
        if case .native(let box) = receiver, case .proposal(let proposal) = box.native { return proposal }
        return .unspecified
    }

    func proposal(_ index: Int) -> ProposedViewSize {
        if case .proposal(let proposal)? = native(index) { return proposal }
        return .unspecified
    }

    var subview: ProgramSubview? {
        if case .native(let box) = receiver, case .subview(let subview) = box.native { return subview }
        return nil
    }

    var spacing: ViewSpacing {
        if case .native(let box) = receiver, case .spacing(let spacing) = box.native { return spacing }
        return .ordinary
    }

    func spacing(_ index: Int) -> ViewSpacing {
        if case .spacing(let spacing)? = native(index) { return spacing }
        return .ordinary
    }

    /// A type of the program that is given as a key.
    ///
    /// - Throws: A trap that names the protocol that such a key has.
    func keyType(_ index: Int, _ protocolName: String) throws(EvaluationFailure) -> TypeInfo {
        guard case .type(let reference) = arguments[index], case .user(let id) = reference.type else {
            throw trap("a \(protocolName) is expected here, not \(arguments[index].debugText)")
        }
        return machine.types[id]
    }
}
