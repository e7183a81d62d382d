import HandMadeViews
import LayoutCore
import ScrollDynamics
import TextShaping
import ViewRuntime

/// The screen that everything is measured on: a large title, a red bar in the top safe-area inset, blue pinned headers and green rows.
///
/// Made by hand in the structure that its source has.
final class FoundingScreen {
    let scene: Scene
    let sections: Elements
    let bar: Body
    let text: CountingTextMeasurer
    private var time = 0.0
    private var step = 0
    private var finger = Point(x: 200, y: 500)

    /// - Parameters:
    ///   - sectionCount: How many sections, each a header and three rows.
    ///   - movesBar: Whether the bar is moved by state that a scroll callback writes.
    ///   - fonts: Shared, as all scenes of a server share them.
    init(sectionCount: Int, movesBar: Bool, fonts: FontCatalog) {
        let text = CountingTextMeasurer(ShapedTextMeasurer(fonts: fonts))
        let sections = Elements(count: sectionCount, make: Self.section)
        let box = SlotBox()
        let bar = Body { context in
            let offset = movesBar ? box.read(context) : 0
            return Self.bar().with(.offset(x: 0, y: max(0, -offset)))
        }
        let root = StatefulView { slot, _ in
            box.slot = slot
            return Self.root(sections, bar, writing: movesBar ? slot : nil)
        }
        scene = Scene(configuration: SceneConfiguration(device: Self.device), text: text)
        self.text = text
        self.sections = sections
        self.bar = bar
        scene.show(ViewValue(.composite(root)))
    }

    private static let device: Device = {
        guard let device = DeviceCatalog.device(id: "iphone-16") else { preconditionFailure("iphone-16 is not known") }
        return device
    }()

    /// The state of the screen, told to the bar.
    private final class SlotBox {
        var slot: StateSlot?

        func read(_ context: EvaluationContext) -> Double {
            (slot?.read(context.tracker) as? Number)?.doubleValue ?? 0
        }
    }

    // MARK: Views

    private static func root(_ sections: Elements, _ bar: Body, writing slot: StateSlot?) -> ViewValue {
        let list = LazyStackValue(
            axis: .vertical,
            alignment: .horizontalCenter,
            spacing: 0,
            pinnedViews: .sectionHeaders,
            content: .value(ViewValue(.forEach(sections)))
        )
        var scroll = ViewValue(.scrollView(ScrollViewValue(content: .value(ViewValue(.lazyStack(list))))))
        if let slot { scroll = scroll.with(.onScrollGeometryChange(transform: distance, action: write(to: slot))) }
        let inset = SafeAreaInsetValue(edge: .top, alignment: .horizontalCenter, spacing: 0, content: .body(bar))
        let titled = scroll.with(.safeAreaInset(inset))
            .with(.navigationTitle(TextValue("Tour Book")))
            .with(.navigationBarTitleDisplayMode(.large))
        return ViewValue(.navigationStack(content: .value(titled)))
    }

    private static var distance: Function {
        Function { arguments, _ in
            guard case .scrollGeometry(let geometry)? = arguments.first else { return nil }
            return Number(geometry.contentOffset.y + geometry.contentInsets.top)
        }
    }

    private static func write(to slot: StateSlot) -> Function {
        Function { arguments, context in
            guard case .value(let value)? = arguments.last else { return nil }
            slot.write(value, context.tracker)
            return nil
        }
    }

    private static func bar() -> ViewValue {
        let views = [
            ViewValue(.image(ImageValue(source: .symbol("mappin")))),
            .text("Next checkpoint: Col du Sapin"),
            ViewValue(.spacer(minLength: nil)),
        ]
        return ViewValue.stack(.horizontal, .center, views)
            .padding(.all)
            .background("red", opacity: 0.8)
            .named("bar")
    }

    private static func section(_ index: Int) -> ViewValue {
        let rows = [
            "Morning: climb \(index + 2)", "Noon: rest by the river", "Evening: descent \(index + 2)",
        ]
        let content = ViewValue.stack(.vertical, .leading, rows.map { ViewValue.text($0).padding(.vertical, 12) })
            .padding(.horizontal)
            .filling()
            .background("green", opacity: 0.4)
            .named("rows-\(index)")
        let header = ViewValue.text("Stage \(index + 1)")
            .padding(.vertical, 8)
            .padding(.horizontal)
            .filling()
            .background("blue", opacity: 0.6)
            .named("header-\(index)")
        return ViewValue(.section(SectionValue(header: .value(header), content: .value(content))))
    }

    // MARK: A finger

    /// Puts a finger down and pulls it past the point at which the content follows.
    func beginDrag() {
        time += 1.0 / 60
        scene.touch(.began, at: finger, time: time)
        moveFinger(by: 12)
    }

    /// Lets go of a scroll view that is held where the program put it.
    func release() {
        time += 1
        scene.touch(.began, at: finger, time: time)
        scene.touch(.cancelled, at: finger, time: time)
    }

    func moveFinger(by delta: Double) {
        finger.y += delta
        time += 1.0 / 60
        scene.touch(.moved, at: finger, time: time)
    }

    /// Moves the finger on by a few points, back and forth over 240, and makes the frame.
    func dragFrame() -> SceneFrame {
        let isDown = step / 80 % 2 == 0
        step += 1
        moveFinger(by: isDown ? 3 : -3)
        return scene.makeFrame()
    }
}
