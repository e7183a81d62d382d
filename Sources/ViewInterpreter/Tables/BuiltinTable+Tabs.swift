import LayoutCore
import ViewRuntime

/// Tab views: pages beside each other, or one of several above a bar of 49 points.
extension BuiltinTable {
    mutating func addTabs() {
        let reason = "without a selection the first tab stays"
        control("TabView(content: @ViewBuilder () -> View)", reason) { c, parts throws(Failure) in
            try parts.tabs(try TaggedView.collect(try c.content(0), c.machine), nil)
        }
        control("TabView(selection: Binding<T>?, content: @ViewBuilder () -> View)", reason) {
            c,
            parts throws(Failure) in
            try parts.tabs(
                try TaggedView.collect(try c.content(1), c.machine),
                c.arguments[0].isNull ? nil : try c.binding(0)
            )
        }
        for (rest, value, content) in [
            ("content: @ViewBuilder () -> View", nil, 2),
            ("value: T, content: @ViewBuilder () -> View", 2, 3),
            ("value: T, role: TabRole?, content: @ViewBuilder () -> View", 2, 4),
            ("role: TabRole?, content: @ViewBuilder () -> View", nil, 3),
        ] as [(String, Int?, Int)] {
            for (label, isAsset) in [("systemImage", false), ("image", true)] {
                let grade: SupportGrade = isAsset ? .approximate("pictures are shown as labelled boxes") : .exact
                view("Tab(_ title: LocalizedStringKey, \(label): String, \(rest))", grade) { c throws(Failure) in
                    let inner = ViewValue(.group(content: try c.content(content)), source: c.position)
                        .with(.tabItem(c.labelWithIcon(0, 1, isAsset: isAsset)))
                    guard let value else { return inner.kind }
                    return inner.with(.tag(ViewID(c.arguments[value]))).kind
                }
            }
        }
        for (form, value, label) in [
            ("content: @ViewBuilder () -> View", nil, 1), ("value: T, content: @ViewBuilder () -> View", 0, 2),
            ("value: T, role: TabRole?, content: @ViewBuilder () -> View", 0, 3),
            ("role: TabRole?, content: @ViewBuilder () -> View", nil, 2),
        ] as [(String, Int?, Int)] {
            view("Tab(\(form), label: @ViewBuilder () -> View)") { c throws(Failure) in
                let inner = ViewValue(.group(content: try c.content(label - 1)), source: c.position)
                    .with(.tabItem(try c.content(label)))
                guard let value else { return inner.kind }
                return inner.with(.tag(ViewID(c.arguments[value]))).kind
            }
        }
        // Apple documentation: a tab with the role of a search brings its own title and symbol.
        for (form, value, content) in [
            ("role: TabRole?, content: @ViewBuilder () -> View", nil, 1),
            ("value: T, role: TabRole?, content: @ViewBuilder () -> View", 0, 2),
        ] as [(String, Int?, Int)] {
            view("Tab(\(form))") { c throws(Failure) in
                let title = ViewValue(.text(TextValue("Search")), source: c.position)
                let icon = ViewValue(.image(ImageValue(source: .symbol("magnifyingglass"))), source: c.position)
                let label = ViewValue(.label(title: .value(title), icon: .value(icon)), source: c.position)
                let inner = ViewValue(.group(content: try c.content(content)), source: c.position)
                    .with(.tabItem(.value(label)))
                guard let value else { return inner.kind }
                return inner.with(.tag(ViewID(c.arguments[value]))).kind
            }
        }
        view("TabSection(content: @ViewBuilder () -> View)") { c throws(Failure) in .group(content: try c.content(0)) }
        view("TabSection(_ title: LocalizedStringKey, content: @ViewBuilder () -> View)") { c throws(Failure) in
            .group(content: try c.content(1))
        }
        options("TabRole", ["search"])
        modifier(
            "tabItem(_ label: @ViewBuilder () -> View)",
            .approximate("the bar is drawn 49 points high, its items alike")
        ) {
            c throws(Failure) in .tabItem(try c.content(0))
        }
        modifier("tabViewStyle(_ style: TabViewStyle)", .approximate("page shows pages; all others show a bar")) {
            $0.styleChange(.tabViewStyle, 0)
        }
        options("TabViewStyle", ["automatic", "sidebarAdaptable", "tabBarOnly", "grouped", "carousel", "verticalPage"])
        constant("TabViewStyle", "page: TabViewStyle") { _ in .native(.option(type: "TabViewStyle", name: "page")) }
        constant("TabViewStyle", "page(indexDisplayMode: PageIndexDisplayMode) -> TabViewStyle") { c in
            .native(.option(type: "TabViewStyle", name: c.optionName(0) == "never" ? "page.bare" : "page"))
        }
        initializer("PageTabViewStyle(indexDisplayMode: PageIndexDisplayMode = .automatic) -> TabViewStyle") { c in
            .native(.option(type: "TabViewStyle", name: c.optionName(0) == "never" ? "page.bare" : "page"))
        }
        initializer("DefaultTabViewStyle() -> TabViewStyle") { _ in
            .native(.option(type: "TabViewStyle", name: "automatic"))
        }
        options("PageIndexDisplayMode", ["automatic", "always", "never"])
    }
}

