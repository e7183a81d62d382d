import LayoutCore
import ViewRuntime

/// Puts controls together from simpler views; all of them stand at the place of the call.
struct ControlParts {
    let machine: Machine
    let source: SourcePosition

    func view(_ kind: ViewValue.Kind) -> ViewValue { ViewValue(kind, source: source) }

    func text(_ string: String) -> ViewValue { view(.text(TextValue(string))) }

    func symbol(_ name: String) -> ViewValue { view(.image(ImageValue(source: .symbol(name)))) }

    func group(_ content: ViewContent) -> ViewValue { view(.group(content: content)) }

    var spacer: ViewValue { view(.spacer(minLength: nil)) }

    func shape(_ shape: ShapeValue, _ style: StyleValue) -> ViewValue {
        view(.shape(ShapeViewValue(shape: shape, paint: .fill(style))))
    }

    func row(_ views: [ViewValue], spacing: Double? = nil, alignment: AlignmentGuide = .verticalCenter) -> ViewValue {
        let alignment = Alignment(horizontal: .horizontalCenter, vertical: alignment)
        return stack(.horizontal, alignment, spacing, views)
    }

    func column(
        _ views: [ViewValue],
        spacing: Double? = nil,
        alignment: AlignmentGuide = .horizontalCenter
    ) -> ViewValue {
        stack(.vertical, Alignment(horizontal: alignment, vertical: .verticalCenter), spacing, views)
    }

    func layers(_ views: [ViewValue], alignment: Alignment = .center) -> ViewValue {
        stack(.depth, alignment, nil, views)
    }

    private func stack(
        _ direction: StackValue.Direction,
        _ alignment: Alignment,
        _ spacing: Double?,
        _ views: [ViewValue]
    ) -> ViewValue {
        view(
            .stack(
                StackValue(
                    direction: direction,
                    alignment: alignment,
                    spacing: spacing,
                    content: .value(view(.tuple(views)))
                )
            )
        )
    }

    /// A label at the leading edge and a control at the trailing one, as in rows of forms.
    func labelled(_ label: ViewContent, _ control: ViewValue) -> ViewValue {
        let hidden = machine.context.readEnvironment().custom[ControlKey.labelsHidden.rawValue] != nil
        return hidden ? control : row([group(label), spacer, control])
    }

    /// Views that are made again when what they read changes.
    func live(_ make: @escaping (ControlParts) throws(Failure) -> ViewValue) -> ViewContent {
        let source = source
        let function = FunctionValue(machine: machine, name: "control", position: source, parameterCount: 0) {
            machine,
            _ throws(Failure) in
            .view(try make(ControlParts(machine: machine, source: source)))
        }
        return .body(function)
    }

    /// The same with the size that is there for them.
    func sized(_ make: @escaping (ControlParts, Size) throws(Failure) -> ViewValue) -> ViewValue {
        let source = source
        let function = FunctionValue(machine: machine, name: "control", position: source, parameterCount: 1) {
            machine,
            arguments throws(Failure) in
            var size = Size.zero
            if case .native(let box) = arguments[0], case .geometry(let proxy) = box.native { size = proxy.source.size }
            return .view(try make(ControlParts(machine: machine, source: source), size))
        }
        return view(.geometryReader(function))
    }

    func action(_ run: @escaping (Machine) throws(Failure) -> Void) -> FunctionValue {
        FunctionValue(machine: machine, name: "action", position: source, parameterCount: 0) {
            machine,
            _ throws(Failure) in
            try run(machine)
            return .void
        }
    }

    /// A style that a modifier around has set by its name.
    func styleName(_ key: ControlKey) -> String? {
        (machine.context.readEnvironment().custom[key.rawValue] as? Value)?.styleName
    }
}

extension ViewValue {
    func with(_ kind: ModifierValue.Kind) -> ViewValue { modified(kind, source: source) }

    func framed(width: Double? = nil, height: Double? = nil, _ alignment: Alignment = .center) -> ViewValue {
        with(.frame(width: width, height: height, alignment: alignment))
    }

    func styled(_ style: StyleValue) -> ViewValue { with(.environment(.foregroundStyle([style]))) }

    func sized(_ style: TextStyle) -> ViewValue { with(.environment(.font(FontValue(base: .textStyle(style))))) }

    func padded(_ edges: Edge.Set, _ length: Double) -> ViewValue { with(.padding(edges: edges, length: length)) }

    func wide(_ alignment: Alignment = .center) -> ViewValue {
        with(.flexibleFrame(FlexibleFrameValue(maxWidth: .infinity, alignment: alignment)))
    }

    func background(_ view: ViewValue) -> ViewValue {
        with(.background(content: .value(view), alignment: .center))
    }
}

/// Styles of controls travel in the environment beside the program's own keys, whose numbers are not negative.
enum ControlKey: Int {
    case buttonStyle = -2
    case pickerStyle = -3
    case tabViewStyle = -4
    case labelsHidden = -5
    case controlSize = -6
    case progressViewStyle = -7
    case labelStyle = -8
    case toggleStyle = -9
    case buttonBorderShape = -10
    case groupBoxStyle = -11
    case disclosureGroupStyle = -12
    case textFieldStyle = -13
    case gaugeStyle = -14
    case labeledContentStyle = -15
    case menuStyle = -16
    case controlGroupStyle = -17
    case datePickerStyle = -18
}

/// A view among those of a picker or tab view, with what tells it apart.
struct TaggedView {
    var view: ViewValue
    var tag: ViewID?
    var tabItem: ViewContent?

    /// The most views that are looked at.
    private static let limit = 1_000

    /// The views that some content makes, one by one.
    static func collect(_ content: ViewContent, _ machine: Machine) throws(Failure) -> [TaggedView] {
        var found: [TaggedView] = []
        try add(content, machine, &found)
        return found
    }

    private static func add(_ content: ViewContent, _ machine: Machine, _ found: inout [TaggedView]) throws(Failure) {
        switch content {
        case .value(let view): try add(view, machine, &found)
        case .body(let body): try add(try body.makeView(.none, in: machine.context), machine, &found)
        }
    }

    private static func add(_ view: ViewValue, _ machine: Machine, _ found: inout [TaggedView]) throws(Failure) {
        guard found.count < limit else { return }
        switch view.kind {
        case .empty: return
        case .tuple(let views):
            for view in views { try add(view, machine, &found) }
        case .group(let content): try add(content, machine, &found)
        case .conditional(_, let view): try add(view, machine, &found)
        case .section(let section): try add(section.content, machine, &found)
        case .forEach(let elements):
            for index in 0..<min(elements.count, limit) {
                let first = found.count
                try add(try elements.makeView(at: index, in: machine.context), machine, &found)
                for place in first..<found.count where found[place].tag == nil {
                    found[place].tag = elements.id(at: index)
                }
            }
        case .modified(let inner, let modifier):
            var own: [TaggedView] = []
            try add(inner, machine, &own)
            guard own.count == 1 else {
                found.append(TaggedView(view: view))
                return
            }
            own[0].view = view
            if case .tag(let tag) = modifier.kind { own[0].tag = tag }
            if case .tabItem(let item) = modifier.kind { own[0].tabItem = item }
            found.append(own[0])
        default: found.append(TaggedView(view: view))
        }
    }
}
