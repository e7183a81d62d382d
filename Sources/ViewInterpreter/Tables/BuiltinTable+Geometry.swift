import LayoutCore
import ScrollDynamics
import ViewRuntime

/// Geometry values: points, sizes, rectangles, edges, alignments, and what proxies tell.
extension BuiltinTable {
    mutating func addGeometry() {
        addPoints()
        addRectangles()
        addEdges()
        addOptionSets()
        addAlignments()
        addProxies()
        addScrollValues()
        addLayoutValues()
        addLayoutSpacing()
    }

    private mutating func addPoints() {
        initializer("CGPoint(x: CGFloat = 0, y: CGFloat = 0) -> CGPoint") {
            .point(Point(x: $0.number(0) ?? 0, y: $0.number(1) ?? 0))
        }
        initializer("CGPoint(x: Int, y: Int) -> CGPoint") {
            .point(Point(x: $0.number(0) ?? 0, y: $0.number(1) ?? 0))
        }
        initializer("CGSize(width: Int, height: Int) -> CGSize") {
            .size(Size(width: $0.number(0) ?? 0, height: $0.number(1) ?? 0))
        }
        initializer("CGSize(width: CGFloat = 0, height: CGFloat = 0) -> CGSize") {
            .size(Size(width: $0.number(0) ?? 0, height: $0.number(1) ?? 0))
        }
        initializer("CGVector(dx: CGFloat = 0, dy: CGFloat = 0) -> CGVector") {
            .point(Point(x: $0.number(0) ?? 0, y: $0.number(1) ?? 0))
        }
        constant("CGPoint", "zero: CGPoint") { _ in .point(.zero) }
        constant("CGSize", "zero: CGSize") { _ in .size(.zero) }
        number("CGPoint", "x", get: { Self.point($0).x }, set: { v, x in v = .point(Point(x: x, y: Self.point(v).y)) })
        number("CGPoint", "y", get: { Self.point($0).y }, set: { v, y in v = .point(Point(x: Self.point(v).x, y: y)) })
        number(
            "CGVector",
            "dx",
            get: { Self.point($0).x },
            set: { v, x in v = .point(Point(x: x, y: Self.point(v).y)) }
        )
        number(
            "CGVector",
            "dy",
            get: { Self.point($0).y },
            set: { v, y in v = .point(Point(x: Self.point(v).x, y: y)) }
        )
        number(
            "CGSize",
            "width",
            get: { Self.size($0).width },
            set: { v, w in v = .size(Size(width: w, height: Self.size(v).height)) }
        )
        number(
            "CGSize",
            "height",
            get: { Self.size($0).height },
            set: { v, h in v = .size(Size(width: Self.size(v).width, height: h)) }
        )
        initializer("UnitPoint(x: CGFloat, y: CGFloat) -> UnitPoint") {
            .native(.unitPoint(UnitPoint(x: $0.double(0) ?? 0, y: $0.double(1) ?? 0)))
        }
        let points: [(String, UnitPoint)] = [
            ("zero", .zero), ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
            ("bottom", .bottom),
            ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
            ("bottomTrailing", .bottomTrailing),
        ]
        for (name, point) in points { constant("UnitPoint", "\(name): UnitPoint") { _ in .native(.unitPoint(point)) } }
        number(
            "UnitPoint",
            "x",
            get: { Self.unitPoint($0).x },
            set: { v, x in v = .native(.unitPoint(UnitPoint(x: x, y: Self.unitPoint(v).y))) }
        )
        number(
            "UnitPoint",
            "y",
            get: { Self.unitPoint($0).y },
            set: { v, y in v = .native(.unitPoint(UnitPoint(x: Self.unitPoint(v).x, y: y))) }
        )
        constant("Angle", "degrees(_ degrees: Double) -> Angle") { .native(.angle($0.double(0) ?? 0)) }
        constant("Angle", "radians(_ radians: Double) -> Angle") { .native(.angle(($0.double(0) ?? 0) * 180 / .pi)) }
        constant("Angle", "zero: Angle") { _ in .native(.angle(0)) }
        initializer("Angle(degrees: Double) -> Angle") { .native(.angle($0.double(0) ?? 0)) }
        initializer("Angle(radians: Double) -> Angle") { .native(.angle(($0.double(0) ?? 0) * 180 / .pi)) }
        number("Angle", "degrees", get: { $0.number ?? 0 }, set: { v, d in v = .native(.angle(d)) })
        number(
            "Angle",
            "radians",
            get: { ($0.number ?? 0) * .pi / 180 },
            set: { v, r in v = .native(.angle(r * 180 / .pi)) }
        )
    }