extension BuiltinCall {
    /// A modifier that puts a style into the environment by its name.
    func styleChange(_ key: ControlKey, _ index: Int) -> ModifierValue.Kind {
        .environment(.custom(key: key.rawValue, value: arguments[index]))
    }
}

extension ControlParts {
    /// The height of a tab bar above the home indicator, in points (published).
    private static let barHeight = 49.0

    func tabs(_ tabs: [TaggedView], _ selection: BindingValue?) throws(Failure) -> ViewValue {
        var chosen: ViewID?
        if let selection { chosen = ViewID(try selection.get(machine)) }
        switch styleName(.tabViewStyle) {
        case "page": return pages(tabs, chosen, selection, hasIndex: true)
        case "page.bare": return pages(tabs, chosen, selection, hasIndex: false)
        default: break
        }
        let index = tabs.firstIndex { $0.tag == chosen && chosen != nil } ?? 0
        guard tabs.indices.contains(index) else { return view(.empty) }
        let page = view(.conditional(branch: index, tabs[index].view))
        var search = TabBarSearch(machine.context)
        guard try !search.isHidden(by: tabs[index].view) else {
            return page.with(.flexibleFrame(FlexibleFrameValue(maxWidth: .infinity, maxHeight: .infinity)))
        }
        return underBar(tabBar(tabs, index, selection), page)
    }

    /// A view that takes the room above a bar at the lower edge, with a line above the bar and its material down to the edge.
    func underBar(_ bar: ViewValue, _ content: ViewValue) -> ViewValue {
        let line = shape(.rectangle, .color(.named("separator"))).framed(height: 1.0 / 3)
        let whole = bar.with(.overlay(content: .value(line), alignment: .top))
            .with(.backgroundStyle(.material("bar"), ignoresSafeAreaEdges: .all))
        let inset = SafeAreaInsetValue(edge: .bottom, alignment: .horizontalCenter, spacing: 0, content: .value(whole))
        return
            content
            .with(.flexibleFrame(FlexibleFrameValue(maxWidth: .infinity, maxHeight: .infinity)))
            .with(.safeAreaInset(inset))
    }

    private func tabBar(_ tabs: [TaggedView], _ chosen: Int, _ selection: BindingValue?) -> ViewValue {
        let items = tabs.enumerated().map { index, tab -> ViewValue in
            let choose = action { machine throws(Failure) in
                if let selection, let tag = tab.tag { try selection.set(machine, Value(id: tag)) }
            }
            let label = column([group(tab.tabItem ?? .value(view(.empty)))], spacing: 2)
                .with(.environment(.custom(key: ControlKey.labelStyle.rawValue, value: Self.stacked)))
                .with(.environment(.font(FontValue(base: .system(size: 10), weight: .medium))))
            return label.styled(index == chosen ? .tint : .color(.named("gray")))
                .with(.flexibleFrame(FlexibleFrameValue(maxWidth: .infinity, maxHeight: .infinity)))
                .with(.contentShape(.rectangle))
                .with(.onTapGesture(count: 1, action: choose))
        }
        return row(items, spacing: 0).framed(height: Self.barHeight)
    }

    private static var stacked: Value { .native(.option(type: "LabelStyle", name: "stacked")) }

    /// Pages take the room that is there, each as large as all of it.
    private func pages(
        _ tabs: [TaggedView],
        _ chosen: ViewID?,
        _ selection: BindingValue?,
        hasIndex: Bool
    ) -> ViewValue {
        sized { parts, size in parts.pages(tabs, chosen, selection, hasIndex: hasIndex, size: size) }
    }

    private func pages(
        _ tabs: [TaggedView],
        _ chosen: ViewID?,
        _ selection: BindingValue?,
        hasIndex: Bool,
        size: Size
    ) -> ViewValue {
        let views = tabs.enumerated().map { index, tab in
            tab.view
                .framed(width: size.width, height: size.height)
                .with(.id(tab.tag ?? ViewID(Value.int(index))))
        }
        let stack = row(views, spacing: 0).with(.scrollTargetLayout(isEnabled: true))
        var scroll = view(
            .scrollView(ScrollViewValue(axes: .horizontal, showsIndicators: false, content: .value(stack)))
        )
        .with(.scrollTargetBehavior(.paging))
        if let selection { scroll = scroll.with(.scrollPositionID(selection, anchor: nil)) }
        guard hasIndex, tabs.count > 1 else { return scroll }
        let current = tabs.firstIndex { $0.tag == chosen && chosen != nil } ?? 0
        let dots = tabs.indices.map { index in
            shape(.circle, .color(.opacity(.named("white"), index == current ? 1 : 0.3))).framed(width: 8, height: 8)
        }
        return scroll.with(
            .overlay(content: .value(row(dots, spacing: 9).padded(.vertical, 9)), alignment: .bottom)
        )
    }
}
