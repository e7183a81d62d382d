import LayoutCore
import ScrollDynamics
import ViewRuntime

/// What scroll views tell and are told: geometry, positions and targets.
extension BuiltinTable {
    mutating func addScrollValues() {
        let parts = "contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize"
        initializer("ScrollGeometry(\(parts)) -> ScrollGeometry") { c in
            .native(
                .scrollGeometry(
                    ScrollGeometry(
                        contentOffset: c.point(0),
                        contentSize: Self.size(c.arguments[1]),
                        contentInsets: c.insets(2) ?? .zero,
                        containerSize: Self.size(c.arguments[3])
                    )
                )
            )
        }
        scrollGeometry("contentOffset: CGPoint") { .point($0.contentOffset) }
        scrollGeometry("contentSize: CGSize") { .size($0.contentSize) }
        scrollGeometry("contentInsets: EdgeInsets") { .native(.insets($0.contentInsets)) }
        scrollGeometry("containerSize: CGSize") { .size($0.containerSize) }
        scrollGeometry("visibleRect: CGRect") { .native(.rect($0.visibleRect)) }
        scrollGeometry("bounds: CGRect") { .native(.rect($0.bounds)) }
        for phase in ScrollPhase.allCases {
            constant("ScrollPhase", "\(phase.rawValue): ScrollPhase") { _ in .native(.scrollPhase(phase)) }
        }
        member("ScrollPhase", "isScrolling: Bool") { c in
            if case .native(let box) = c.receiver, case .scrollPhase(let phase) = box.native {
                .bool(phase != .idle)
            } else {
                .bool(false)
            }
        }
        member("ScrollPhaseChangeContext", "geometry: ScrollGeometry") { c in
            guard case .native(let box) = c.receiver, case .scrollPhaseContext(let geometry, _) = box.native else {
                return .void
            }
            return .native(.scrollGeometry(geometry))
        }
        member("ScrollPhaseChangeContext", "velocity: CGVector?") { c in
            guard case .native(let box) = c.receiver, case .scrollPhaseContext(_, let velocity) = box.native else {
                return .void
            }
            return .point(velocity)
        }
        addScrollPositions()
        addScrollTargets()
        for (name, phase) in [("topLeading", -1.0), ("identity", 0), ("bottomTrailing", 1)] {
            constant("ScrollTransitionPhase", "\(name): ScrollTransitionPhase") { _ in .native(.transitionPhase(phase))
            }
        }
        member("ScrollTransitionPhase", "value: Double") { .double($0.phase) }
        member("ScrollTransitionPhase", "isIdentity: Bool") { .bool($0.phase == 0) }
    }

    /// Adds a property of what a scroll view tells of itself.
    private mutating func scrollGeometry(_ text: String, _ get: @escaping @Sendable (ScrollGeometry) -> Value) {
        member("ScrollGeometry", text) { c in
            guard case .native(let box) = c.receiver, case .scrollGeometry(let geometry) = box.native else {
                return .void
            }
            return get(geometry)
        }
    }