    private static func point(_ value: Value) -> Point { if case .point(let point) = value { point } else { .zero } }
    static func size(_ value: Value) -> Size { if case .size(let size) = value { size } else { .zero } }
    private static func unitPoint(_ value: Value) -> UnitPoint {
        if case .native(let box) = value, case .unitPoint(let point) = box.native { return point }
        return .zero
    }
    static func rect(_ value: Value) -> Rect {
        if case .native(let box) = value, case .rect(let rect) = box.native { return rect }
        return .zero
    }
    private static func insets(_ value: Value) -> EdgeInsets {
        if case .native(let box) = value, case .insets(let insets) = box.native { return insets }
        return .zero
    }

    /// Adds a property of type `CGFloat`.
    private mutating func number(
        _ type: String,
        _ name: String,
        get: @escaping @Sendable (Value) -> Double,
        set: (@Sendable (inout Value, Double) -> Void)? = nil
    ) {
        var setter: (@Sendable (inout Value, Value) -> Void)?
        if let set { setter = { value, new in set(&value, new.number ?? 0) } }
        member(type, "\(name): CGFloat", set: setter) { .double(get($0.receiver)) }
    }

    private mutating func addRectangles() {
        initializer("CGRect(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect") { c in
            .native(
                .rect(Rect(x: c.double(0) ?? 0, y: c.double(1) ?? 0, width: c.double(2) ?? 0, height: c.double(3) ?? 0))
            )
        }
        initializer("CGRect(origin: CGPoint, size: CGSize) -> CGRect") { c in
            .native(.rect(Rect(origin: Self.point(c.arguments[0]), size: Self.size(c.arguments[1]))))
        }
        initializer("CGRect() -> CGRect") { _ in .native(.rect(.zero)) }
        constant("CGRect", "zero: CGRect") { _ in .native(.rect(.zero)) }
        constant("CGRect", "null: CGRect") { _ in .native(.rect(.null)) }
        constant("CGRect", "infinite: CGRect") { _ in
            // Core Graphics: as large as the largest number lets it be, around the origin.
            let most = Double.greatestFiniteMagnitude
            return .native(.rect(Rect(x: -most / 2, y: -most / 2, width: most, height: most)))
        }
        member("CGRect", "integral: CGRect") { c in
            let rect = Self.rect(c.receiver)
            guard !rect.isNull else { return c.receiver }
            return .native(
                .rect(
                    Rect(
                        minX: rect.minX.rounded(.down),
                        minY: rect.minY.rounded(.down),
                        maxX: rect.maxX.rounded(.up),
                        maxY: rect.maxY.rounded(.up)
                    )
                )
            )
        }
        member("CGRect", "standardized: CGRect") { c in
            let (origin, size) = (Self.rect(c.receiver).origin, Self.rect(c.receiver).size)
            return .native(
                .rect(
                    Rect(
                        x: min(origin.x, origin.x + size.width),
                        y: min(origin.y, origin.y + size.height),
                        width: abs(size.width),
                        height: abs(size.height)
                    )
                )
            )
        }
        member("CGRect", "isNull: Bool") { .bool(Self.rect($0.receiver).isNull) }
        number("CGRect", "minX", get: { Self.rect($0).minX })
        number("CGRect", "minY", get: { Self.rect($0).minY })
        number("CGRect", "midX", get: { Self.rect($0).midX })
        number("CGRect", "midY", get: { Self.rect($0).midY })
        number("CGRect", "maxX", get: { Self.rect($0).maxX })
        number("CGRect", "maxY", get: { Self.rect($0).maxY })
        number("CGRect", "width", get: { Self.rect($0).width })
        number("CGRect", "height", get: { Self.rect($0).height })
        member(
            "CGRect",
            "origin: CGPoint",
            set: { v, new in v = .native(.rect(Rect(origin: Self.point(new), size: Self.rect(v).size))) },
            { .point(Self.rect($0.receiver).origin) }
        )
        member(
            "CGRect",
            "size: CGSize",
            set: { v, new in v = .native(.rect(Rect(origin: Self.rect(v).origin, size: Self.size(new)))) },
            { .size(Self.rect($0.receiver).size) }
        )
        member("CGRect", "isEmpty: Bool") { .bool(Self.rect($0.receiver).isEmpty) }
        member("CGRect", "contains(_ point: CGPoint) -> Bool") {
            .bool(Self.rect($0.receiver).contains(Self.point($0.arguments[0])))
        }
        member("CGRect", "intersects(_ rect: CGRect) -> Bool") {
            .bool(Self.rect($0.receiver).intersection(Self.rect($0.arguments[0])) != nil)
        }
        member("CGRect", "intersection(_ rect: CGRect) -> CGRect") {
            .native(.rect(Self.rect($0.receiver).intersection(Self.rect($0.arguments[0])) ?? .null))
        }
        member("CGRect", "union(_ rect: CGRect) -> CGRect") {
            .native(.rect(Self.rect($0.receiver).union(Self.rect($0.arguments[0]))))
        }
        member("CGRect", "offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect") { c in
            .native(.rect(Self.rect(c.receiver).offset(by: Point(x: c.double(0) ?? 0, y: c.double(1) ?? 0))))
        }
        member("CGRect", "insetBy(dx: CGFloat, dy: CGFloat) -> CGRect") { c in
            let dx = c.double(0) ?? 0
            let dy = c.double(1) ?? 0
            return .native(
                .rect(Self.rect(c.receiver).inset(by: EdgeInsets(top: dy, leading: dx, bottom: dy, trailing: dx)))
            )
        }
    }

