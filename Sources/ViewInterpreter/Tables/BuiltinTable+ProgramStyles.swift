import LayoutCore
import ViewRuntime

/// Styles of which the program's own are used, and the controls that they make of their configurations.
extension BuiltinTable {
    /// Protocols whose `Configuration` is a type of the prelude, named after them.
    static let configuredStyles = [
        "ToggleStyle", "GroupBoxStyle", "DisclosureGroupStyle", "ProgressViewStyle", "ButtonStyle",
        "PrimitiveButtonStyle", "GaugeStyle",
        "LabelStyle", "LabeledContentStyle", "MenuStyle", "ControlGroupStyle", "DatePickerStyle",
    ]

    private struct StyleForm {
        var modifier: String
        var type: String
        var key: ControlKey
        /// The styles of the system.
        var names: [String]
        /// Their types of former years, without the end that names the kind of style.
        var types: [String: String] = [:]
    }

    private static let styleForms = [
        StyleForm(
            modifier: "toggleStyle",
            type: "ToggleStyle",
            key: .toggleStyle,
            names: ["automatic", "switch", "button", "checkbox"],
            types: ["Button": "automatic", "Default": "automatic"]
        ),
        StyleForm(
            modifier: "groupBoxStyle",
            type: "GroupBoxStyle",
            key: .groupBoxStyle,
            names: ["automatic"],
            types: ["Default": "automatic"]
        ),
        StyleForm(
            modifier: "disclosureGroupStyle",
            type: "DisclosureGroupStyle",
            key: .disclosureGroupStyle,
            names: ["automatic"],
            types: ["Automatic": "automatic"]
        ),
        StyleForm(
            modifier: "gaugeStyle",
            type: "GaugeStyle",
            key: .gaugeStyle,
            names: [
                "automatic", "linear", "linearCapacity", "circular", "accessoryLinear", "accessoryLinearCapacity",
                "accessoryCircular", "accessoryCircularCapacity",
            ],
            types: [
                "Default": "automatic", "LinearCapacity": "linearCapacity", "AccessoryCircular": "accessoryCircular",
            ]
        ),
        StyleForm(
            modifier: "labeledContentStyle",
            type: "LabeledContentStyle",
            key: .labeledContentStyle,
            names: ["automatic"],
            types: ["Automatic": "automatic"]
        ),
        StyleForm(
            modifier: "menuStyle",
            type: "MenuStyle",
            key: .menuStyle,
            names: ["automatic", "button", "borderlessButton"],
            types: ["Default": "automatic", "Button": "button", "BorderlessButton": "borderlessButton"]
        ),
        StyleForm(
            modifier: "controlGroupStyle",
            type: "ControlGroupStyle",
            key: .controlGroupStyle,
            names: ["automatic", "navigation", "menu", "compactMenu", "palette"],
            types: ["Automatic": "automatic", "Navigation": "navigation"]
        ),
        StyleForm(
            modifier: "datePickerStyle",
            type: "DatePickerStyle",
            key: .datePickerStyle,
            names: ["automatic", "compact", "graphical", "wheel", "field", "stepperField"],
            types: ["Default": "automatic", "Compact": "compact", "Graphical": "graphical", "Wheel": "wheel"]
        ),
    ]

    mutating func addProgramStyles() {
        let own = SupportGrade.approximate("a style of the program is used; those of the system look alike")
        for form in Self.styleForms {
            modifier("\(form.modifier)(_ style: \(form.type))", own) { $0.styleChange(form.key, 0) }
            let types = form.types.map { ($0.key + form.type, $0.value) }
            style(form.type, form.names, types: Dictionary(uniqueKeysWithValues: types))
        }
        initializer("SwitchToggleStyle(tint: Color? = nil) -> ToggleStyle") { _ in
            .native(.option(type: "ToggleStyle", name: "switch"))
        }
        modifier(
            "textFieldStyle(_ style: TextFieldStyle)",
            .approximate("bordered fields are 34 points high")
        ) { $0.styleChange(.textFieldStyle, 0) }
        style(
            "TextFieldStyle",
            ["automatic", "plain", "roundedBorder", "squareBorder"],
            types: [
                "DefaultTextFieldStyle": "automatic", "PlainTextFieldStyle": "plain",
                "RoundedBorderTextFieldStyle": "roundedBorder", "SquareBorderTextFieldStyle": "squareBorder",
            ]
        )
        addConfigured()
    }

