import LayoutCore

/// A view of the system that is put together from simpler ones: a button, a label, a list, a control at rest.
final class ComposedNode: ViewNode {
    private var kind: ViewValue.Kind
    private var child: ViewNode?
    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }
    override var name: String {
        switch kind {
        case .button: "Button"
        case .list: "List"
        case .toggle: "Toggle"
        case .textField: "TextField"
        case .label: "Label"
        case .named(let name, _): name
        default: "View"
        }
    }

    override init(_ value: ViewValue, _ surroundings: Surroundings, parent: ViewNode?, graph: ViewGraph) {
        kind = value.kind
        super.init(value, surroundings, parent: parent, graph: graph)
        child = graph.makeNode(Composition.parts(of: value, surroundings.environment), surroundings, parent: self)
    }

    override func matches(_ value: ViewValue) -> Bool {
        switch (kind, value.kind) {
        case (.button, .button), (.list, .list), (.toggle, .toggle), (.textField, .textField), (.label, .label):
            true
        case (.named(let name, _), .named(let other, _)):
            name == other
        default:
            false
        }
    }

    override func update(_ value: ViewValue, _ surroundings: Surroundings) {
        super.update(value, surroundings)
        kind = value.kind
        guard var node = child else { return }
        graph.reconcile(&node, Composition.parts(of: value, surroundings.environment), surroundings, parent: self)
        child = node
    }
}

/// How views of the system are put together.
enum Composition {
    static func parts(of value: ViewValue, _ environment: EnvironmentValues) -> ViewValue {
        let source = value.source
        switch value.kind {
        case .button(let button): return Self.button(button, environment, source)
        case .label(let title, let icon): return label(title, icon, environment, source)
        case .toggle(let toggle): return Self.toggle(toggle, environment, source)
        case .textField(let field): return textField(field, environment, source)
        case .list(let content): return list(content, source)
        case .named(_, let parts): return parts
        default: return value
        }
    }

    /// A label in the accent colour, or in the style of the environment, that runs its action when tapped.
    private static func button(
        _ button: ButtonValue,
        _ environment: EnvironmentValues,
        _ source: SourcePosition
    ) -> ViewValue {
        let style: StyleValue =
            !environment.isEnabled
            ? .color(.named("tertiaryLabel")) : button.isDestructive ? .color(.named("red")) : .tint
        let own = environment.custom[ControlStyleKey.button] as? any ControlStyle
        let row = ViewContent.value(ViewValue(.stack(.implicit(.horizontal, content: button.label)), source: source))
        if let whole = own?.primitiveBody(
            of: row,
            isDestructive: button.isDestructive,
            action: button.action,
            source: source
        ) {
            return ViewValue(.group(content: whole), source: source)
        }
        let dressed = own?.body(
            of: row,
            isDestructive: button.isDestructive,
            in: environment,
            source: source
        )
        let face =
            dressed.map { ViewValue(.group(content: $0), source: source) }
            ?? ViewValue(.stack(.implicit(.horizontal, content: button.label)), source: source)
            .modified(.environment(.foregroundStyle([style])), source: source)
        return face.modified(.onTapGesture(count: 1, action: button.action), source: source)
    }

    /// An icon and a title side by side, one of both, the title below, or what a style of the program makes of them; the distance of 8 points is the stack's own.
    private static func label(
        _ title: ViewContent,
        _ icon: ViewContent,
        _ environment: EnvironmentValues,
        _ source: SourcePosition
    ) -> ViewValue {
        let style = environment.custom[ControlStyleKey.label] as? any ControlStyle
        if let dressed = style?.labelBody(title: title, icon: icon, source: source) {
            return ViewValue(.group(content: dressed), source: source)
        }
        let icon = ViewValue(.group(content: icon), source: source)
        let title = ViewValue(.group(content: title), source: source)
        switch style?.styleName {
        case "titleOnly": return title
        case "iconOnly": return icon
        case "stacked":
            // As in a tab bar, where symbols are larger than the words below them.
            let large = icon.modified(.environment(.font(FontValue(base: .system(size: 22)))), source: source)
            let parts = ViewValue(.tuple([large, title]), source: source)
            var stack = StackValue.implicit(.vertical, content: .value(parts))
            stack.spacing = 3
            return ViewValue(.stack(stack), source: source)
        default:
            let parts = ViewValue(.tuple([icon, title]), source: source)
            return ViewValue(.stack(.implicit(.horizontal, content: .value(parts))), source: source)
        }
    }

    /// A label and a switch of 51 × 31 points at the far end (general knowledge), or what the style of the environment makes of it.
    private static func toggle(
        _ toggle: ToggleValue,
        _ environment: EnvironmentValues,
        _ source: SourcePosition
    ) -> ViewValue {
        let style = environment.custom[ControlStyleKey.toggle] as? any ControlStyle
        if let dressed = style?.toggleBody(label: toggle.label, isOn: toggle.isOn, source: source) {
            return ViewValue(.group(content: dressed), source: source)
        }
        let flip = ToggleFlip(binding: toggle.isOn)
        let control = ViewValue(
            .group(content: .body(SwitchBody(binding: toggle.isOn, source: source))),
            source: source
        )
        .modified(.onTapGesture(count: 1, action: flip), source: source)
        let parts = ViewValue(
            .tuple([
                ViewValue(.group(content: toggle.label), source: source),
                ViewValue(.spacer(minLength: nil), source: source), control,
            ]),
            source: source
        )
        return ViewValue(.stack(.implicit(.horizontal, content: .value(parts))), source: source)
    }

