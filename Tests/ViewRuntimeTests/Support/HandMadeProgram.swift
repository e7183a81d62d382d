import HandMadeViews
import LayoutCore
import ScrollDynamics
import TextShaping
import ViewRuntime

/// Views made by hand, so that the runtime is tested without the interpreter.
enum Make {
    static let here = SourcePosition.handMade

    static func text(_ string: String) -> ViewValue { ViewValue(.text(TextValue(string)), source: here) }

    static func color(_ name: String) -> ViewValue { ViewValue(.style(.color(.named(name))), source: here) }

    static func stack(
        _ direction: StackValue.Direction,
        alignment: Alignment = .center,
        spacing: Double? = 0,
        _ views: [ViewValue]
    ) -> ViewValue {
        ViewValue(
            .stack(
                StackValue(
                    direction: direction,
                    alignment: alignment,
                    spacing: spacing,
                    content: .value(ViewValue(.tuple(views), source: here))
                )
            ),
            source: here
        )
    }

    static func scroll(_ content: ViewValue, axes: Axis.Set = .vertical) -> ViewValue {
        ViewValue(.scrollView(ScrollViewValue(axes: axes, content: .value(content))), source: here)
    }

    static func lazyStack(spacing: Double? = 0, pinned: PinnedViews = [], _ content: ViewValue) -> ViewValue {
        ViewValue(
            .lazyStack(
                LazyStackValue(
                    axis: .vertical,
                    alignment: .horizontalCenter,
                    spacing: spacing,
                    pinnedViews: pinned,
                    content: .value(content)
                )
            ),
            source: here
        )
    }

    static func section(header: ViewValue? = nil, footer: ViewValue? = nil, _ content: ViewValue) -> ViewValue {
        ViewValue(
            .section(
                SectionValue(
                    header: header.map { .value($0) },
                    footer: footer.map { .value($0) },
                    content: .value(content)
                )
            ),
            source: here
        )
    }

    static func navigation(title: String, mode: TitleDisplayMode = .large, _ content: ViewValue) -> ViewValue {
        let titled = content.with(.navigationTitle(TextValue(title))).with(.navigationBarTitleDisplayMode(mode))
        return ViewValue(.navigationStack(content: .value(titled)), source: here)
    }

    static func forEach(_ count: Int, _ make: @escaping (Int) -> ViewValue) -> ViewValue {
        ViewValue(.forEach(Elements(count: count, make: make)), source: here)
    }

    static func body(_ make: @escaping (EvaluationContext) -> ViewValue) -> ViewValue {
        ViewValue(.group(content: .body(Body(make))), source: here)
    }
}

extension ViewValue {
    func height(_ height: Double) -> ViewValue { with(.frame(width: nil, height: height, alignment: .center)) }
}

/// A builder that gets its argument.
final class ArgumentBody: ViewBody {
    private let make: (BodyArgument) -> ViewValue

    init(_ make: @escaping (BodyArgument) -> ViewValue) { self.make = make }

    func makeView(_ argument: BodyArgument, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        make(argument)
    }

    func isEquivalent(to other: any ViewBody) -> Bool { other === self }
}

extension Scene {
    /// Shows hand-made views on a device.
    static func showing(
        _ root: ViewValue,
        on device: String = "iphone-16",
        os: OperatingSystemVersion = .iOS18
    ) throws -> Scene {
        let bare = Device(bareSize: Size(width: 100, height: 100), scale: 3, safeArea: .zero)
        let device = DeviceCatalog.device(id: device) ?? bare
        let fonts = try FontCatalog()
        let scene = Scene(
            configuration: SceneConfiguration(device: device, os: os),
            text: ShapedTextMeasurer(fonts: fonts)
        )
        scene.show(root)
        return scene
    }
}

extension SceneFrame {
    func item(_ identifier: String) -> DisplayItem? { items.first { $0.identifier == identifier } }

    func texts(_ string: String) -> [DisplayItem] {
        items.filter { item in
            if case .text(let text) = item.content { return text.string == string }
            return false
        }
    }
}

extension DisplayItem {
    /// The size of a text's letters, in points.
    var fontSize: Double? {
        if case .text(let text) = content { text.font.size } else { nil }
    }
}

func isClose(_ value: Double?, _ expected: Double, within tolerance: Double = 0.001) -> Bool {
    guard let value else { return false }
    return abs(value - expected) <= tolerance
}