    /// `Toggle(configuration)` and its like: the control in the style of the system, as a style of the program may show it.
    private mutating func addConfigured() {
        configured("Toggle", "ToggleStyle", .toggleStyle) { fields, parts throws(Failure) in
            guard case .binding(let isOn)? = fields.first else { return nil }
            return parts.view(.toggle(ToggleValue(isOn: isOn, label: .value(try fields[1].asView(parts.source)))))
        }
        configured("ProgressView", "ProgressViewStyle", .progressViewStyle) { fields, parts throws(Failure) in
            let bar = try parts.progress(fields.first?.number, of: 1)
            let label = fields.count > 1 && !fields[1].isNull ? try fields[1].asView(parts.source) : nil
            return label.map { parts.column([$0, bar], alignment: .leading) } ?? bar
        }
        configured("GroupBox", "GroupBoxStyle", .groupBoxStyle) { fields, parts throws(Failure) in
            try parts.groupBox(.value(try fields[0].asView(parts.source)), .value(try fields[1].asView(parts.source)))
        }
        configured("DisclosureGroup", "DisclosureGroupStyle", .disclosureGroupStyle) { fields, parts throws(Failure) in
            guard case .binding(let isExpanded)? = fields.first else { return nil }
            let (label, content) = (try fields[1].asView(parts.source), try fields[2].asView(parts.source))
            return try parts.disclosure(.value(label), isExpanded, .value(content))
        }
        configured("LabeledContent", "LabeledContentStyle", .labeledContentStyle) { fields, parts throws(Failure) in
            let (label, content) = (try fields[0].asView(parts.source), try fields[1].asView(parts.source))
            return try parts.labeledContent(.value(label), content)
        }
        configured("Label", "LabelStyle", .labelStyle) { fields, parts throws(Failure) in
            let (title, icon) = (try fields[0].asView(parts.source), try fields[1].asView(parts.source))
            return parts.view(.label(title: .value(title), icon: .value(icon)))
        }
        configured("Menu", "MenuStyle", .menuStyle) { fields, parts throws(Failure) in
            let action = parts.action { _ in }
            return parts.view(.button(ButtonValue(action: action, label: .value(try fields[0].asView(parts.source)))))
        }
        configured("ControlGroup", "ControlGroupStyle", .controlGroupStyle) { fields, parts throws(Failure) in
            parts.row([try fields[0].asView(parts.source)])
        }
        configured("Button", "PrimitiveButtonStyle", .buttonStyle) { fields, parts throws(Failure) in
            guard case .function(let action)? = fields.last else { return nil }
            let isDestructive = fields[0].styleName == "destructive"
            let label = ViewContent.value(try fields[1].asView(parts.source))
            return parts.view(.button(ButtonValue(action: action, label: label, isDestructive: isDestructive)))
        }
    }

    private mutating func configured(
        _ name: String,
        _ style: String,
        _ key: ControlKey,
        _ make: @escaping @Sendable ([Value], ControlParts) throws(Failure) -> ViewValue?
    ) {
        view("\(name)(_ configuration: \(style)Configuration)", .approximate("in the style of the system")) {
            c throws(Failure) in
            let parts = ControlParts(machine: c.machine, source: c.position)
            guard case .structure(let configuration) = c.arguments[0] else { return .empty }
            let fields = configuration.fields
            let control = parts.group(
                parts.live { parts throws(Failure) in try make(fields, parts) ?? parts.view(.empty) }
            )
            let plain = Value.native(.option(type: style, name: "automatic"))
            return .named(name, control.with(.environment(.custom(key: key.rawValue, value: plain))))
        }
    }
}

extension ControlParts {
    /// A row of a label and what it names, or what a style of the program makes of both.
    func labeledContent(_ label: ViewContent, _ content: ViewValue) throws(Failure) -> ViewValue {
        let fields: [Value] = [.view(group(label)), .view(content)]
        let own = try styled(.labeledContentStyle, "LabeledContentStyleConfiguration", fields)
        return own ?? labelled(label, content.styled(.hierarchical(1)))
    }

    /// A label above a bar, or what a style of the program makes of the value between 0 and 1 and the labels of the present, the
    /// least and the greatest value.
    func gauge(_ fraction: Double, _ label: ViewContent, _ labels: [ViewContent?]) throws(Failure) -> ViewValue {
        let others = labels.map { content in content.map { Value.view(group($0)) } ?? .null }
        let fields: [Value] = [.double(fraction), .view(group(label))] + others
        let own = try styled(.gaugeStyle, "GaugeStyleConfiguration", fields)
        if let own { return own }
        return column([group(label), try progress(fraction, of: 1)], alignment: .leading)
    }

    /// A label that does nothing, or what a style of the program makes of it.
    func menu(_ label: ViewContent, _ content: ViewContent, _ action: FunctionValue) throws(Failure) -> ViewValue {
        let own = try styled(
            .menuStyle,
            "MenuStyleConfiguration",
            [.view(group(label)), .view(group(content))]
        )
        return own ?? view(.button(ButtonValue(action: action, label: label)))
    }

    /// Controls in a row, or what a style of the program makes of them.
    func controlGroup(_ label: ViewContent?, _ content: ViewContent) throws(Failure) -> ViewValue {
        let title = label.map { group($0) } ?? view(.empty)
        let own = try styled(
            .controlGroupStyle,
            "ControlGroupStyleConfiguration",
            [.view(group(content)), .view(title)]
        )
        return own ?? row([group(content)])
    }

    /// A label and boxes with the date, or what a style of the program makes of them.
    func datePicker(
        _ label: ViewContent,
        _ selection: BindingValue,
        _ shown: Value,
        _ boxes: ViewValue
    ) throws(Failure)
        -> ViewValue
    {
        let fields: [Value] = [.view(group(label)), .binding(selection), .null, .null, shown]
        return try styled(.datePickerStyle, "DatePickerStyleConfiguration", fields) ?? labelled(label, boxes)
    }
}
