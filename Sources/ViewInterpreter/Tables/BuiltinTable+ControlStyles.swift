import LayoutCore
import ViewRuntime

/// Styles of controls: they travel in the environment to the controls inside.
extension BuiltinTable {
    mutating func addControlStyles() {
        let drawn = SupportGrade.approximate("insets of 7 and 12 points, 15 and 20 for large controls")
        modifier("buttonStyle(_ style: ButtonStyle)", drawn) { $0.styleChange(.buttonStyle, 0) }
        modifier("buttonBorderShape(_ shape: ButtonBorderShape)", drawn) { $0.styleChange(.buttonBorderShape, 0) }
        modifier("controlSize(_ range: Range<ControlSize>)", .ignored("it would have kept controls within these sizes"))
        {
            _ in .ignored(name: "controlSize")
        }
        modifier("controlSize(_ size: ControlSize)", .approximate("only buttons follow it")) {
            $0.styleChange(.controlSize, 0)
        }
        style(
            "ButtonStyle",
            ["automatic", "plain", "borderless", "bordered", "borderedProminent", "glass", "glassProminent"],
            types: [
                "PlainButtonStyle": "plain", "BorderlessButtonStyle": "borderless", "BorderedButtonStyle": "bordered",
                "BorderedProminentButtonStyle": "borderedProminent", "DefaultButtonStyle": "automatic",
            ]
        )
        options("ButtonBorderShape", ["automatic", "capsule", "circle", "roundedRectangle"])
        constant("ButtonBorderShape", "roundedRectangle(radius: CGFloat) -> ButtonBorderShape") { _ in
            .native(.option(type: "ButtonBorderShape", name: "roundedRectangle"))
        }
        options("ControlSize", ["mini", "small", "regular", "large", "extraLarge"])
        modifier(
            "pickerStyle(_ style: PickerStyle)",
            .approximate("segmented, inline and wheel differ; the rest is a menu")
        ) {
            $0.styleChange(.pickerStyle, 0)
        }
        style(
            "PickerStyle",
            ["automatic", "segmented", "menu", "wheel", "inline", "navigationLink", "palette"],
            types: [
                "SegmentedPickerStyle": "segmented", "MenuPickerStyle": "menu", "WheelPickerStyle": "wheel",
                "DefaultPickerStyle": "automatic", "InlinePickerStyle": "inline",
            ]
        )
        modifier("labelsHidden()", .approximate("only controls in rows follow it")) { c in
            .environment(.custom(key: ControlKey.labelsHidden.rawValue, value: Value.bool(true)))
        }
        modifier("progressViewStyle(_ style: ProgressViewStyle)", .approximate("linear or circular")) {
            $0.styleChange(.progressViewStyle, 0)
        }
        style(
            "ProgressViewStyle",
            ["automatic", "linear", "circular"],
            types: [
                "LinearProgressViewStyle": "linear", "CircularProgressViewStyle": "circular",
                "DefaultProgressViewStyle": "automatic",
            ]
        )
        addProgramStyles()
        modifier("labelStyle(_ style: LabelStyle)") { $0.styleChange(.labelStyle, 0) }
        style(
            "LabelStyle",
            ["automatic", "titleAndIcon", "titleOnly", "iconOnly"],
            types: [
                "TitleOnlyLabelStyle": "titleOnly", "IconOnlyLabelStyle": "iconOnly",
                "TitleAndIconLabelStyle": "titleAndIcon", "DefaultLabelStyle": "automatic",
            ]
        )
    }

    /// Adds the styles of a kind of control by name, as static members and by the types of former years.
    mutating func style(_ type: String, _ names: [String], types: [String: String]) {
        options(type, names)
        for (name, style) in types.sorted(by: { $0.key < $1.key }) {
            initializer("\(name)() -> \(type)") { _ in .native(.option(type: type, name: style)) }
        }
    }
}

/// How the interpreter dresses controls in the style of the environment around.
extension Value: ControlStyle {
    func body(
        of label: ViewContent,
        isDestructive: Bool,
        in environment: EnvironmentValues,
        source: SourcePosition
    ) -> ViewContent? {
        switch self {
        case .structure(let value):
            let role: Value = isDestructive ? .native(.option(type: "ButtonRole", name: "destructive")) : .null
            let view = ViewValue(.group(content: label), source: source)
            return styleBody(value, "ButtonStyleConfiguration", [role, .view(view), .bool(false)], source)
                .map { .body($0) }
        case .native(let box):
            guard case .option(_, let name) = box.native else { return nil }
            return systemBody(name, label, isDestructive, environment, source)
        default: return nil
        }
    }

