import LayoutCore
import ScrollDynamics
import ViewRuntime

/// Modifiers of scroll views, of what happens to a view, and of bars.
extension BuiltinTable {
    mutating func addScrollModifiers() {
        modifier(
            "contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for: ContentMarginPlacement = .automatic)"
        ) { c in
            .contentMargins(
                edges: c.edges(0) ?? .all,
                insets: EdgeInsets(c.edges(0) ?? .all, c.double(1) ?? 16),
                placement: c.marginPlacement(2)
            )
        }
        modifier("contentMargins(_ length: CGFloat, for: ContentMarginPlacement = .automatic)") { c in
            .contentMargins(edges: .all, insets: EdgeInsets(.all, c.double(0) ?? 0), placement: c.marginPlacement(1))
        }
        modifier(
            "contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for: ContentMarginPlacement = .automatic)"
        ) { c in
            .contentMargins(edges: c.edges(0) ?? .all, insets: c.insets(1) ?? .zero, placement: c.marginPlacement(2))
        }
        modifier("scrollDisabled(_ disabled: Bool)") { .scrollDisabled($0.bool(0) ?? false) }
        modifier("scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])") { c in
            let behavior: ScrollBounceBehavior =
                switch c.optionName(0) {
                case "always": .always
                case "basedOnSize": .basedOnSize
                default: .automatic
                }
            return .scrollBounceBehavior(behavior, axes: c.axes(1) ?? .vertical)
        }
        modifier("scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])")
        { c in
            let visibility: ScrollIndicatorVisibility =
                switch c.optionName(0) {
                case "visible": .visible
                case "hidden": .hidden
                case "never": .never
                default: .automatic
                }
            return .scrollIndicators(visibility, axes: c.axes(1) ?? [.vertical, .horizontal])
        }
        modifier("scrollClipDisabled(_ disabled: Bool = true)") { .scrollClipDisabled($0.bool(0) ?? true) }
        modifier("scrollTargetLayout(isEnabled: Bool = true)") { .scrollTargetLayout(isEnabled: $0.bool(0) ?? true) }
        modifier("scrollTargetBehavior(_ behavior: ScrollTargetBehavior)") { c in
            .scrollTargetBehavior(c.scrollTargetBehavior(0))
        }
        modifier("scrollPosition(id: Binding<T>, anchor: UnitPoint? = nil)") { c throws(Failure) in
            .scrollPositionID(try c.binding(0), anchor: c.unitPoint(1))
        }
        modifier("scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)") { c throws(Failure) in
            .scrollPosition(try c.binding(0), anchor: c.unitPoint(1))
        }
        modifier("defaultScrollAnchor(_ anchor: UnitPoint?)") { .defaultScrollAnchor($0.unitPoint(0), role: nil) }
        modifier("defaultScrollAnchor(_ anchor: UnitPoint?, for: ScrollAnchorRole)") { c in
            let role: ScrollAnchorRole =
                switch c.optionName(1) {
                case "sizeChanges": .sizeChanges
                case "alignment": .alignment
                default: .initialOffset
                }
            return .defaultScrollAnchor(c.unitPoint(0), role: role)
        }
        modifier(
            "refreshable(action: () -> Void)",
            .approximate("the height of the spinner and the pull that starts it are not known")
        ) { c throws(Failure) in .refreshable(try c.function(0)) }
        options("ContentMarginPlacement", ["automatic", "scrollContent", "scrollIndicators"])
        options("ScrollBounceBehavior", ["automatic", "always", "basedOnSize"])
        options("ScrollIndicatorVisibility", ["automatic", "visible", "hidden", "never"])
        options("ScrollAnchorRole", ["initialOffset", "sizeChanges", "alignment"])
    }