    mutating func addScrollPositions() {
        initializer("ScrollPosition(edge: Edge) -> ScrollPosition") { c in
            .native(.scrollPosition(ScrollPositionRequest(target: c.edge(0).map { .edge($0) } ?? .none, generation: 0)))
        }
        initializer("ScrollPosition(idType: T.Type) -> ScrollPosition") { _ in
            .native(.scrollPosition(ScrollPositionRequest(target: .none, generation: 0)))
        }
        initializer("ScrollPosition(idType: T.Type, edge: Edge) -> ScrollPosition") { c in
            .native(.scrollPosition(ScrollPositionRequest(target: c.edge(1).map { .edge($0) } ?? .none, generation: 0)))
        }
        initializer("ScrollPosition(id: T, anchor: UnitPoint? = nil) -> ScrollPosition") { c in
            .native(
                .scrollPosition(
                    ScrollPositionRequest(target: .id(ViewID(c.arguments[0])), anchor: c.unitPoint(1), generation: 0)
                )
            )
        }
        initializer("ScrollPosition(x: CGFloat) -> ScrollPosition") { c in
            .native(.scrollPosition(ScrollPositionRequest(target: .point(x: c.double(0), y: nil), generation: 0)))
        }
        initializer("ScrollPosition(y: CGFloat) -> ScrollPosition") { c in
            .native(.scrollPosition(ScrollPositionRequest(target: .point(x: nil, y: c.double(0)), generation: 0)))
        }
        initializer("ScrollPosition(x: CGFloat, y: CGFloat) -> ScrollPosition") { c in
            .native(
                .scrollPosition(ScrollPositionRequest(target: .point(x: c.double(0), y: c.double(1)), generation: 0))
            )
        }
        for (type, first) in [("", 0), ("idType: T.Type, ", 1)] {
            initializer("ScrollPosition(\(type)point: CGPoint) -> ScrollPosition") { c in
                let target = ScrollPositionRequest.Target.point(x: c.point(first).x, y: c.point(first).y)
                return .native(.scrollPosition(ScrollPositionRequest(target: target, generation: 0)))
            }
        }
        for (axes, x, y) in [("x: CGFloat", 1, nil), ("y: CGFloat", nil, 1), ("x: CGFloat, y: CGFloat", 1, 2)]
            as [(String, Int?, Int?)]
        {
            initializer("ScrollPosition(idType: T.Type, \(axes)) -> ScrollPosition") { c in
                let target = ScrollPositionRequest.Target.point(
                    x: x.flatMap { c.double($0) },
                    y: y.flatMap { c.double($0) }
                )
                return .native(.scrollPosition(ScrollPositionRequest(target: target, generation: 0)))
            }
        }
        initializer("ScrollPosition() -> ScrollPosition") { _ in
            .native(.scrollPosition(ScrollPositionRequest(target: .none, generation: 0)))
        }
        scrollTo("scrollTo(id: T, anchor: UnitPoint? = nil)") { c in (.id(ViewID(c.arguments[0])), c.unitPoint(1)) }
        scrollTo("scrollTo(edge: Edge)") { c in (c.edge(0).map { .edge($0) } ?? .none, nil) }
        scrollTo("scrollTo(x: CGFloat, y: CGFloat)") { c in (.point(x: c.double(0), y: c.double(1)), nil) }
        scrollTo("scrollTo(x: CGFloat)") { c in (.point(x: c.double(0), y: nil), nil) }
        scrollTo("scrollTo(y: CGFloat)") { c in (.point(x: nil, y: c.double(0)), nil) }
        scrollTo("scrollTo(point: CGPoint)") { c in
            if case .point(let point) = c.arguments[0] { (.point(x: point.x, y: point.y), nil) } else { (.none, nil) }
        }
        member("ScrollPosition", "viewID: T?") { c in
            if case .native(let box) = c.receiver, case .scrollPosition(let request) = box.native,
                case .id(let id) = request.target
            {
                Value(id: id)
            } else {
                .null
            }
        }
        member("ScrollPosition", "viewID(type: T.Type) -> T?") { c in
            if case .native(let box) = c.receiver, case .scrollPosition(let request) = box.native,
                case .id(let id) = request.target
            {
                Value(id: id)
            } else {
                .null
            }
        }
        member("ScrollPosition", "edge: Edge?") { c in
            if case .edge(let edge)? = c.placedTarget { .native(.edge(edge)) } else { .null }
        }
        member("ScrollPosition", "point: CGPoint?") { c in
            if case .point(let x?, let y?)? = c.placedTarget { .point(Point(x: x, y: y)) } else { .null }
        }
        member("ScrollPosition", "x: CGFloat?") { c in
            if case .point(let x?, _)? = c.placedTarget { .double(x) } else { .null }
        }
        member("ScrollPosition", "y: CGFloat?") { c in
            if case .point(_, let y?)? = c.placedTarget { .double(y) } else { .null }
        }
        member("ScrollPosition", "isPositionedByUser: Bool") { c in
            if case .native(let box) = c.receiver, case .scrollPosition(let request) = box.native {
                .bool(request.isPositionedByUser)
            } else {
                .bool(false)
            }
        }
    }

    private mutating func scrollTo(
        _ text: String,
        _ target: @escaping @Sendable (BuiltinCall) -> (ScrollPositionRequest.Target, UnitPoint?)
    ) {
        mutation("ScrollPosition", text) { value, c in
            guard case .native(let box) = value, case .scrollPosition(var request) = box.native else { return .void }
            (request.target, request.anchor) = target(c)
            request.generation += 1
            request.isPositionedByUser = false
            value = .native(.scrollPosition(request))
            return .void
        }
    }

