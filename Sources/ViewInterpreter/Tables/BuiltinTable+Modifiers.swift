import LayoutCore
import ViewRuntime

/// The table of modifiers: one entry for each form of each modifier.
extension BuiltinTable {
    mutating func addModifiers() {
        addSizeModifiers()
        addPlaceModifiers()
        addDrawingModifiers()
        addBackgrounds()
        addTextModifiers()
        addEnvironmentModifiers()
        addSafeAreaModifiers()
        addScrollModifiers()
        addEventModifiers()
        addNavigationModifiers()
        addIgnoredModifiers()
    }

    private mutating func addSizeModifiers() {
        modifier("padding(_ insets: EdgeInsets)") { .paddingInsets($0.insets(0) ?? .zero) }
        modifier("padding(_ length: CGFloat)") { .padding(edges: .all, length: $0.double(0)) }
        modifier("padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)") {
            .padding(edges: $0.edges(0) ?? .all, length: $0.double(1))
        }
        modifier("frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)") {
            .frame(width: $0.length(0), height: $0.length(1), alignment: $0.alignment(2))
        }
        modifier(
            "frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center)"
        ) {
            c in
            for (axis, first) in [("Width", 0), ("Height", 3)] {
                let bounds = ["min", "ideal", "max"].enumerated().map { ($1 + axis, c.length(first + $0)) }
                c.machine.checkFrame(bounds, c.position)
            }
            return .flexibleFrame(
                FlexibleFrameValue(
                    minWidth: c.length(0),
                    idealWidth: c.length(1),
                    maxWidth: c.length(2),
                    minHeight: c.length(3),
                    idealHeight: c.length(4),
                    maxHeight: c.length(5),
                    alignment: c.alignment(6)
                )
            )
        }
        modifier("containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)") {
            .containerRelativeFrame(ContainerRelativeFrameValue(axes: $0.axes(0) ?? [], alignment: $0.alignment(1)))
        }
        modifier(
            "containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center)"
        ) { c in
            let length = ContainerRelativeFrameValue.Length.span(
                count: max(c.int(1) ?? 1, 1),
                span: c.int(2) ?? 1,
                spacing: c.double(3) ?? 0
            )
            return .containerRelativeFrame(
                ContainerRelativeFrameValue(axes: c.axes(0) ?? [], length: length, alignment: c.alignment(4))
            )
        }
        modifier(
            "containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: (CGFloat, Axis) -> CGFloat)"
        ) {
            c throws(Failure) in
            .containerRelativeFrame(
                ContainerRelativeFrameValue(
                    axes: c.axes(0) ?? [],
                    length: .function(try c.function(2)),
                    alignment: c.alignment(1)
                )
            )
        }
        modifier("fixedSize()") { _ in .fixedSize(horizontal: true, vertical: true) }
        modifier("fixedSize(horizontal: Bool, vertical: Bool)") {
            .fixedSize(horizontal: $0.bool(0) ?? false, vertical: $0.bool(1) ?? false)
        }
        modifier("layoutPriority(_ value: Double)") { .layoutPriority($0.double(0) ?? 0) }
        modifier("aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode)") {
            .aspectRatio($0.double(0), contentMode: $0.optionName(1) == "fill" ? .fill : .fit)
        }
        modifier("aspectRatio(_ size: CGSize, contentMode: ContentMode)") { c in
            var ratio: Double?
            if case .size(let size) = c.arguments[0], size.height > 0 { ratio = size.width / size.height }
            return .aspectRatio(ratio, contentMode: c.optionName(1) == "fill" ? .fill : .fit)
        }
        modifier("scaledToFit()") { _ in .aspectRatio(nil, contentMode: .fit) }
        modifier("scaledToFill()") { _ in .aspectRatio(nil, contentMode: .fill) }
        options("ContentMode", ["fit", "fill"])
    }