    /// One line that takes the width it is offered; with a rounded border 7 points inside a box that is 34 points high with text of
    /// the standard size (general knowledge).
    private static func textField(
        _ field: TextFieldValue,
        _ environment: EnvironmentValues,
        _ source: SourcePosition
    ) -> ViewValue {
        let line = ViewValue(.group(content: .body(FieldBody(field: field, source: source))), source: source)
            .modified(.flexibleFrame(FlexibleFrameValue(maxWidth: .infinity, alignment: .leading)), source: source)
        let own = environment.custom[ControlStyleKey.textField] as? any ControlStyle
        if let dressed = own?.fieldBody(of: line, source: source) {
            return ViewValue(.group(content: dressed), source: source)
        }
        let style = own?.styleName
        guard style == "roundedBorder" || style == "squareBorder" else { return line }
        let border = ShapeViewValue(
            shape: .roundedRectangle(cornerRadius: style == "squareBorder" ? 0 : 5),
            paint: .strokeBorder(.color(.named("separator")), width: 1)
        )
        return line.modified(.padding(edges: .horizontal, length: 7), source: source)
            .modified(.padding(edges: .vertical, length: 6), source: source)
            .modified(.flexibleFrame(FlexibleFrameValue(minHeight: 34)), source: source)
            .modified(
                .background(content: .value(ViewValue(.shape(border), source: source)), alignment: .center),
                source: source
            )
    }

    /// A plain list: rows with margins, a least height and separators, headers pinned at the top.
    private static func list(_ content: ViewContent, _ source: SourcePosition) -> ViewValue {
        let stack = LazyStackValue(
            axis: .vertical,
            alignment: .leading,
            spacing: 0,
            pinnedViews: .sectionHeaders,
            rows: .list,
            content: content
        )
        let rows = ViewValue(.lazyStack(stack), source: source)
        return ViewValue(.scrollView(ScrollViewValue(content: .value(rows))), source: source)
    }
}

/// The action of a switch.
private final class ToggleFlip: ProgramFunction {
    private let binding: any ProgramBinding

    init(binding: any ProgramBinding) { self.binding = binding }

    func call(
        _ arguments: [FunctionArgument],
        in context: EvaluationContext
    ) throws(EvaluationFailure) -> (any ProgramValue)? {
        try binding.write(!binding.readBool(in: context), in: context)
        return nil
    }

    func isEquivalent(to other: any ProgramFunction) -> Bool {
        (other as? ToggleFlip)?.binding.isEquivalent(to: binding) ?? false
    }
}

/// The picture of a switch.
private final class SwitchBody: ViewBody {
    private let binding: any ProgramBinding
    private let source: SourcePosition

    init(binding: any ProgramBinding, source: SourcePosition) {
        self.binding = binding
        self.source = source
    }

    func makeView(_ argument: BodyArgument, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        let isOn = try binding.readBool(in: context)
        let track: StyleValue = .color(.named(isOn ? "green" : "systemGray5"))
        let knob = ViewValue(
            .shape(ShapeViewValue(shape: .circle, paint: .fill(.color(.named("white"))))),
            source: source
        )
        .modified(.padding(edges: .all, length: 2), source: source)
        return ViewValue(.shape(ShapeViewValue(shape: .capsule, paint: .fill(track))), source: source)
            .modified(
                .overlay(content: .value(knob), alignment: isOn ? .trailing : .leading),
                source: source
            )
            .modified(.frame(width: 51, height: 31, alignment: .center), source: source)
    }

    func isEquivalent(to other: any ViewBody) -> Bool {
        (other as? SwitchBody)?.binding.isEquivalent(to: binding) ?? false
    }
}

/// The text of a field, or its prompt.
private final class FieldBody: ViewBody {
    private let field: TextFieldValue
    private let source: SourcePosition

    init(field: TextFieldValue, source: SourcePosition) {
        self.field = field
        self.source = source
    }

    func makeView(_ argument: BodyArgument, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        let text = try field.text.readString(in: context)
        let value = ViewValue(.text(TextValue(text.isEmpty ? field.prompt : text)), source: source)
            .modified(.environment(.lineLimit(1, reserved: 0)), source: source)
        guard text.isEmpty else { return value }
        return value.modified(.environment(.foregroundStyle([.color(.named("placeholderText"))])), source: source)
    }

    func isEquivalent(to other: any ViewBody) -> Bool {
        guard let other = other as? FieldBody else { return false }
        return other.field.prompt == field.prompt && other.field.text.isEquivalent(to: field.text)
    }
}
