import LayoutCore
import ViewRuntime

/// Reads arguments as the values that views and modifiers take.
extension BuiltinCall {
    /// A text; strings become texts of one run.
    func textValue(_ index: Int) -> TextValue {
        if case .text(let text)? = native(index) { return text }
        return TextValue(arguments[index].description)
    }

    func plainText(_ index: Int) -> String { textValue(index).runs.map(\.string).joined() }

    /// A text as the label of a control.
    func label(_ index: Int) -> ViewContent { .value(ViewValue(.text(textValue(index)), source: position)) }

    func labelWithIcon(_ title: Int, _ icon: Int, isAsset: Bool = false) -> ViewContent {
        let name = string(icon) ?? ""
        let image = ViewValue(.image(ImageValue(source: isAsset ? .asset(name) : .symbol(name))), source: position)
        return .value(ViewValue(.label(title: label(title), icon: .value(image)), source: position))
    }

    func guide(_ index: Int) -> AlignmentGuide? {
        if case .guide(let guide)? = native(index) { return guide }
        return nil
    }

    func alignment(_ index: Int) -> Alignment {
        if case .alignment(let alignment)? = native(index) { return alignment }
        return .center
    }

    /// A set of axes, from one, an axis, or an array of them.
    func axes(_ index: Int) -> Axis.Set? { arguments[index].axisSet }

    /// A set of edges, from one, an edge, or an array of them.
    func edges(_ index: Int) -> Edge.Set? { arguments[index].edgeSet }

    func pinnedViews(_ index: Int) -> PinnedViews { arguments[index].pinnedViews ?? [] }

    func gridItems(_ index: Int) -> [GridItemValue] {
        array(index).compactMap {
            if case .native(let box) = $0, case .gridItem(let item) = box.native { item } else { nil }
        }
    }

    /// The tracks of a lazy grid; a list without any is told.
    func tracks(_ index: Int) -> [GridItemValue] {
        let items = gridItems(index)
        if items.isEmpty {
            machine.warn("a lazy grid without tracks; it counts as one with a single flexible track", position)
        }
        return items
    }

    func style(_ index: Int) -> StyleValue? {
        resolvedStyle(arguments[index], depth: 0)
    }

    /// A style as it is, or what one of the program comes to in the environment around.
    private func resolvedStyle(_ value: Value, depth: Int) -> StyleValue? {
        switch value {
        case .native(let box): return box.native.styleValue
        case .structure(let style):
            guard depth < 8, case .method(let code)? = style.type.lookup("resolve").first else { return nil }
            let environment = Value.native(.environment(EnvironmentCollector(machine.context.readEnvironment())))
            let resolved = machine.unfailing { () throws(EvaluationFailure) in
                try machine.run(code, machine.makeFrame(code, [environment], value, []))
            }
            return resolved.flatMap { resolvedStyle($0, depth: depth + 1) }
        default: return nil
        }
    }

    func color(_ index: Int) -> ColorValue? {
        if case .color(let color)? = native(index) { return color }
        return nil
    }

    func unitPoint(_ index: Int) -> UnitPoint? {
        if case .unitPoint(let point)? = native(index) { return point }
        return nil
    }

    func shape(_ index: Int) -> ShapeValue? {
        shapeValue(arguments[index])?.shape
    }

    /// True for a `FillStyle` by which overlapping parts leave holes.
    func isEvenOdd(_ index: Int) -> Bool { optionName(index) == "evenOdd" }

    /// A shape behind or before a view, in a style.
    func filledShape(_ index: Int, _ style: StyleValue, isEvenOdd: Bool = false) -> ViewValue {
        if var own = arguments[index].programShape {
            own.paint = .fill(style)
            own.isEvenOdd = isEvenOdd
            return ViewValue(own.view(position), source: position)
        }
        let shape = ShapeViewValue(shape: shape(index) ?? .rectangle, paint: .fill(style))
        return ViewValue(.shape(shape), source: position)
    }

    /// A background in a shape; one of the program stands behind the view like any other.
    func shapeBackground(_ index: Int, _ style: StyleValue) -> ModifierValue.Kind {
        guard arguments[index].programShape != nil else {
            return .backgroundShape(style, shape(index) ?? .rectangle)
        }
        return .background(content: .value(filledShape(index, style)), alignment: .center)
    }

    /// What cuts a view off at a shape; one of the program is asked for its path when the size of the view is known.
    func clipShape(_ index: Int, isEvenOdd: Bool = false) -> ModifierValue.Kind {
        guard arguments[index].programShape != nil else {
            let shape = shape(index) ?? .rectangle
            return .clipShape(isEvenOdd ? shape.evenOdd : shape)
        }
        let black = StyleValue.color(.rgba(red: 0, green: 0, blue: 0, alpha: 1))
        let mask = filledShape(index, black, isEvenOdd: isEvenOdd)
        return .mask(content: .value(mask), alignment: .center)
    }

    func insets(_ index: Int) -> EdgeInsets? {
        if case .insets(let insets)? = native(index) { return insets }
        return nil
    }

    func animation(_ index: Int) -> AnimationValue? {
        if case .animation(let animation)? = native(index) { return animation }
        return nil
    }

    /// The name of a member of an enumeration that is told apart by name only; empty if left out.
    func optionName(_ index: Int) -> String {
        if case .option(_, let name)? = native(index) { return name }
        return ""
    }

    /// An action that does nothing.
    var nothing: FunctionValue {
        FunctionValue(machine: machine, name: "nothing", position: position, parameterCount: 0) { _, _ in .void }
    }
}

extension Native {
    var axisSet: Axis.Set? {
        switch self {
        case .axisSet(let axes): axes
        case .axis(let axis): Axis.Set(axis)
        default: nil
        }
    }

    var edgeSet: Edge.Set? {
        switch self {
        case .edgeSet(let edges): edges
        case .edge(let edge): Edge.Set(edge)
        default: nil
        }
    }
}

extension ViewValue.Kind {
    /// A number that tells kinds of views apart, for erased views.
    var typeID: Int {
        switch self {
        case .empty: 1
        case .text: 2
        case .image: 3
        case .style: 4
        case .shape: 5
        case .spacer: 6
        case .divider: 7
        case .stack(let stack):
            switch stack.direction {
            case .horizontal: 8
            case .vertical: 9
            case .depth: 10
            }
        case .lazyStack: 11
        case .lazyGrid: 12
        case .grid: 13
        case .gridRow: 14
        case .scrollView: 15
        case .navigationStack: 16
        case .section: 17
        case .group: 18
        case .list: 19
        case .geometryReader: 20
        case .scrollViewReader: 21
        case .viewThatFits: 22
        case .button: 23
        case .toggle: 24
        case .textField: 25
        case .label: 26
        case .programLayout: 27
        case .tuple: 28
        case .conditional: 29
        case .forEach: 30
        case .composite(let view): 1_000 + view.typeID
        case .erased(let typeID, _): typeID
        case .modifierContent: 31
        case .unsupported: 32
        case .named: 33
        case .modified(let view, _): 100_000 + view.kind.typeID
        }
    }
}