    private mutating func addPlaceModifiers() {
        modifier("position(x: CGFloat = 0, y: CGFloat = 0)") {
            .position(Point(x: $0.double(0) ?? 0, y: $0.double(1) ?? 0))
        }
        modifier("position(_ position: CGPoint)") { .position($0.point(0)) }
        modifier("offset(x: CGFloat = 0, y: CGFloat = 0)") { .offset(x: $0.double(0) ?? 0, y: $0.double(1) ?? 0) }
        modifier("offset(_ offset: CGSize)") { c in
            if case .size(let size) = c.arguments[0] {
                .offset(x: size.width, y: size.height)
            } else {
                .offset(x: 0, y: 0)
            }
        }
        modifier("alignmentGuide(_ guide: HorizontalAlignment, computeValue: (ViewDimensions) -> CGFloat)") {
            c throws(Failure) in
            .alignmentGuide(c.guide(0) ?? .leading, try c.function(1))
        }
        modifier("alignmentGuide(_ guide: VerticalAlignment, computeValue: (ViewDimensions) -> CGFloat)") {
            c throws(Failure) in
            .alignmentGuide(c.guide(0) ?? .top, try c.function(1))
        }
        modifier("zIndex(_ value: Double)") { .zIndex($0.double(0) ?? 0) }
        modifier("hidden()") { _ in .hidden }
        modifier("coordinateSpace(name: T)") { .coordinateSpace(name: ViewID($0.arguments[0])) }
        modifier("coordinateSpace(_ name: NamedCoordinateSpace)") { c in
            if case .coordinateSpace(.named(let name))? = c.native(0) {
                .coordinateSpace(name: name)
            } else {
                .coordinateSpace(name: ViewID(c.arguments[0]))
            }
        }
        modifier("id(_ id: T)") { .id(ViewID($0.arguments[0])) }
        modifier("tag(_ tag: T)") { .tag(ViewID($0.arguments[0])) }
        modifier("accessibilityIdentifier(_ identifier: String)") { .accessibilityIdentifier($0.string(0) ?? "") }
        modifier("listRowInsets(_ insets: EdgeInsets?)") { .listRow(.insets($0.insets(0))) }
        modifier(
            "listRowBackground(_ view: View?)",
            .approximate("a colour or another style fills the row; other views are not shown")
        ) { c throws(Failure) in
            let argument = c.arguments[0]
            guard !argument.isNull, case .style(let style) = try argument.asView(c.position).kind else {
                return .listRow(.background(nil))
            }
            return .listRow(.background(style))
        }
        modifier("listRowSpacing(_ spacing: CGFloat?)", .approximate("headers keep the same distance as rows")) {
            .environment(.listRowSpacing($0.double(0).map { max($0, 0) }))
        }
        modifier("listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all)") {
            .listRow(.separator(isHidden: $0.optionName(0) == "hidden", edges: $0.edges(1) ?? .all))
        }
        transform("equatable()") { _, view in Self.equatable(view) }
        modifier("gridCellColumns(_ count: Int)") { .gridCellColumns($0.int(0) ?? 1) }
        modifier("gridCellUnsizedAxes(_ axes: Axis.Set)") { .gridCellUnsizedAxes($0.axes(0) ?? []) }
        modifier("gridCellAnchor(_ anchor: UnitPoint)") { .gridCellAnchor($0.unitPoint(0) ?? .center) }
        modifier("gridColumnAlignment(_ guide: HorizontalAlignment)") {
            .gridColumnAlignment($0.guide(0) ?? .horizontalCenter)
        }
    }