    private mutating func addEdges() {
        initializer("EdgeInsets(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) -> EdgeInsets") {
            c in
            .native(
                .insets(
                    EdgeInsets(
                        top: c.number(0) ?? 0,
                        leading: c.number(1) ?? 0,
                        bottom: c.number(2) ?? 0,
                        trailing: c.number(3) ?? 0
                    )
                )
            )
        }
        initializer("EdgeInsets() -> EdgeInsets") { _ in .native(.insets(.zero)) }
        constant("EdgeInsets", "init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) -> EdgeInsets")
        { c in
            .native(
                .insets(
                    EdgeInsets(
                        top: c.number(0) ?? 0,
                        leading: c.number(1) ?? 0,
                        bottom: c.number(2) ?? 0,
                        trailing: c.number(3) ?? 0
                    )
                )
            )
        }
        constant("EdgeInsets", "zero: EdgeInsets") { _ in .native(.insets(.zero)) }
        for edge in Edge.allCases {
            number(
                "EdgeInsets",
                "\(edge)",
                get: { Self.insets($0)[edge] },
                set: { v, length in
                    var insets = Self.insets(v)
                    insets[edge] = length
                    v = .native(.insets(insets))
                }
            )
            for type in ["Edge"] + (edge.axis == .vertical ? ["VerticalEdge"] : ["HorizontalEdge"]) {
                constant(type, "\(edge): \(type)") { _ in .native(.edge(edge)) }
            }
            constant("Edge.Set", "\(edge): Edge.Set") { _ in .native(.edgeSet(Edge.Set(edge))) }
        }
        for (name, set) in [("horizontal", Edge.Set.horizontal), ("vertical", .vertical), ("all", .all)] {
            constant("Edge.Set", "\(name): Edge.Set") { _ in .native(.edgeSet(set)) }
        }
        for (name, axis) in [("horizontal", Axis.horizontal), ("vertical", .vertical)] {
            constant("Axis", "\(name): Axis") { _ in .native(.axis(axis)) }
            constant("Axis.Set", "\(name): Axis.Set") { _ in .native(.axisSet(Axis.Set(axis))) }
        }
        for (name, regions) in [("all", SafeAreaRegionSet.all), ("container", .container), ("keyboard", .keyboard)] {
            constant("SafeAreaRegions", "\(name): SafeAreaRegions") { _ in .native(.regions(regions)) }
        }
        for (name, views) in [("sectionHeaders", PinnedViews.sectionHeaders), ("sectionFooters", .sectionFooters)] {
            constant("PinnedScrollableViews", "\(name): PinnedScrollableViews") { _ in .native(.pinnedViews(views)) }
        }
    }

