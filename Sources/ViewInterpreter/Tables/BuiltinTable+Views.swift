import LayoutCore
import ViewRuntime

/// The table of views: one entry for each form of each initialiser.
extension BuiltinTable {
    mutating func addViews() {
        addTexts()
        addStacks()
        addScrolling()
        addControls()
        addContainers()
        addShapes()
        addUnsupportedButKnown()
        addValueControls()
        addTabs()
        addForms()
        addOlderForms()
        addMotion()
        addLayouts()
        addScreen()
    }

    private mutating func addTexts() {
        view("Text(_ content: LocalizedStringKey)") { .text($0.textValue(0)) }
        view("Text(_ content: String)") { .text($0.textValue(0)) }
        view("Text(verbatim: String)") { .text($0.textValue(0)) }
        view("Text(_ image: Image)") { c in
            var run = TextRun("")
            if case .image(let image)? = c.native(0), case .symbol(let name) = image.source { run.symbol = name }
            return .text(TextValue(runs: [run]))
        }
        view("Text(_ value: T, format: FormatStyle)", isPure: false) { c throws(Failure) in
            .text(try c.shown(c.arguments[0], by: c.arguments[1]))
        }
        view("Text(_ value: T, style: Text.DateStyle)", .approximate("dates are shown as they are")) {
            .text(TextValue($0.arguments[0].description))
        }
        view("Image(systemName: String)") { .image(ImageValue(source: .symbol($0.string(0) ?? ""))) }
        view("Image(systemName: String, variableValue: Double?)", .approximate("the variable value is not shown")) {
            .image(ImageValue(source: .symbol($0.string(0) ?? "")))
        }
        view("Image(_ name: String)", .approximate("pictures are shown as labelled boxes")) {
            .image(ImageValue(source: .asset($0.string(0) ?? "")))
        }
        view("Image(decorative: String)", .approximate("pictures are shown as labelled boxes")) {
            .image(ImageValue(source: .asset($0.string(0) ?? "")))
        }
        view("Spacer(minLength: CGFloat? = nil)") { .spacer(minLength: $0.double(0)) }
        view("Divider()") { _ in .divider }
        view("EmptyView()") { _ in .empty }
        view("Label(_ title: LocalizedStringKey, systemImage: String)") { c in
            .label(
                title: .value(ViewValue(.text(c.textValue(0)), source: c.position)),
                icon: .value(ViewValue(.image(ImageValue(source: .symbol(c.string(1) ?? ""))), source: c.position))
            )
        }
        view("Label(_ title: LocalizedStringKey, image: String)", .approximate("pictures are shown as labelled boxes"))
        { c in
            .label(
                title: .value(ViewValue(.text(c.textValue(0)), source: c.position)),
                icon: .value(ViewValue(.image(ImageValue(source: .asset(c.string(1) ?? ""))), source: c.position))
            )
        }
        view("Label(title: @ViewBuilder () -> View, icon: @ViewBuilder () -> View)") { c throws(Failure) in
            .label(title: try c.content(0), icon: try c.content(1))
        }
    }