    /// How views are aligned; `anchor` is of iOS 26.
    private static let alignment =
        "limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint? = nil"

    private static func viewAligned(_ c: BuiltinCall) -> Value {
        let limit: ScrollTargetBehaviorValue.ViewAlignedLimit =
            switch c.optionName(0) {
            case "always": .always
            case "alwaysByOne": .alwaysByOne
            case "alwaysByFew": .alwaysByFew
            case "never": .never
            default: .automatic
            }
        return .native(.scrollTargetBehavior(.viewAligned(limit: limit, anchor: c.unitPoint(1))))
    }

    mutating func addScrollTargets() {
        constant("ScrollTargetBehavior", "paging: ScrollTargetBehavior") { _ in .native(.scrollTargetBehavior(.paging))
        }
        constant("ScrollTargetBehavior", "viewAligned: ScrollTargetBehavior") { _ in
            .native(.scrollTargetBehavior(.viewAligned(limit: .automatic)))
        }
        constant("ScrollTargetBehavior", "viewAligned(\(Self.alignment)) -> ScrollTargetBehavior") {
            Self.viewAligned($0)
        }
        initializer("ViewAlignedScrollTargetBehavior(\(Self.alignment)) -> ScrollTargetBehavior") {
            Self.viewAligned($0)
        }
        initializer("PagingScrollTargetBehavior() -> ScrollTargetBehavior") { _ in
            .native(.scrollTargetBehavior(.paging))
        }
        options(
            "ViewAlignedScrollTargetBehavior.LimitBehavior",
            ["automatic", "always", "alwaysByOne", "alwaysByFew", "never"]
        )
        member(
            "ScrollTarget",
            "rect: CGRect",
            set: { value, new in
                guard case .native(let box) = value, case .scrollTarget(_, let anchor) = box.native else { return }
                value = .native(.scrollTarget(Self.rect(new), anchor: anchor))
            },
            { c in
                if case .native(let box) = c.receiver, case .scrollTarget(let rect, _) = box.native {
                    .native(.rect(rect))
                } else {
                    .void
                }
            }
        )
        member(
            "ScrollTarget",
            "anchor: UnitPoint?",
            set: { value, new in
                guard case .native(let box) = value, case .scrollTarget(let rect, _) = box.native else { return }
                var anchor: UnitPoint?
                if case .native(let box) = new, case .unitPoint(let point) = box.native { anchor = point }
                value = .native(.scrollTarget(rect, anchor: anchor))
            },
            { c in
                if case .native(let box) = c.receiver, case .scrollTarget(_, let anchor?) = box.native {
                    .native(.unitPoint(anchor))
                } else {
                    .null
                }
            }
        )
        addScrollTargetContext()
        initializer("AnyScrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> ScrollTargetBehavior") {
            $0.arguments[0]
        }
    }

    private mutating func addScrollTargetContext() {
        situation("originalTarget: ScrollTarget") { .native(.scrollTarget($0.original, anchor: nil)) }
        situation("velocity: CGVector") { .point($0.velocity) }
        situation("contentSize: CGSize") { .size($0.contentSize) }
        situation("containerSize: CGSize") { .size($0.containerSize) }
        situation("axes: Axis.Set") { .native(.axisSet($0.axes)) }
    }

    /// Adds a property of what a behaviour is told.
    private mutating func situation(_ text: String, _ get: @escaping @Sendable (ScrollTargetSituation) -> Value) {
        member("ScrollTargetBehaviorContext", text) { c in
            guard case .native(let box) = c.receiver, case .scrollTargetContext(let situation) = box.native else {
                return .void
            }
            return get(situation)
        }
    }
}

extension BuiltinCall {
    /// Where the program has put the position that the call is of; `nil` once a person has scrolled.
    fileprivate var placedTarget: ScrollPositionRequest.Target? {
        guard case .native(let box) = receiver, case .scrollPosition(let request) = box.native,
            !request.isPositionedByUser
        else { return nil }
        return request.target
    }
}