    private mutating func addAlignments() {
        let alignments: [(String, Alignment)] = [
            ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
            ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
            ("bottomTrailing", .bottomTrailing),
            ("leadingFirstTextBaseline", Alignment(horizontal: .leading, vertical: .firstTextBaseline)),
            ("centerFirstTextBaseline", Alignment(horizontal: .horizontalCenter, vertical: .firstTextBaseline)),
            ("trailingFirstTextBaseline", Alignment(horizontal: .trailing, vertical: .firstTextBaseline)),
            ("leadingLastTextBaseline", Alignment(horizontal: .leading, vertical: .lastTextBaseline)),
            ("trailingLastTextBaseline", Alignment(horizontal: .trailing, vertical: .lastTextBaseline)),
        ]
        for (name, alignment) in alignments {
            constant("Alignment", "\(name): Alignment") { _ in .native(.alignment(alignment)) }
        }
        initializer("Alignment(horizontal: HorizontalAlignment, vertical: VerticalAlignment) -> Alignment") { c in
            .native(
                .alignment(
                    Alignment(horizontal: c.guide(0) ?? .horizontalCenter, vertical: c.guide(1) ?? .verticalCenter)
                )
            )
        }
        member("Alignment", "horizontal: HorizontalAlignment") { .native(.guide($0.receivedAlignment.horizontal)) }
        member("Alignment", "vertical: VerticalAlignment") { .native(.guide($0.receivedAlignment.vertical)) }
        for (name, guide) in [
            ("leading", AlignmentGuide.leading), ("center", .horizontalCenter), ("trailing", .trailing),
            ("listRowSeparatorLeading", .leading), ("listRowSeparatorTrailing", .trailing),
        ] {
            constant("HorizontalAlignment", "\(name): HorizontalAlignment") { _ in .native(.guide(guide)) }
        }
        for (name, guide) in [
            ("top", AlignmentGuide.top), ("center", .verticalCenter), ("bottom", .bottom),
            ("firstTextBaseline", .firstTextBaseline),
            ("lastTextBaseline", .lastTextBaseline),
        ] {
            constant("VerticalAlignment", "\(name): VerticalAlignment") { _ in .native(.guide(guide)) }
        }
        for (type, axis) in [("HorizontalAlignment", Axis.horizontal), ("VerticalAlignment", .vertical)] {
            initializer("\(type)(_ id: T.Type) -> \(type)") { c throws(Failure) in
                .native(.guide(try CustomAlignment.guide(c.arguments[0], axis: axis, c)))
            }
        }
    }