    private mutating func addDrawingModifiers() {
        modifier("opacity(_ opacity: Double)") { .opacity($0.double(0) ?? 1) }
        modifier("scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center)") {
            .scaleEffect(x: $0.double(0) ?? 1, y: $0.double(0) ?? 1, anchor: $0.unitPoint(1) ?? .center)
        }
        modifier("scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center)") { c in
            guard case .size(let size) = c.arguments[0] else { return .scaleEffect(x: 1, y: 1, anchor: .center) }
            return .scaleEffect(x: size.width, y: size.height, anchor: c.unitPoint(1) ?? .center)
        }
        modifier("scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)") {
            .scaleEffect(x: $0.double(0) ?? 1, y: $0.double(1) ?? 1, anchor: $0.unitPoint(2) ?? .center)
        }
        modifier("rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)") {
            .rotationEffect(degrees: $0.double(0) ?? 0, anchor: $0.unitPoint(1) ?? .center)
        }
        modifier("clipped(antialiased: Bool = false)") { _ in .clipped }
        modifier("clipShape(_ shape: Shape)") { $0.clipShape(0) }
        modifier("clipShape(_ shape: Shape, style: FillStyle)") { $0.clipShape(0, isEvenOdd: $0.isEvenOdd(1)) }
        modifier("cornerRadius(_ radius: CGFloat, antialiased: Bool = true)") {
            .clipShape(.roundedRectangle(cornerRadius: $0.double(0) ?? 0))
        }
        modifier("border(_ content: ShapeStyle, width: CGFloat = 1)") {
            .border($0.style(0) ?? .hierarchical(0), width: $0.double(1) ?? 1)
        }
        modifier(
            "shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)",
            .approximate("drawn as the canvas of the page does it; no part of the geometry")
        ) {
            .shadow(
                $0.color(0) ?? .rgba(red: 0, green: 0, blue: 0, alpha: 0.33),
                radius: $0.double(1) ?? 0,
                x: $0.double(2) ?? 0,
                y: $0.double(3) ?? 0
            )
        }
        modifier(
            "blur(radius: CGFloat, opaque: Bool = false)",
            .approximate("each thing that is drawn is blurred by itself")
        ) {
            .blur(radius: $0.double(0) ?? 0)
        }
        modifier("mask(alignment: Alignment = .center, _ mask: @ViewBuilder () -> View)", .masksByOutline) {
            c throws(Failure) in
            .mask(content: try c.content(1), alignment: c.alignment(0))
        }
        modifier("mask(_ mask: View)", .masksByOutline) { c throws(Failure) in
            .mask(content: try c.content(0), alignment: .center)
        }
        modifier("visualEffect(_ effect: (VisualEffect, GeometryProxy) -> View)") { c throws(Failure) in
            .visualEffect(try c.function(0))
        }
        addScrollTransitions()
    }

    private mutating func addBackgrounds() {
        modifier("background(_ style: ShapeStyle, ignoresSafeAreaEdges: Edge.Set = .all)") {
            .backgroundStyle($0.style(0) ?? .background, ignoresSafeAreaEdges: $0.edges(1) ?? .all)
        }
        modifier("background(_ style: ShapeStyle, in: Shape)") {
            $0.shapeBackground(1, $0.style(0) ?? .background)
        }
        modifier("background(_ style: ShapeStyle, in: Shape, fillStyle: FillStyle)", .wholeFill) {
            $0.shapeBackground(1, $0.style(0) ?? .background)
        }
        modifier("background(in: Shape)") { $0.shapeBackground(0, .background) }
        modifier("background(in: Shape, fillStyle: FillStyle)", .wholeFill) { $0.shapeBackground(0, .background) }
        modifier("background(_ background: View, alignment: Alignment = .center)") { c throws(Failure) in
            .background(content: try c.content(0), alignment: c.alignment(1))
        }
        modifier("background(alignment: Alignment = .center, content: @ViewBuilder () -> View)") { c throws(Failure) in
            .background(content: try c.content(1), alignment: c.alignment(0))
        }
        modifier("background()") { _ in .backgroundStyle(.background, ignoresSafeAreaEdges: .all) }
        let margins = SupportGrade.approximate("16 points on each edge")
        modifier("scenePadding(_ edges: Edge.Set = .all)", margins) {
            .padding(edges: $0.edges(0) ?? .all, length: 16)
        }
        modifier("scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all)", margins) {
            .padding(edges: $0.edges(1) ?? .all, length: 16)
        }
        options("ScenePadding", ["minimum", "navigationBar"])
        modifier("overlay(_ style: ShapeStyle, ignoresSafeAreaEdges: Edge.Set = .all)") { c in
            let style = ViewValue(.style(c.style(0) ?? .background), source: c.position)
            let edges = c.edges(1) ?? .all
            return .overlay(
                content: .value(style.with(.ignoresSafeArea(regions: .all, edges: edges))),
                alignment: .center
            )
        }
        modifier("overlay(_ style: ShapeStyle, in: Shape)") { c in
            .overlay(content: .value(c.filledShape(1, c.style(0) ?? .background)), alignment: .center)
        }
        modifier("overlay(_ overlay: View, alignment: Alignment = .center)") { c throws(Failure) in
            .overlay(content: try c.content(0), alignment: c.alignment(1))
        }
        modifier("overlay(alignment: Alignment = .center, content: @ViewBuilder () -> View)") { c throws(Failure) in
            .overlay(content: try c.content(1), alignment: c.alignment(0))
        }
    }