    private mutating func addStacks() {
        view(
            "VStack(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, content: @ViewBuilder () -> View)"
        ) {
            c throws(Failure) in
            let alignment = Alignment(horizontal: c.guide(0) ?? .horizontalCenter, vertical: .verticalCenter)
            return .stack(
                StackValue(direction: .vertical, alignment: alignment, spacing: c.double(1), content: try c.content(2))
            )
        }
        view(
            "HStack(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, content: @ViewBuilder () -> View)"
        ) {
            c throws(Failure) in
            let alignment = Alignment(horizontal: .horizontalCenter, vertical: c.guide(0) ?? .verticalCenter)
            return .stack(
                StackValue(
                    direction: .horizontal,
                    alignment: alignment,
                    spacing: c.double(1),
                    content: try c.content(2)
                )
            )
        }
        view("ZStack(alignment: Alignment = .center, content: @ViewBuilder () -> View)") { c throws(Failure) in
            .stack(StackValue(direction: .depth, alignment: c.alignment(0), content: try c.content(1)))
        }
        view(
            "LazyVStack(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), content: @ViewBuilder () -> View)"
        ) { c throws(Failure) in
            .lazyStack(
                LazyStackValue(
                    axis: .vertical,
                    alignment: c.guide(0) ?? .horizontalCenter,
                    spacing: c.double(1),
                    pinnedViews: c.pinnedViews(2),
                    content: try c.content(3)
                )
            )
        }
        view(
            "LazyHStack(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), content: @ViewBuilder () -> View)"
        ) { c throws(Failure) in
            .lazyStack(
                LazyStackValue(
                    axis: .horizontal,
                    alignment: c.guide(0) ?? .verticalCenter,
                    spacing: c.double(1),
                    pinnedViews: c.pinnedViews(2),
                    content: try c.content(3)
                )
            )
        }
        view(
            "LazyVGrid(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), content: @ViewBuilder () -> View)",
            .triedOut
        ) { c throws(Failure) in
            .lazyGrid(
                LazyGridValue(
                    axis: .vertical,
                    items: c.tracks(0),
                    alignment: c.guide(1) ?? .horizontalCenter,
                    spacing: c.double(2),
                    pinnedViews: c.pinnedViews(3),
                    content: try c.content(4)
                )
            )
        }
        view(
            "LazyHGrid(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), content: @ViewBuilder () -> View)",
            .triedOut
        ) { c throws(Failure) in
            .lazyGrid(
                LazyGridValue(
                    axis: .horizontal,
                    items: c.tracks(0),
                    alignment: c.guide(1) ?? .verticalCenter,
                    spacing: c.double(2),
                    pinnedViews: c.pinnedViews(3),
                    content: try c.content(4)
                )
            )
        }
        view(
            "Grid(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, content: @ViewBuilder () -> View)"
        ) { c throws(Failure) in
            .grid(
                GridValue(
                    alignment: c.alignment(0),
                    horizontalSpacing: c.double(1),
                    verticalSpacing: c.double(2),
                    content: try c.content(3)
                )
            )
        }
        view("GridRow(alignment: VerticalAlignment? = nil, content: @ViewBuilder () -> View)") { c throws(Failure) in
            .gridRow(alignment: c.guide(0), content: try c.content(1))
        }
        view("ViewThatFits(in: Axis.Set = [.horizontal, .vertical], content: @ViewBuilder () -> View)") {
            c throws(Failure) in
            .viewThatFits(axes: c.axes(0) ?? [.horizontal, .vertical], content: try c.content(1))
        }
        view("Group(content: @ViewBuilder () -> View)") { c throws(Failure) in .group(content: try c.content(0)) }
    }

    private mutating func addScrolling() {
        view("ScrollView(_ axes: Axis.Set = .vertical, content: @ViewBuilder () -> View)") { c throws(Failure) in
            .scrollView(ScrollViewValue(axes: c.axes(0) ?? .vertical, content: try c.content(1)))
        }
        view("ScrollView(_ axes: Axis.Set = .vertical, showsIndicators: Bool, content: @ViewBuilder () -> View)") {
            c throws(Failure) in
            .scrollView(
                ScrollViewValue(
                    axes: c.axes(0) ?? .vertical,
                    showsIndicators: c.bool(1) ?? true,
                    content: try c.content(2)
                )
            )
        }
        view("ScrollViewReader(content: @ViewBuilder (ScrollViewProxy) -> View)") { c throws(Failure) in
            .scrollViewReader(try c.function(0))
        }
        view("GeometryReader(content: @ViewBuilder (GeometryProxy) -> View)") { c throws(Failure) in
            .geometryReader(try c.function(0))
        }
        view(
            "List(content: @ViewBuilder () -> View)",
            .approximate(Lowering.listReason)
        ) { c throws(Failure) in .list(content: try c.content(0)) }
        view(
            "List(selection: Binding<T>?, content: @ViewBuilder () -> View)",
            .approximate("shown in plain style; rows are not selected")
        ) {
            c throws(Failure) in .list(content: try c.content(1))
        }
        view("Form(content: @ViewBuilder () -> View)", .approximate("shown as a list")) { c throws(Failure) in
            .list(content: try c.content(0))
        }
        for (name, grade) in [
            ("NavigationStack", SupportGrade.exact),
            ("NavigationView", .exact),
            ("NavigationSplitView", .approximate("only the first column is shown")),
        ] {
            let label = name == "NavigationSplitView" ? "sidebar" : "content"
            view("\(name)(\(label): @ViewBuilder () -> View)", grade) { c throws(Failure) in
                .navigationStack(content: try c.content(0))
            }
            view("\(name)(path: T, root: @ViewBuilder () -> View)", .approximate("only the root is shown")) {
                c throws(Failure) in .navigationStack(content: try c.content(1))
            }
        }
        view(
            "NavigationSplitView(sidebar: @ViewBuilder () -> View, detail: @ViewBuilder () -> View)",
            .approximate("only the first column is shown")
        ) { c throws(Failure) in .navigationStack(content: try c.content(0)) }
    }

