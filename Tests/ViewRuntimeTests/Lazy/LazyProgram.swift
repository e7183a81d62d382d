import HandMadeViews
import LayoutCore
import ScrollDynamics
import TextShaping
import ViewRuntime

/// Lazy views made by hand.
enum Lazy {
    static func stack(
        along axis: Axis = .vertical,
        alignment: AlignmentGuide? = nil,
        spacing: Double? = 0,
        pinned: PinnedViews = [],
        _ views: [ViewValue]
    ) -> ViewValue {
        ViewValue(
            .lazyStack(
                LazyStackValue(
                    axis: axis,
                    alignment: alignment ?? (axis == .vertical ? .horizontalCenter : .verticalCenter),
                    spacing: spacing,
                    pinnedViews: pinned,
                    content: .value(views.count == 1 ? views[0] : ViewValue(.tuple(views), source: Make.here))
                )
            ),
            source: Make.here
        )
    }

    static func grid(
        along axis: Axis = .vertical,
        _ items: [GridItemValue],
        alignment: AlignmentGuide? = nil,
        spacing: Double? = 0,
        pinned: PinnedViews = [],
        _ views: [ViewValue]
    ) -> ViewValue {
        ViewValue(
            .lazyGrid(
                LazyGridValue(
                    axis: axis,
                    items: items,
                    alignment: alignment ?? (axis == .vertical ? .horizontalCenter : .verticalCenter),
                    spacing: spacing,
                    pinnedViews: pinned,
                    content: .value(views.count == 1 ? views[0] : ViewValue(.tuple(views), source: Make.here))
                )
            ),
            source: Make.here
        )
    }

    /// A coloured row with a name.
    static func row(_ name: String, _ height: Double) -> ViewValue { Make.color("green").named(name).height(height) }

    static func rows(_ count: Int, _ height: Double) -> ViewValue {
        ViewValue(.forEach(Elements(count: count) { row("row \($0)", height) }), source: Make.here)
    }

    /// The elements of a list of identities that may change, each a row of a height.
    static func list(_ box: ListBox) -> ViewValue {
        Make.body { context in
            _ = box.slot.read(context.tracker)
            return ViewValue(.forEach(IdentifiedElements(box.ids, box.heights, box.log)), source: Make.here)
        }
    }

    /// Sections as the tests of pinning have them: a header, rows and a footer; lengths of 0 leave a part out.
    static func part(_ id: Int, head: Double, rows: [Double], foot: Double = 0) -> ViewValue {
        let views = rows.enumerated().map { row("row \(id).\($0.offset)", $0.element) }
        return Make.section(
            header: head > 0 ? Make.color("blue").named("head \(id)").height(head) : nil,
            footer: foot > 0 ? Make.color("orange").named("foot \(id)").height(foot) : nil,
            ViewValue(.tuple(views), source: Make.here)
        )
    }

    static let flexible = GridItemValue.Size.flexible(minimum: 10, maximum: .infinity)
}

/// What rows were made, and how often.
final class MakeLog {
    private(set) var made: [Int] = []

    init() {}

    func note(_ id: Int) { made.append(id) }

    func forget() { made.removeAll() }
}

/// A list of numbers that a program shows, and that a test changes.
final class ListBox {
    let slot = StateSlot(name: "numbers", owner: "ContentView", value: Number(0), position: Make.here)
    let log = MakeLog()
    private(set) var ids: [Int]
    private(set) var heights: [Int: Double] = [:]
    private var version = 0.0

    init(_ ids: [Int]) { self.ids = ids }

    func set(_ ids: [Int], heights: [Int: Double]? = nil, in scene: Scene) {
        self.ids = ids
        if let heights { self.heights = heights }
        version += 1
        slot.write(Number(version), DependencyTracker())
        scene.advance(to: scene.time)
    }
}

final class IdentifiedElements: ForEachContent {
    let ids: [Int]
    let heights: [Int: Double]
    private let log: MakeLog

    init(_ ids: [Int], _ heights: [Int: Double], _ log: MakeLog) {
        self.ids = ids
        self.heights = heights
        self.log = log
    }

    var count: Int { ids.count }

    func id(at index: Int) -> ViewID { ViewID(AnyHashable(ids[index])) }

    func makeView(at index: Int, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        log.note(ids[index])
        return Lazy.row("row \(ids[index])", height(at: index))
    }

    private func height(at index: Int) -> Double { heights[ids[index]] ?? 50 }

    func isEquivalent(to other: any ForEachContent) -> Bool { other === self }

    func isElementEquivalent(at index: Int, to other: any ForEachContent, at otherIndex: Int) -> Bool {
        guard let other = other as? IdentifiedElements else { return false }
        return ids[index] == other.ids[otherIndex] && height(at: index) == other.height(at: otherIndex)
    }
}

extension Scene {
    /// Shows hand-made views on a screen without any system parts.
    static func showing(_ root: ViewValue, width: Double, height: Double, top: Double = 0) throws -> Scene {
        let device = Device(
            bareSize: Size(width: width, height: height),
            scale: 3,
            safeArea: EdgeInsets(top: top)
        )
        return try showing(root, on: device)
    }

    static func showing(_ root: ViewValue, on device: Device) throws -> Scene {
        let scene = Scene(
            configuration: SceneConfiguration(device: device),
            text: ShapedTextMeasurer(fonts: try FontCatalog())
        )
        scene.show(root)
        return scene
    }

    /// Scrolls and returns the frame.
    func frame(scrolledBy y: Double) -> SceneFrame {
        _ = scroll(x: nil, y: y)
        return makeFrame()
    }

    func frame(scrolledHorizontallyBy x: Double) -> SceneFrame {
        _ = scroll(x: x, y: nil)
        return makeFrame()
    }
}

extension SceneFrame {
    func minY(_ name: String) -> Double? { item(name)?.frame.minY }
    func minX(_ name: String) -> Double? { item(name)?.frame.minX }
    var offset: Double? { scrollViews.first?.geometry.contentOffset.y }
    var contentWidth: Double? { scrollViews.first?.geometry.contentSize.width }
    var contentHeight: Double? { scrollViews.first?.geometry.contentSize.height }
}
