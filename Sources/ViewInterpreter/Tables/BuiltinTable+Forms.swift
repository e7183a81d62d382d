import LayoutCore
import ViewRuntime

/// Further forms of views, as people write them; each does what its plain form does, as far as the grade says.
extension BuiltinTable {
    mutating func addForms() {
        addTextForms()
        addButtonForms()
        addNavigationForms()
        addSectionForms()
        addGroupBoxes()
        addLoadedImages()
        addLinkForms()
    }

    private mutating func addTextForms() {
        view("Text(_ content: LocalizedStringKey, comment: String)") { .text($0.textValue(0)) }
        view("Text(_ content: LocalizedStringKey, tableName: String? = nil, bundle: T? = nil, comment: String? = nil)")
        {
            .text($0.textValue(0))
        }
        view("Image(_ resource: ImageResource)", .approximate("pictures are shown as labelled boxes")) {
            .image(ImageValue(source: .asset($0.optionName(0))))
        }
        view("Image(uiImage: T)", .approximate("pictures are shown as labelled boxes")) { _ in
            .image(ImageValue(source: .asset("uiImage")))
        }
        view("Image(_ name: String, bundle: T?)", .approximate("pictures are shown as labelled boxes")) {
            .image(ImageValue(source: .asset($0.string(0) ?? "")))
        }
        view("Image(_ name: String, label: Text)", .approximate("pictures are shown as labelled boxes")) {
            .image(ImageValue(source: .asset($0.string(0) ?? "")))
        }
        view("TextField(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis)", .likeAField) {
            c throws(Failure) in .textField(TextFieldValue(prompt: c.plainText(0), text: try c.binding(1)))
        }
        for rest in ["", ", prompt: Text? = nil, axis: Axis? = nil"] {
            view(
                "TextField(_ title: LocalizedStringKey, text: Binding<String>, selection: Binding<T>\(rest))",
                .likeAField
            ) {
                c throws(Failure) in .textField(TextFieldValue(prompt: c.plainText(0), text: try c.binding(1)))
            }
        }
        view(
            "TextEditor(text: Binding<String>, selection: Binding<T>)",
            .approximate("shown as a text field; nothing can be typed")
        ) { c throws(Failure) in .textField(TextFieldValue(prompt: "", text: try c.binding(0))) }
        view("TextField(text: Binding<String>, prompt: Text? = nil, label: @ViewBuilder () -> View)", .likeAField) {
            c throws(Failure) in
            let prompt = c.native(1) == nil ? "" : c.plainText(1)
            return .textField(TextFieldValue(prompt: prompt, text: try c.binding(0)))
        }
        let formatted = SupportGrade.approximate("shows its value, not formatted; nothing can be typed")
        view("TextField(_ title: LocalizedStringKey, value: Binding<T>, format: FormatStyle)", formatted) {
            c throws(Failure) in .textField(TextFieldValue(prompt: c.plainText(0), text: try c.textBinding(1)))
        }
        view("TextField(_ title: LocalizedStringKey, value: Binding<T>, formatter: U)", formatted) {
            c throws(Failure) in
            .textField(TextFieldValue(prompt: c.plainText(0), text: try c.textBinding(1)))
        }
    }

    private mutating func addButtonForms() {
        view("Button(_ title: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: () -> Void)") {
            c throws(Failure) in
            .button(
                ButtonValue(
                    action: try c.function(3),
                    label: c.labelWithIcon(0, 1),
                    isDestructive: c.optionName(2) == "destructive"
                )
            )
        }
        view("Button(role: ButtonRole, action: () -> Void)", .approximate("its title is the role's name")) {
            c throws(Failure) in
            let name = c.optionName(0)
            let title = TextValue(name.prefix(1).uppercased() + name.dropFirst())
            return .button(
                ButtonValue(
                    action: try c.function(1),
                    label: .value(ViewValue(.text(title), source: c.position)),
                    isDestructive: name == "destructive"
                )
            )
        }
        view("Toggle(sources: T, isOn: U, label: @ViewBuilder () -> View)", .likeASwitch) { c throws(Failure) in
            .group(content: try c.content(2))
        }
    }

    private mutating func addNavigationForms() {
        let firstOnly = SupportGrade.approximate("only the first column is shown")
        view(
            "NavigationSplitView(sidebar: @ViewBuilder () -> View, content: @ViewBuilder () -> View, detail: @ViewBuilder () -> View)",
            firstOnly
        ) { c throws(Failure) in .navigationStack(content: try c.content(0)) }
        for (first, sidebar) in [
            ("preferredCompactColumn: T", 1), ("columnVisibility: T, preferredCompactColumn: U", 2),
        ] {
            for middle in ["", "content: @ViewBuilder () -> View, "] {
                let columns = "sidebar: @ViewBuilder () -> View, \(middle)detail: @ViewBuilder () -> View"
                view("NavigationSplitView(\(first), \(columns))", firstOnly) { c throws(Failure) in
                    .navigationStack(content: try c.content(sidebar))
                }
            }
        }
        view(
            "NavigationSplitView(columnVisibility: T, sidebar: @ViewBuilder () -> View, detail: @ViewBuilder () -> View)",
            firstOnly
        ) { c throws(Failure) in .navigationStack(content: try c.content(1)) }
        view(
            "NavigationSplitView(columnVisibility: T, sidebar: @ViewBuilder () -> View, content: @ViewBuilder () -> View, detail: @ViewBuilder () -> View)",
            firstOnly
        ) { c throws(Failure) in .navigationStack(content: try c.content(1)) }
        for (form, label) in [
            ("_ title: LocalizedStringKey, isActive: Binding<Bool>, destination: @ViewBuilder () -> View", 0),
            ("_ title: LocalizedStringKey, destination: View, isActive: Binding<Bool>", 0),
        ] {
            view("NavigationLink(\(form))", .presentsNothing) { c in
                .button(ButtonValue(action: c.nothing, label: c.label(label)))
            }
        }
        view(
            "NavigationLink(destination: View, isActive: Binding<Bool>, label: @ViewBuilder () -> View)",
            .presentsNothing
        ) { c throws(Failure) in .button(ButtonValue(action: c.nothing, label: try c.content(2))) }
        initializer("NavigationPath() -> NavigationPath") { _ in
            .native(.option(type: "NavigationPath", name: "empty"))
        }
        member("NavigationPath", "count: Int") { _ in .int(0) }
        member("NavigationPath", "isEmpty: Bool") { _ in .bool(true) }
        mutation("NavigationPath", "append(_ value: T)") { _, _ in .void }
        mutation("NavigationPath", "removeLast(_ count: Int = 1)") { _, _ in .void }
        options("NavigationSplitViewVisibility", ["automatic", "all", "doubleColumn", "detailOnly"])
    }