    private mutating func addContainers() {
        view("Section(content: @ViewBuilder () -> View)") { c throws(Failure) in
            .section(SectionValue(content: try c.content(0)))
        }
        view("Section(content: @ViewBuilder () -> View, header: @ViewBuilder () -> View)") { c throws(Failure) in
            .section(SectionValue(header: try c.content(1), content: try c.content(0)))
        }
        view("Section(content: @ViewBuilder () -> View, footer: @ViewBuilder () -> View)") { c throws(Failure) in
            .section(SectionValue(footer: try c.content(1), content: try c.content(0)))
        }
        view(
            "Section(content: @ViewBuilder () -> View, header: @ViewBuilder () -> View, footer: @ViewBuilder () -> View)"
        ) { c throws(Failure) in
            .section(SectionValue(header: try c.content(1), footer: try c.content(2), content: try c.content(0)))
        }
        view("Section(header: View, footer: View, content: @ViewBuilder () -> View)") { c throws(Failure) in
            .section(SectionValue(header: try c.content(0), footer: try c.content(1), content: try c.content(2)))
        }
        view("Section(header: View, content: @ViewBuilder () -> View)") { c throws(Failure) in
            .section(SectionValue(header: try c.content(0), content: try c.content(1)))
        }
        view("Section(footer: View, content: @ViewBuilder () -> View)") { c throws(Failure) in
            .section(SectionValue(footer: try c.content(0), content: try c.content(1)))
        }
        view("Section(_ title: LocalizedStringKey, content: @ViewBuilder () -> View)") { c throws(Failure) in
            let title = ViewContent.value(ViewValue(.text(c.textValue(0)), source: c.position))
            return .section(SectionValue(header: title, content: try c.content(1)))
        }
        view(
            "Section(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, content: @ViewBuilder () -> View)",
            .approximate("always expanded")
        ) {
            c throws(Failure) in
            let title = ViewContent.value(ViewValue(.text(c.textValue(0)), source: c.position))
            return .section(SectionValue(header: title, content: try c.content(2)))
        }
        for label in ["_ view", "erasing"] {
            initializer("AnyView(\(label): View) -> View") { c throws(Failure) in
                let view = try c.view(0)
                return .view(ViewValue(.erased(typeID: view.kind.typeID, view), source: c.position))
            }
        }
        view("EquatableView(content: View)") { c throws(Failure) in
            Self.equatable(try c.view(0)).kind
        }
        initializer(
            "GridItem(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) -> GridItem"
        ) {
            c in
            var item = GridItemValue(size: .flexible(minimum: 10, maximum: .infinity), spacing: c.double(1))
            if case .gridItem(let size)? = c.native(0) { item.size = size.size }
            if case .alignment(let alignment)? = c.native(2) { item.alignment = alignment }
            return .native(.gridItem(item))
        }
        addToolbars()
    }