    func primitiveBody(
        of label: ViewContent,
        isDestructive: Bool,
        action: any ProgramFunction,
        source: SourcePosition
    ) -> ViewContent? {
        guard case .structure(let style) = self, style.type.conforms(to: "PrimitiveButtonStyle"),
            let function = action as? FunctionValue
        else { return nil }
        let role: Value = isDestructive ? .native(.option(type: "ButtonRole", name: "destructive")) : .null
        let view = ViewValue(.group(content: label), source: source)
        return styleBody(
            style,
            "PrimitiveButtonStyleConfiguration",
            [role, .view(view), .function(function)],
            source
        ).map { .body($0) }
    }

    func toggleBody(label: ViewContent, isOn: any ProgramBinding, source: SourcePosition) -> ViewContent? {
        guard case .structure(let style) = self, let binding = isOn as? BindingValue else { return nil }
        let view = ViewValue(.group(content: label), source: source)
        return styleBody(
            style,
            "ToggleStyleConfiguration",
            [.binding(binding), .view(view), .bool(false)],
            source
        ).map { .body($0) }
    }

    func labelBody(title: ViewContent, icon: ViewContent, source: SourcePosition) -> ViewContent? {
        guard case .structure(let style) = self else { return nil }
        let fields = [title, icon].map { Value.view(ViewValue(.group(content: $0), source: source)) }
        return styleBody(style, "LabelStyleConfiguration", fields, source).map { .body($0) }
    }

    func fieldBody(of line: ViewValue, source: SourcePosition) -> ViewContent? {
        guard case .structure(let style) = self, case .method(let code)? = style.type.lookup("_body").first else {
            return nil
        }
        return .body(bodyFunction(style, code, .view(line), source))
    }

    /// `makeBody(configuration:)` of a program's own style, with a configuration of the prelude.
    fileprivate func styleBody(
        _ style: StructValue,
        _ configuration: String,
        _ fields: [Value],
        _ source: SourcePosition
    ) -> FunctionValue? {
        let machine = style.type.machine
        guard case .method(let code)? = style.type.lookup("makeBody").first,
            let type = machine.types.first(where: { $0.isLibraryType(configuration) })
        else { return nil }
        return bodyFunction(style, code, .structure(StructValue(type: type, fields: fields)), source)
    }

    /// A method of a style that makes a view of a configuration.
    private func bodyFunction(
        _ style: StructValue,
        _ code: FunctionCode,
        _ configuration: Value,
        _ source: SourcePosition
    ) -> FunctionValue {
        FunctionValue(machine: style.type.machine, name: code.name, position: source, parameterCount: 0) {
            machine,
            _ throws(Failure) in
            try machine.run(code, machine.makeFrame(code, [configuration], .structure(style), []))
        }
    }

    var styleName: String? {
        if case .native(let box) = self, case .option(_, let name) = box.native { return name }
        return nil
    }

    private func systemBody(
        _ name: String,
        _ label: ViewContent,
        _ isDestructive: Bool,
        _ environment: EnvironmentValues,
        _ source: SourcePosition
    ) -> ViewContent? {
        let view = ViewValue(.group(content: label), source: source)
        switch name {
        case "plain": return .value(view)
        case "bordered", "borderedProminent", "glass", "glassProminent": break
        default: return nil
        }
        let isProminent = name.hasSuffix("Prominent")
        let accent: StyleValue = isDestructive ? .color(.named("red")) : .tint
        let size = Self.option(environment, .controlSize)
        let (across, along): (Double, Double) =
            switch size {
            case "mini", "small": (5, 10)
            case "large", "extraLarge": (15, 20)
            default: (7, 12)
            }
        let shape: ShapeValue =
            Self.option(environment, .buttonBorderShape) == "capsule" || name.hasPrefix("glass")
            ? .capsule : .roundedRectangle(cornerRadius: size == "large" || size == "extraLarge" ? 12 : 8)
        let ground = ShapeViewValue(
            shape: shape,
            paint: .fill(isProminent ? accent : .color(.named("tertiarySystemFill")))
        )
        let inner = view.styled(isProminent ? .color(.named("white")) : accent)
        let padded = (size == "small" || size == "mini" ? inner.sized(.subheadline) : inner)
            .padded(.horizontal, along).padded(.vertical, across)
        return .value(padded.background(ViewValue(.shape(ground), source: source)))
    }

    private static func option(_ environment: EnvironmentValues, _ key: ControlKey) -> String? {
        (environment.custom[key.rawValue] as? Value)?.styleName
    }
}

extension ControlParts {
    /// What a program's own style around makes of a control; `nil` where there is none.
    func styled(
        _ key: ControlKey,
        _ configuration: String,
        _ fields: [Value]
    ) throws(Failure) -> ViewValue? {
        let style = machine.context.readEnvironment().custom[key.rawValue] as? Value
        guard case .structure(let instance)? = style,
            let body = style?.styleBody(instance, configuration, fields, source)
        else { return nil }
        return ViewValue(.group(content: .body(body)), source: source)
    }
}