    mutating func addEventModifiers() {
        modifier("onGeometryChange(for: T.Type, of: (GeometryProxy) -> T, action: (T) -> Void)") { c throws(Failure) in
            .onGeometryChange(transform: try c.function(1), action: try c.function(2))
        }
        modifier("onGeometryChange(for: T.Type, of: (GeometryProxy) -> T, action: (T, T) -> Void)") {
            c throws(Failure) in
            .onGeometryChange(transform: try c.function(1), action: try c.function(2))
        }
        modifier("onScrollGeometryChange(for: T.Type, of: (ScrollGeometry) -> T, action: (T, T) -> Void)") {
            c throws(Failure) in
            .onScrollGeometryChange(transform: try c.function(1), action: try c.function(2))
        }
        modifier("onScrollPhaseChange(_ action: (ScrollPhase, ScrollPhase) -> Void)") { c throws(Failure) in
            .onScrollPhaseChange(try c.function(0))
        }
        modifier("onScrollPhaseChange(_ action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)") {
            c throws(Failure) in
            .onScrollPhaseChange(try c.function(0))
        }
        modifier("onScrollVisibilityChange(threshold: Double = 0.5, _ action: (Bool) -> Void)") { c throws(Failure) in
            .onScrollVisibilityChange(threshold: c.double(0) ?? 0.5, try c.function(1))
        }
        modifier("onScrollTargetVisibilityChange(idType: T.Type, threshold: Double = 0.5, _ action: ([T]) -> Void)") {
            c throws(Failure) in
            .onScrollTargetVisibilityChange(threshold: c.double(1) ?? 0.5, try c.function(2))
        }
        modifier("preference(key: T.Type, value: Value)") { c throws(Failure) in
            .preference(try c.preferenceKey(0), value: c.arguments[1])
        }
        modifier("transformPreference(_ key: T.Type, _ callback: (inout Value) -> Void)") { c throws(Failure) in
            .transformPreference(try c.preferenceKey(0), try c.function(1))
        }
        modifier("anchorPreference(key: T.Type, value: Anchor.Source, transform: (Anchor) -> Value)") {
            c throws(Failure) in
            var source = AnchorSourceValue.bounds
            if case .anchorSource(let value)? = c.native(1) { source = value }
            return .anchorPreference(try c.preferenceKey(0), source: source, transform: try c.function(2))
        }
        modifier(
            "transformAnchorPreference(key: T.Type, value: Anchor.Source, transform: (inout Value, Anchor) -> Void)"
        ) {
            c throws(Failure) in
            var source = AnchorSourceValue.bounds
            if case .anchorSource(let value)? = c.native(1) { source = value }
            return .transformAnchorPreference(try c.preferenceKey(0), source: source, transform: try c.function(2))
        }
        modifier("onPreferenceChange(_ key: T.Type, perform: (Value) -> Void)") { c throws(Failure) in
            .onPreferenceChange(try c.preferenceKey(0), try c.function(1))
        }
        for (name, isBackground) in [("overlayPreferenceValue", false), ("backgroundPreferenceValue", true)] {
            modifier(
                "\(name)(_ key: T.Type, alignment: Alignment = .center, _ transform: @ViewBuilder (Value) -> View)"
            ) {
                c throws(Failure) in
                .preferenceView(
                    try c.preferenceKey(0),
                    alignment: c.alignment(1),
                    isBackground: isBackground,
                    try c.function(2)
                )
            }
        }
        modifier("onAppear(perform: (() -> Void)? = nil)") { c in .onAppear(c.optionalFunction(0) ?? c.nothing) }
        modifier("onDisappear(perform: (() -> Void)? = nil)") { c in .onDisappear(c.optionalFunction(0) ?? c.nothing) }
        modifier("onChange(of: T, initial: Bool = false, _ action: (T, T) -> Void)") { c throws(Failure) in
            .onChange(value: c.arguments[0], isInitial: c.bool(1) ?? false, action: try c.function(2))
        }
        modifier("onChange(of: T, initial: Bool = false, _ action: () -> Void)") { c throws(Failure) in
            .onChange(value: c.arguments[0], isInitial: c.bool(1) ?? false, action: try c.function(2))
        }
        modifier("onChange(of: T, perform: (T) -> Void)") { c throws(Failure) in
            .onChange(value: c.arguments[0], isInitial: false, action: try c.function(1))
        }
        modifier("task(priority: TaskPriority = .userInitiated, _ action: () -> Void)") { c throws(Failure) in
            .task(id: nil, action: try c.function(1))
        }
        modifier("task(name: String?, priority: TaskPriority = .userInitiated, _ action: () -> Void)") {
            c throws(Failure) in
            .task(id: nil, action: try c.function(2))
        }
        modifier("task(id: T, priority: TaskPriority = .userInitiated, _ action: () -> Void)") { c throws(Failure) in
            .task(id: c.arguments[0], action: try c.function(2))
        }
        modifier("animation(_ animation: Animation?, value: T)", .withoutMotion) {
            .animation($0.animation(0), value: $0.arguments[1])
        }
        modifier("animation(_ animation: Animation?)", .withoutMotion) { .animation($0.animation(0), value: nil) }
        modifier("transition(_ transition: AnyTransition)", .approximate("views come and go at once")) { _ in
            .transition
        }
    }

    mutating func addNavigationModifiers() {
        addSearch()
        modifier("navigationTitle(_ title: LocalizedStringKey)") { .navigationTitle($0.textValue(0)) }
        modifier("navigationTitle(_ title: Text)") { .navigationTitle($0.textValue(0)) }
        modifier("navigationTitle(_ title: Binding<String>)") { c throws(Failure) in
            .navigationTitle(TextValue(try c.binding(0).get(c.machine).description))
        }
        for name in ["navigationBarTitleDisplayMode", "toolbarTitleDisplayMode"] {
            modifier("\(name)(_ mode: NavigationBarItem.TitleDisplayMode)") {
                .navigationBarTitleDisplayMode($0.titleDisplayMode(0))
            }
        }
        options("NavigationBarItem.TitleDisplayMode", ["automatic", "inline", "large", "inlineLarge"])
        for name in ["toolbar", "toolbarVisibility"] {
            modifier("\(name)(_ visibility: Visibility, for: ToolbarPlacement...)") { c in
                .toolbarVisibility(isHidden: c.optionName(0) == "hidden", bars: c.bars(1))
            }
        }
        modifier("toolbarBackground(_ visibility: Visibility, for: ToolbarPlacement...)") { c in
            let value: ToolbarBackgroundValue =
                switch c.optionName(0) {
                case "visible": .visible
                case "hidden": .hidden
                default: .automatic
                }
            return .toolbarBackground(value, bars: c.bars(1))
        }
        modifier("toolbarBackgroundVisibility(_ visibility: Visibility, for: ToolbarPlacement...)") { c in
            let isHidden = c.optionName(0) == "hidden"
            return .toolbarBackground(
                isHidden ? .hidden : c.optionName(0) == "visible" ? .visible : .automatic,
                bars: c.bars(1)
            )
        }
        modifier("toolbarBackground(_ style: ShapeStyle, for: ToolbarPlacement...)") {
            .toolbarBackground(.style($0.style(0) ?? .background), bars: $0.bars(1))
        }
        modifier("navigationBarHidden(_ hidden: Bool)") {
            .toolbarVisibility(isHidden: $0.bool(0) ?? true, bars: .navigationBar)
        }
        options("Visibility", ["automatic", "visible", "hidden"])
        options("ToolbarPlacement", ["automatic", "navigationBar", "bottomBar", "tabBar", "windowToolbar"])
    }
}