    /// A view of the program that is compared by its own `==`; any other as it is.
    static func equatable(_ view: ViewValue) -> ViewValue {
        guard case .composite(let composite as ProgramView) = view.kind else { return view }
        return ViewValue(.composite(composite.equatable), source: view.source)
    }

    private mutating func addControls() {
        view("Button(_ title: LocalizedStringKey, action: () -> Void)") { c throws(Failure) in
            .button(ButtonValue(action: try c.function(1), label: c.label(0)))
        }
        view("Button(_ title: LocalizedStringKey, role: ButtonRole?, action: () -> Void)") { c throws(Failure) in
            .button(
                ButtonValue(
                    action: try c.function(2),
                    label: c.label(0),
                    isDestructive: c.optionName(1) == "destructive"
                )
            )
        }
        view("Button(_ title: LocalizedStringKey, systemImage: String, action: () -> Void)") { c throws(Failure) in
            .button(ButtonValue(action: try c.function(2), label: c.labelWithIcon(0, 1)))
        }
        view("Button(action: () -> Void, label: @ViewBuilder () -> View)") { c throws(Failure) in
            .button(ButtonValue(action: try c.function(0), label: try c.content(1)))
        }
        view("Button(role: ButtonRole?, action: () -> Void, label: @ViewBuilder () -> View)") { c throws(Failure) in
            .button(
                ButtonValue(
                    action: try c.function(1),
                    label: try c.content(2),
                    isDestructive: c.optionName(0) == "destructive"
                )
            )
        }
        view("Toggle(_ title: LocalizedStringKey, isOn: Binding<Bool>)", .likeASwitch) { c throws(Failure) in
            .toggle(ToggleValue(isOn: try c.binding(1), label: c.label(0)))
        }
        view("Toggle(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)", .likeASwitch) {
            c throws(Failure) in
            .toggle(ToggleValue(isOn: try c.binding(2), label: c.labelWithIcon(0, 1)))
        }
        view("Toggle(isOn: Binding<Bool>, label: @ViewBuilder () -> View)", .likeASwitch) { c throws(Failure) in
            .toggle(ToggleValue(isOn: try c.binding(0), label: try c.content(1)))
        }
        for name in ["TextField", "SecureField"] {
            view("\(name)(_ title: LocalizedStringKey, text: Binding<String>)", .likeAField) { c throws(Failure) in
                .textField(TextFieldValue(prompt: c.plainText(0), text: try c.binding(1)))
            }
            view("\(name)(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?)", .likeAField) {
                c throws(Failure) in
                .textField(TextFieldValue(prompt: c.plainText(0), text: try c.binding(1)))
            }
        }
        view(
            "TextField(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis)",
            .approximate("stays one line high; shows its text, and nothing can be typed")
        ) {
            c throws(Failure) in .textField(TextFieldValue(prompt: c.plainText(0), text: try c.binding(1)))
        }
        view("TextEditor(text: Binding<String>)", .approximate("shown as a text field; nothing can be typed")) {
            c throws(Failure) in
            .textField(TextFieldValue(prompt: "", text: try c.binding(0)))
        }
        for name in ["NavigationLink", "Link"] { addLinks(name) }
        addMenus()
        options("ButtonRole", ["destructive", "cancel", "close", "confirm"])
    }