    private mutating func addSafeAreaInset(_ name: String, _ grade: SupportGrade) {
        let rest = "spacing: CGFloat? = nil, content: @ViewBuilder () -> View)"
        modifier("\(name)(edge: VerticalEdge, alignment: HorizontalAlignment = .center, \(rest)", grade) {
            c throws(Failure) in
            .safeAreaInset(
                SafeAreaInsetValue(
                    edge: c.edge(0) ?? .top,
                    alignment: c.guide(1) ?? .horizontalCenter,
                    spacing: c.double(2),
                    content: try c.content(3)
                )
            )
        }
        modifier("\(name)(edge: HorizontalEdge, alignment: VerticalAlignment = .center, \(rest)", grade) {
            c throws(Failure) in
            .safeAreaInset(
                SafeAreaInsetValue(
                    edge: c.edge(0) ?? .leading,
                    alignment: c.guide(1) ?? .verticalCenter,
                    spacing: c.double(2),
                    content: try c.content(3)
                )
            )
        }
    }

    private mutating func addSafeAreaModifiers() {
        addSafeAreaInset("safeAreaInset", .exact)
        addSafeAreaInset("safeAreaBar", .approximate("laid out as safeAreaInset"))
        modifier("safeAreaPadding(_ insets: EdgeInsets)") { .safeAreaPaddingInsets($0.insets(0) ?? .zero) }
        modifier("safeAreaPadding(_ length: CGFloat)") { .safeAreaPadding(edges: .all, length: $0.double(0)) }
        modifier("safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)") {
            .safeAreaPadding(edges: $0.edges(0) ?? .all, length: $0.double(1))
        }
        modifier("ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)") { c in
            .ignoresSafeArea(regions: c.arguments[0].regions ?? .all, edges: c.edges(1) ?? .all)
        }
        modifier("edgesIgnoringSafeArea(_ edges: Edge.Set)") {
            .ignoresSafeArea(regions: .all, edges: $0.edges(0) ?? .all)
        }
    }
}

extension BuiltinCall {
    /// A length that cannot be negative; the engine takes one that is as if it were left out.
    func length(_ index: Int) -> Double? {
        guard let number = arguments[index].number, number >= 0 else { return nil }
        return number
    }

    /// A place to draw or scroll to; a coordinate that is not a number counts as 0.
    func point(_ index: Int) -> Point {
        guard case .point(let point) = arguments[index] else { return .zero }
        return Point(x: point.x.isNaN ? 0 : point.x, y: point.y.isNaN ? 0 : point.y)
    }

    func edge(_ index: Int) -> Edge? {
        if case .edge(let edge)? = native(index) { return edge }
        return nil
    }

    func marginPlacement(_ index: Int) -> ContentMarginPlacement {
        switch optionName(index) {
        case "scrollContent": .scrollContent
        case "scrollIndicators": .scrollIndicators
        default: .automatic
        }
    }

    func scrollTargetBehavior(_ index: Int) -> ScrollTargetBehaviorValue {
        if case .scrollTargetBehavior(let behavior)? = native(index) { return behavior }
        if case .structure(let value) = arguments[index],
            case .method(let code)? = value.type.lookup("updateTarget").first
        {
            return .program(FunctionValue(machine: machine, code: code, captures: [], selfValue: arguments[index]))
        }
        return .paging
    }

    func preferenceKey(_ index: Int) throws(EvaluationFailure) -> ProgramPreferenceKey {
        machine.preferenceKey(try keyType(index, "PreferenceKey").id.index)
    }

    func bars(_ index: Int) -> ToolbarPlacementSet {
        var bars = ToolbarPlacementSet()
        for value in array(index) {
            guard case .native(let box) = value, case .option(_, let name) = box.native else { continue }
            switch name {
            case "navigationBar": bars.insert(.navigationBar)
            case "bottomBar": bars.insert(.bottomBar)
            case "tabBar": bars.insert(.tabBar)
            default: bars.formUnion([.navigationBar, .bottomBar, .tabBar])
            }
        }
        return bars.isEmpty ? .navigationBar : bars
    }
}