    private mutating func addSectionForms() {
        let open = SupportGrade.approximate("always expanded")
        view(
            "Section(isExpanded: Binding<Bool>, content: @ViewBuilder () -> View, header: @ViewBuilder () -> View)",
            open
        ) { c throws(Failure) in .section(SectionValue(header: try c.content(2), content: try c.content(1))) }
        initializer("OpenURLAction(handler: (T) -> OpenURLAction.Result) -> OpenURLAction") { _ in
            .native(.action("openURL"))
        }
        options("OpenURLAction.Result", ["handled", "discarded", "systemAction"])
        view(
            "GlassEffectContainer(spacing: CGFloat? = nil, content: @ViewBuilder () -> View)",
            .approximate("shows its content without glass")
        ) { c throws(Failure) in .group(content: try c.content(1)) }
        let row = "shown as a row"
        control("ControlGroup(content: @ViewBuilder () -> View)", row) { c, parts throws(Failure) in
            try parts.controlGroup(nil, try c.content(0))
        }
        control("ControlGroup(_ title: LocalizedStringKey, content: @ViewBuilder () -> View)", row) {
            c,
            parts throws(Failure) in
            try parts.controlGroup(c.label(0), try c.content(1))
        }
        control("ControlGroup(content: @ViewBuilder () -> View, label: @ViewBuilder () -> View)", row) {
            c,
            parts throws(Failure) in
            try parts.controlGroup(try c.content(1), try c.content(0))
        }
    }

    private static let unboxed = "shown without its box"

    /// A title above the content, without the box around both.
    private mutating func addGroupBoxes() {
        control("GroupBox(content: @ViewBuilder () -> View)", Self.unboxed) { c, parts throws(Failure) in
            try parts.groupBox(nil, try c.content(0))
        }
        control("GroupBox(_ title: LocalizedStringKey, content: @ViewBuilder () -> View)", Self.unboxed) {
            c,
            parts throws(Failure) in
            try parts.groupBox(c.label(0), try c.content(1))
        }
        control("GroupBox(label: View, content: @ViewBuilder () -> View)", Self.unboxed) { c, parts throws(Failure) in
            try parts.groupBox(.value(try c.view(0)), try c.content(1))
        }
        control("GroupBox(content: @ViewBuilder () -> View, label: @ViewBuilder () -> View)", Self.unboxed) {
            c,
            parts throws(Failure) in
            try parts.groupBox(try c.content(1), try c.content(0))
        }
    }

    /// Nothing is ever loaded: what stands in until then stays.
    private mutating func addLoadedImages() {
        let reason = SupportGrade.approximate("nothing is loaded; it stays as it is before the picture is there")
        view("AsyncImage(url: URL?, scale: CGFloat = 1)", reason) { _ in
            .style(.color(.opacity(.named("gray"), 0.3)))
        }
        view(
            "AsyncImage(url: URL?, scale: CGFloat = 1, content: @ViewBuilder (Image) -> View, placeholder: @ViewBuilder () -> View)",
            reason
        ) { c throws(Failure) in .group(content: try c.content(3)) }
        view(
            "AsyncImage(url: URL?, scale: CGFloat = 1, transaction: Transaction? = nil, content: @ViewBuilder (T) -> View)",
            reason
        ) { c throws(Failure) in
            let content = try c.function(3)
            let phase = c.machine.types.first { $0.name == "AsyncImagePhase" }?.cases.first { $0.name == "empty" }
            let parts = ControlParts(machine: c.machine, source: c.position)
            return .group(
                content: parts.live { parts throws(Failure) in
                    guard let phase else { return parts.view(.empty) }
                    let value = Value.enumeration(EnumValue(enumCase: phase, payload: []))
                    return try parts.machine.call(content, [value]).asView(parts.source)
                }
            )
        }
    }

    private mutating func addLinkForms() {
        view("Link(_ title: LocalizedStringKey, destination: URL)", .presentsNothing) { c in
            .button(ButtonValue(action: c.nothing, label: c.label(0)))
        }
        view("Link(destination: URL, label: @ViewBuilder () -> View)", .presentsNothing) { c throws(Failure) in
            .button(ButtonValue(action: c.nothing, label: try c.content(1)))
        }
    }
}

extension BuiltinCall {
    /// A binding to what another binding's value looks like as a text.
    func textBinding(_ index: Int) throws(EvaluationFailure) -> BindingValue {
        let source = try binding(index)
        return BindingValue(
            machine: machine,
            identity: source.identity + [.string("text")],
            get: { machine throws(EvaluationFailure) in
                let value = try source.get(machine)
                return .string(value.isNull ? "" : value.description)
            },
            set: { _, _ in }
        )
    }
}
