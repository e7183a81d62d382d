import LayoutCore
import ScrollDynamics
import ViewRuntime

/// A value of a type that SwiftUI or Foundation defines.
enum Native {
    case color(ColorValue)
    case style(StyleValue)
    case gradient([GradientStop])
    case font(FontValue)
    case fontWeight(FontWeight)
    case fontDesign(FontDesign)
    case textStyle(TextStyle)
    case text(TextValue)
    case image(ImageValue)
    case shape(ShapeViewValue)
    case programShape(ProgramShape)
    case path(PathValue)
    case alignment(Alignment)
    /// A `HorizontalAlignment` or `VerticalAlignment`.
    case guide(AlignmentGuide)
    case edge(Edge)
    case edgeSet(Edge.Set)
    case axis(Axis)
    case axisSet(Axis.Set)
    case rect(Rect)
    case insets(EdgeInsets)
    case unitPoint(UnitPoint)
    /// In degrees, clockwise.
    case angle(Double)
    case animation(AnimationValue)
    case coordinateSpace(CoordinateSpaceValue)
    case geometry(GeometryProxy)
    case scrollProxy(ScrollViewProxy)
    case scrollGeometry(ScrollGeometry)
    case scrollPhase(ScrollPhase)
    case scrollPhaseContext(ScrollGeometry, velocity: Point)
    case scrollTarget(Rect, anchor: UnitPoint?)
    case scrollTargetContext(ScrollTargetSituation)
    case dimensions(ViewDimensions)
    case drag(DragValue)
    case anchor(AnchorValue)
    case anchorSource(AnchorSourceValue)
    case proposal(ProposedViewSize)
    case subview(ProgramSubview)
    case subviews([ProgramSubview])
    case spacing(ViewSpacing)
    /// -1 before, 0 inside, 1 after the visible range.
    case transitionPhase(Double)
    case scrollTransition(ScrollTransitionConfiguration)
    case transitionThreshold(ScrollTransitionConfiguration.Threshold)
    case unitCurve(CubicTiming)
    case searchPlacement(SearchFieldPlacement)
    case pinnedViews(PinnedViews)
    case gridItem(GridItemValue)
    case environment(EnvironmentCollector)
    case modifierContent(any ModifierContent)
    case scrollPosition(ScrollPositionRequest)
    case scrollTargetBehavior(ScrollTargetBehaviorValue)
    case regions(SafeAreaRegionSet)
    case layout(CallableLayout)
    case toolbarItem(ToolbarEntry)
    case gesture(GestureValue)
    case colorScheme(ColorScheme)
    case layoutDirection(LayoutDirection)
    case dynamicTypeSize(DynamicTypeSize)
    case sizeClass(SizeClass)
    case textAlignment(TextAlignment)
    /// In seconds.
    case duration(Double)
    case decimal(DecimalValue)
    case regex(RegexValue)
    /// What a match gives, and where it is.
    case regexMatch(Value, Range<Int>)
    case characterSet(CharacterSetValue)
    case lazySequence(LazySequenceValue)
    case comparator(ComparatorValue)
    case numberFormat(NumberFormatStyle)
    case listFormat(ListFormat)
    case task(TaskHandle)
    case taskGroup(TaskGroupValue)
    case stream(StreamValue)
    case streamContinuation(StreamValue)
    case continuation(Suspension)
    /// An action that the environment gives: does nothing.
    case action(String)
    /// A member of an enumeration of SwiftUI that needs no meaning of its own.
    case option(type: String, name: String)

    /// The name of the type, as a program spells it.
    var typeName: String {
        switch self {
        case .color: "Color"
        case .style(let style): style.typeName
        case .gradient: "Gradient"
        case .font: "Font"
        case .fontWeight: "Font.Weight"
        case .fontDesign: "Font.Design"
        case .textStyle: "Font.TextStyle"
        case .text: "Text"
        case .image: "Image"
        case .shape, .programShape: "Shape"
        case .path: "Path"
        case .alignment: "Alignment"
        case .guide(let guide): guide.axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
        case .edge: "Edge"
        case .edgeSet: "Edge.Set"
        case .axis: "Axis"
        case .axisSet: "Axis.Set"
        case .rect: "CGRect"
        case .insets: "EdgeInsets"
        case .unitPoint: "UnitPoint"
        case .angle: "Angle"
        case .animation: "Animation"
        case .coordinateSpace: "CoordinateSpace"
        case .geometry: "GeometryProxy"
        case .scrollProxy: "ScrollViewProxy"
        case .scrollGeometry: "ScrollGeometry"
        case .scrollPhase: "ScrollPhase"
        case .scrollPhaseContext: "ScrollPhaseChangeContext"
        case .scrollTarget: "ScrollTarget"
        case .scrollTargetContext: "ScrollTargetBehaviorContext"
        case .dimensions: "ViewDimensions"
        case .drag: "DragGesture.Value"
        case .anchor: "Anchor"
        case .anchorSource: "Anchor.Source"
        case .proposal: "ProposedViewSize"
        case .subview: "LayoutSubview"
        case .subviews: "LayoutSubviews"
        case .spacing: "ViewSpacing"
        case .transitionPhase: "ScrollTransitionPhase"
        case .scrollTransition: "ScrollTransitionConfiguration"
        case .transitionThreshold: "ScrollTransitionConfiguration.Threshold"
        case .unitCurve: "UnitCurve"
        case .searchPlacement: "SearchFieldPlacement"
        case .pinnedViews: "PinnedScrollableViews"
        case .gridItem: "GridItem"
        case .environment: "EnvironmentValues"
        case .modifierContent: "View"
        case .scrollPosition: "ScrollPosition"
        case .scrollTargetBehavior: "ScrollTargetBehavior"
        case .regions: "SafeAreaRegions"
        case .layout(let layout): layout.typeName
        case .toolbarItem: "ToolbarItem"
        case .gesture: "Gesture"
        case .colorScheme: "ColorScheme"
        case .layoutDirection: "LayoutDirection"
        case .dynamicTypeSize: "DynamicTypeSize"
        case .sizeClass: "UserInterfaceSizeClass"
        case .textAlignment: "TextAlignment"
        case .duration: "Duration"
        case .decimal: "Decimal"
        case .regex: "Regex"
        case .regexMatch: "Match"
        case .characterSet: "CharacterSet"
        case .lazySequence: "LazySequence"
        case .comparator: "SortDescriptor"
        case .numberFormat: "FormatStyle"
        case .listFormat: "ListStyle"
        case .task: "Task"
        case .taskGroup: "TaskGroup"
        case .stream: "AsyncStream"
        case .streamContinuation: "AsyncStream.Continuation"
        case .continuation: "CheckedContinuation"
        case .action(let name): name
        case .option(let type, _): type
        }
    }
}

extension StyleValue {
    var typeName: String {
        switch self {
        case .linearGradient: "LinearGradient"
        case .radialGradient: "RadialGradient"
        case .material: "Material"
        case .color, .hierarchical, .tint, .background, .opacity: "ShapeStyle"
        }
    }
}

/// The environment as a program's own accessors see it: reads come from `values`, writes are collected.
final class EnvironmentCollector {
    let values: EnvironmentValues
    private(set) var changes: [EnvironmentChange] = []
    private var written: [Int: Value] = [:]

    init(_ values: EnvironmentValues) { self.values = values }

    func custom(_ key: Int) -> Value? { written[key] ?? values.custom[key] as? Value }

    func set(_ key: Int, _ value: Value) {
        written[key] = value
        changes.append(.custom(key: key, value: value))
    }

    func apply(_ change: EnvironmentChange) { changes.append(change) }
}