    private mutating func addProxies() {
        constant("CoordinateSpace", "local: CoordinateSpace") { _ in .native(.coordinateSpace(.local)) }
        constant("CoordinateSpace", "global: CoordinateSpace") { _ in .native(.coordinateSpace(.global)) }
        constant("CoordinateSpace", "scrollView: CoordinateSpace") { _ in .native(.coordinateSpace(.scrollView)) }
        constant("CoordinateSpace", "named(_ name: T) -> CoordinateSpace") {
            .native(.coordinateSpace(.named(ViewID($0.arguments[0]))))
        }
        constant("CoordinateSpace", "scrollView(axis: Axis) -> CoordinateSpace") { c in
            if case .axis(let axis)? = c.native(0) {
                .native(.coordinateSpace(.scrollViewAxis(axis)))
            } else {
                .native(.coordinateSpace(.scrollView))
            }
        }
        constant("NamedCoordinateSpace", "named(_ name: T) -> NamedCoordinateSpace") {
            .native(.coordinateSpace(.named(ViewID($0.arguments[0]))))
        }
        member("GeometryProxy", "size: CGSize", isPure: false) { c in .size(c.proxy?.source.size ?? .zero) }
        member("GeometryProxy", "safeAreaInsets: EdgeInsets", isPure: false) { c in
            .native(.insets(c.proxy?.source.safeAreaInsets ?? .zero))
        }
        member("GeometryProxy", "frame(in: CoordinateSpace) -> CGRect", isPure: false) { c in
            .native(.rect(c.proxy?.source.frame(in: c.space(0)) ?? .zero))
        }
        member("GeometryProxy", "bounds(of: NamedCoordinateSpace) -> CGRect?", isPure: false) { c in
            (c.proxy?.source.bounds(of: c.space(0))).map { .native(.rect($0)) } ?? .null
        }
        constant("NamedCoordinateSpace", "scrollView: NamedCoordinateSpace") { _ in
            .native(.coordinateSpace(.scrollView))
        }
        constant("NamedCoordinateSpace", "scrollView(axis: Axis) -> NamedCoordinateSpace") { c in
            if case .axis(let axis)? = c.native(0) {
                .native(.coordinateSpace(.scrollViewAxis(axis)))
            } else {
                .native(.coordinateSpace(.scrollView))
            }
        }
        constant("Anchor.Source", "bounds: Anchor.Source") { _ in .native(.anchorSource(.bounds)) }
        for (name, point) in [
            ("topLeading", UnitPoint.topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
            ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
            ("bottomTrailing", .bottomTrailing),
        ] {
            constant("Anchor.Source", "\(name): Anchor.Source") { _ in .native(.anchorSource(.unitPoint(point))) }
        }
        constant("Anchor.Source", "unitPoint(_ point: UnitPoint) -> Anchor.Source") {
            .native(.anchorSource(.unitPoint($0.unitPoint(0) ?? .center)))
        }
        constant("Anchor.Source", "rect(_ rect: CGRect) -> Anchor.Source") {
            .native(.anchorSource(.rect(Self.rect($0.arguments[0]))))
        }
        constant("Anchor.Source", "point(_ point: CGPoint) -> Anchor.Source") {
            .native(.anchorSource(.point(Self.point($0.arguments[0]))))
        }
        for (name, point) in [
            ("top", UnitPoint.top), ("bottom", .bottom), ("leading", .leading), ("trailing", .trailing),
            ("center", .center),
            ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
            ("bottomTrailing", .bottomTrailing),
        ] {
            constant("Anchor.Source", "\(name): Anchor.Source") { _ in .native(.anchorSource(.unitPoint(point))) }
        }
        member("ScrollViewProxy", "scrollTo(_ id: T, anchor: UnitPoint? = nil)", isPure: false) { c in
            guard case .native(let box) = c.receiver, case .scrollProxy(let proxy) = box.native else { return .void }
            let requests = c.machine.context.requests
            requests.scrolls.append(
                ScrollToRequest(
                    readerID: proxy.readerID,
                    id: ViewID(c.arguments[0]),
                    anchor: c.unitPoint(1),
                    animation: requests.animation
                )
            )
            return .void
        }
        member("ViewDimensions", "width: CGFloat", isPure: false) { c in .double(c.dimensions?.width ?? 0) }
        member("ViewDimensions", "height: CGFloat", isPure: false) { c in .double(c.dimensions?.height ?? 0) }
        addDragValues()
    }

    private mutating func addDragValues() {
        drag("translation: CGSize") { drag in
            .size(Size(width: drag.location.x - drag.startLocation.x, height: drag.location.y - drag.startLocation.y))
        }
        drag("velocity: CGSize") { .size(Size(width: $0.velocity.x, height: $0.velocity.y)) }
        drag("predictedEndTranslation: CGSize") { drag in
            let end = drag.predictedEndLocation
            return .size(Size(width: end.x - drag.startLocation.x, height: end.y - drag.startLocation.y))
        }
        drag("location: CGPoint") { .point($0.location) }
        drag("startLocation: CGPoint") { .point($0.startLocation) }
        drag("predictedEndLocation: CGPoint") { .point($0.predictedEndLocation) }
        drag("time: Double") { .double($0.time) }
    }

    /// Adds a property of a drag.
    private mutating func drag(_ text: String, _ get: @escaping @Sendable (DragValue) -> Value) {
        member("DragGesture.Value", text, isPure: false) { c in c.drag.map { get($0) } ?? .void }
    }
}

extension BuiltinCall {
    var proxy: GeometryProxy? {
        if case .native(let box) = receiver, case .geometry(let proxy) = box.native { return proxy }
        return nil
    }

    func space(_ index: Int) -> CoordinateSpaceValue {
        if case .coordinateSpace(let space)? = native(index) { return space }
        return .local
    }

    fileprivate var receivedAlignment: Alignment {
        if case .native(let box) = receiver, case .alignment(let alignment) = box.native { return alignment }
        return .center
    }

    var dimensions: ViewDimensions? {
        if case .native(let box) = receiver, case .dimensions(let dimensions) = box.native { return dimensions }
        return nil
    }

    var drag: DragValue? {
        if case .native(let box) = receiver, case .drag(let drag) = box.native { return drag }
        return nil
    }

    var phase: Double {
        if case .native(let box) = receiver, case .transitionPhase(let phase) = box.native { return phase }
        return 0
    }
}