    private mutating func addLinks(_ name: String) {
        let grade = SupportGrade.approximate("shown as its label; does not open anything")
        let destination = "destination"
        view("\(name)(_ title: LocalizedStringKey, \(destination): @ViewBuilder () -> View)", grade) {
            c throws(Failure) in
            .button(ButtonValue(action: c.nothing, label: c.label(0)))
        }
        view("\(name)(_ title: LocalizedStringKey, \(destination): View)", grade) { c throws(Failure) in
            .button(ButtonValue(action: c.nothing, label: c.label(0)))
        }
        view("\(name)(_ title: LocalizedStringKey, value: T)", grade) { c throws(Failure) in
            .button(ButtonValue(action: c.nothing, label: c.label(0)))
        }
        view("\(name)(value: T, label: @ViewBuilder () -> View)", grade) { c throws(Failure) in
            .button(ButtonValue(action: c.nothing, label: try c.content(1)))
        }
        view("\(name)(\(destination): @ViewBuilder () -> View, label: @ViewBuilder () -> View)", grade) {
            c throws(Failure) in
            .button(ButtonValue(action: c.nothing, label: try c.content(1)))
        }
        view("\(name)(\(destination): View, label: @ViewBuilder () -> View)", grade) { c throws(Failure) in
            .button(ButtonValue(action: c.nothing, label: try c.content(1)))
        }
    }

    private mutating func addMenus() {
        let closed = "shown as its label; does not open anything"
        let content = "content: @ViewBuilder () -> View"
        control("Menu(_ title: LocalizedStringKey, \(content))", closed) { c, parts throws(Failure) in
            try parts.menu(c.label(0), try c.content(1), c.nothing)
        }
        control("Menu(_ title: LocalizedStringKey, systemImage: String, \(content))", closed) {
            c,
            parts throws(Failure) in
            try parts.menu(c.labelWithIcon(0, 1), try c.content(2), c.nothing)
        }
        control("Menu(\(content), label: @ViewBuilder () -> View)", closed) { c, parts throws(Failure) in
            try parts.menu(try c.content(1), try c.content(0), c.nothing)
        }
        control(
            "Menu(\(content), label: @ViewBuilder () -> View, primaryAction: () -> Void)",
            "runs its action; opens nothing"
        ) { c, parts throws(Failure) in try parts.menu(try c.content(1), try c.content(0), try c.function(2)) }
    }

    private mutating func addShapes() {
        shape("Rectangle()") { _ in .rectangle }
        shape("Circle()") { _ in .circle }
        shape("Ellipse()") { _ in .ellipse }
        shape("Capsule()") { _ in .capsule }
        shape("Capsule(style: RoundedCornerStyle)") { _ in .capsule }
        shape("ContainerRelativeShape()") { _ in .rectangle }
        shape("RoundedRectangle(cornerRadius: CGFloat)") { .roundedRectangle(cornerRadius: $0.double(0) ?? 0) }
        shape("RoundedRectangle(cornerRadius: CGFloat, style: RoundedCornerStyle)") {
            .roundedRectangle(cornerRadius: $0.double(0) ?? 0)
        }
        shape("RoundedRectangle(cornerSize: CGSize)") { c in
            if case .size(let size) = c.arguments[0] {
                .roundedRectangle(cornerRadius: min(size.width, size.height))
            } else {
                .rectangle
            }
        }
        shape(
            "UnevenRoundedRectangle(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)"
        ) {
            .unevenRoundedRectangle(
                topLeading: $0.double(0) ?? 0,
                bottomLeading: $0.double(1) ?? 0,
                bottomTrailing: $0.double(2) ?? 0,
                topTrailing: $0.double(3) ?? 0
            )
        }
        options("RoundedCornerStyle", ["continuous", "circular"])
    }

    private mutating func shape(_ text: String, _ make: @escaping @Sendable (inout BuiltinCall) -> ShapeValue) {
        initializer(text + " -> Shape") { .native(.shape(ShapeViewValue(shape: make(&$0)))) }
    }

    /// Scenes of an app, and views that are shown as something simpler.
    private mutating func addUnsupportedButKnown() {
        for name in ["WindowGroup", "Window"] {
            view("\(name)(content: @ViewBuilder () -> View)") { c throws(Failure) in .group(content: try c.content(0)) }
            view("\(name)(_ title: LocalizedStringKey, content: @ViewBuilder () -> View)") { c throws(Failure) in
                .group(content: try c.content(1))
            }
            view("\(name)(_ title: LocalizedStringKey, id: String, content: @ViewBuilder () -> View)") {
                c throws(Failure) in
                .group(content: try c.content(2))
            }
        }
    }
}
