import LayoutCore
import ViewRuntime

/// Layouts as values: `HStackLayout` and its kin, `AnyLayout`, and the program's own `Layout`s behind them.
///
/// Such a value is called with views; ``Value/laidOut(_:machine:source:)`` makes what it shows of them.
extension BuiltinTable {
    mutating func addLayouts() {
        let horizontal = "alignment: VerticalAlignment = .center, spacing: CGFloat? = nil"
        let vertical = "alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil"
        layout("HStackLayout", horizontal) { c in
            let alignment = Alignment(horizontal: .horizontalCenter, vertical: c.guide(0) ?? .verticalCenter)
            return .stack(.horizontal, alignment, spacing: c.double(1))
        }
        layout("VStackLayout", vertical) { c in
            let alignment = Alignment(horizontal: c.guide(0) ?? .horizontalCenter, vertical: .verticalCenter)
            return .stack(.vertical, alignment, spacing: c.double(1))
        }
        layout("ZStackLayout", "alignment: Alignment = .center") { c in
            .stack(.depth, c.alignment(0), spacing: nil)
        }
        layout(
            "GridLayout",
            "alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil"
        ) { c in
            .grid(c.alignment(0), horizontalSpacing: c.double(1), verticalSpacing: c.double(2))
        }
        initializer("AnyLayout(_ layout: Layout) -> AnyLayout") { .native(.layout(.erased($0.arguments[0]))) }
        initializer("AnyLayout(_ layout: Layout, content: @ViewBuilder () -> View) -> View") { c throws(Failure) in
            let layout = Value.native(.layout(.erased(c.arguments[0])))
            return .view(layout.laidOut(try c.content(1), machine: c.machine, source: c.position))
        }
    }

    /// The names of layouts that are values.
    static let layoutTypes: Set<String> = ["HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout", "AnyLayout"]

    /// Adds a layout as a value, and the same called with views at once.
    private mutating func layout(
        _ name: String,
        _ parameters: String,
        _ make: @escaping @Sendable (BuiltinCall) -> CallableLayout
    ) {
        initializer("\(name)(\(parameters)) -> \(name)") { .native(.layout(make($0))) }
        initializer("\(name)(\(parameters), content: @ViewBuilder () -> View) -> View") { c throws(Failure) in
            let content = try c.content(c.arguments.count - 1)
            return .view(Value.native(.layout(make(c))).laidOut(content, machine: c.machine, source: c.position))
        }
    }
}

/// A layout as a value that can be called with views.
indirect enum CallableLayout {
    case stack(StackValue.Direction, Alignment, spacing: Double?)
    case grid(Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
    /// Any layout: views in it keep their state when it becomes another stack.
    case erased(Value)

    var typeName: String {
        switch self {
        case .stack(.horizontal, _, _): "HStackLayout"
        case .stack(.vertical, _, _): "VStackLayout"
        case .stack(.depth, _, _): "ZStackLayout"
        case .grid: "GridLayout"
        case .erased: "AnyLayout"
        }
    }
}

extension Value {
    /// What a layout shows of some content; the content alone if the value is no layout.
    func laidOut(_ content: ViewContent, machine: Machine, source: SourcePosition) -> ViewValue {
        laidOut(content, isErased: false, machine: machine, source: source)
    }

    private func laidOut(
        _ content: ViewContent,
        isErased: Bool,
        machine: Machine,
        source: SourcePosition
    ) -> ViewValue {
        switch self {
        case .native(let box):
            guard case .layout(let layout) = box.native else { break }
            switch layout {
            case .stack(let direction, let alignment, let spacing):
                var stack = StackValue(
                    direction: direction,
                    alignment: alignment,
                    spacing: spacing,
                    content: content
                )
                stack.mayTurn = isErased
                return ViewValue(.stack(stack), source: source)
            case .grid(let alignment, let horizontal, let vertical):
                let grid = GridValue(
                    alignment: alignment,
                    horizontalSpacing: horizontal,
                    verticalSpacing: vertical,
                    content: content
                )
                return ViewValue(.grid(grid), source: source)
            case .erased(let inner):
                return inner.laidOut(content, isErased: true, machine: machine, source: source)
            }
        case .structure(let instance) where instance.type.conforms(to: "Layout"):
            let layout = ProgramLayoutValue(instance: self, type: instance.type, machine: machine, position: source)
            return ViewValue(.programLayout(layout, content: content), source: source)
        default: break
        }
        return ViewValue(.group(content: content), source: source)
    }
}
