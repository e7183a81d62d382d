import LayoutCore
import ViewRuntime

/// An item of a toolbar, with the bar that it stands in.
struct ToolbarEntry {
    enum Place {
        case navigationBar(ToolbarItemValue.Placement)
        /// The bar at the lower edge.
        case bottomBar
        /// The middle of the bar at the lower edge.
        case status
        /// Above a keyboard, which never shows.
        case keyboard
    }

    var place: Place
    var content: ViewContent
}

/// Toolbars: items in the navigation bar, and in a bar at the lower edge.
extension BuiltinTable {
    mutating func addToolbars() {
        addToolbarItems()
        addToolbarPlacements()
        addToolbarModifiers()
    }

    private mutating func addToolbarItems() {
        for (form, index) in [
            ("ToolbarItem(placement: ToolbarItemPlacement = .automatic, ", 0),
            ("ToolbarItemGroup(placement: ToolbarItemPlacement = .automatic, ", 0),
            (
                "ToolbarItem(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, ",
                1
            ),
        ] {
            let content = index == 0 ? 1 : 3
            initializer("\(form)content: @ViewBuilder () -> View) -> ToolbarContent") { c throws(Failure) in
                .native(.toolbarItem(ToolbarEntry(place: c.toolbarPlace(index), content: try c.content(content))))
            }
        }
        initializer(
            "ToolbarSpacer(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) -> ToolbarContent",
            .approximate("takes no room in the navigation bar")
        ) { c in
            guard case .bottomBar = c.toolbarPlace(1) else { return c.emptyToolbarItem }
            let spacer = ViewValue(.spacer(minLength: nil), source: c.position)
            return .native(.toolbarItem(ToolbarEntry(place: .bottomBar, content: .value(spacer))))
        }
        initializer(
            "DefaultToolbarItem(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) -> ToolbarContent",
            .approximate("the system's own items stand where they stand without it")
        ) { $0.emptyToolbarItem }
        initializer(
            "ToolbarTitleMenu(content: @ViewBuilder () -> View) -> ToolbarContent",
            .approximate("takes no room; nothing opens below the title")
        ) { $0.emptyToolbarItem }
        options("SpacerSizing", ["flexible", "fixed"])
        options("ToolbarDefaultItemKind", ["title", "sidebarToggle", "search"])
    }

    private mutating func addToolbarPlacements() {
        options(
            "ToolbarItemPlacement",
            [
                "automatic", "principal", "topBarLeading", "topBarTrailing", "navigationBarLeading",
                "navigationBarTrailing", "bottomBar", "cancellationAction", "confirmationAction", "primaryAction",
                "navigation", "keyboard", "status", "title", "destructiveAction", "secondaryAction",
            ]
        )
    }

    private mutating func addToolbarModifiers() {
        let grade = SupportGrade.approximate(
            "labels show their icons; a bar at the lower edge is 44 points high, its items share its length; "
                + "items for the keyboard never show"
        )
        for (form, index) in [("", 0), ("id: String, ", 1)] {
            transform("toolbar(\(form)content: @ToolbarContentBuilder () -> ToolbarContent)", grade) {
                c,
                view throws(Failure) in
                try c.toolbar(try c.toolbarItems(index), on: view)
            }
        }
        for (form, places) in [
            ("leading: View, trailing: View", [ToolbarItemValue.Placement.leading, .trailing]),
            ("leading: View", [.leading]), ("trailing: View", [.trailing]),
        ] {
            transform("navigationBarItems(\(form))") { c, view throws(Failure) in
                var items: [ToolbarEntry] = []
                for (index, place) in places.enumerated() {
                    items.append(ToolbarEntry(place: .navigationBar(place), content: try c.content(index)))
                }
                return try c.toolbar(items, on: view)
            }
        }
        modifier("toolbar(removing: ToolbarDefaultItemKind?)", .ignored("it would have taken an item off the bar")) {
            _ in .ignored(name: "toolbar")
        }
    }
}

extension BuiltinCall {
    fileprivate func toolbarPlace(_ index: Int) -> ToolbarEntry.Place {
        switch optionName(index) {
        case "principal", "title": .navigationBar(.principal)
        case "topBarLeading", "navigationBarLeading", "cancellationAction", "navigation": .navigationBar(.leading)
        case "topBarTrailing", "navigationBarTrailing", "confirmationAction", "primaryAction":
            .navigationBar(.trailing)
        case "bottomBar": .bottomBar
        case "status": .status
        case "keyboard": .keyboard
        default: .navigationBar(.automatic)
        }
    }

    fileprivate var emptyToolbarItem: Value {
        let nothing = ViewContent.value(ViewValue(.empty, source: position))
        return .native(.toolbarItem(ToolbarEntry(place: .navigationBar(.automatic), content: nothing)))
    }

    /// The items that a toolbar builder makes; a view that is no item is one by itself.
    fileprivate func toolbarItems(_ index: Int) throws(Failure) -> [ToolbarEntry] {
        let made = try machine.call(try function(index), [])
        var items: [ToolbarEntry] = []
        try collectItems(made, &items)
        return items
    }

    private func collectItems(_ value: Value, _ items: inout [ToolbarEntry]) throws(Failure) {
        switch value {
        case .array(let values):
            for value in values { try collectItems(value, &items) }
        case .null, .void: return
        case .native(let box):
            guard case .toolbarItem(let item) = box.native else { fallthrough }
            items.append(item)
        default:
            let view = try value.asView(position)
            items.append(ToolbarEntry(place: .navigationBar(.automatic), content: .value(view)))
        }
    }

    /// A view with the items of its toolbar in the navigation bar around it, and in a bar below it.
    fileprivate func toolbar(_ items: [ToolbarEntry], on view: ViewValue) throws(Failure) -> ViewValue {
        let parts = ControlParts(machine: machine, source: position)
        var upper: [ToolbarItemValue] = []
        var lower: [ViewContent] = []
        var status: [ViewContent] = []
        for item in items {
            switch item.place {
            case .navigationBar(let placement):
                upper.append(ToolbarItemValue(placement: placement, content: parts.inToolbar(item.content)))
            case .bottomBar: lower.append(item.content)
            case .status: status.append(parts.inToolbar(item.content))
            case .keyboard: continue
            }
        }
        let titled = view.modified(.toolbar(items: upper), source: position)
        guard !lower.isEmpty || !status.isEmpty else { return titled }
        return try parts.bottomBar(lower, status, below: titled)
    }
}

extension ControlParts {
    /// The height of a toolbar at the lower edge of a phone, in points (general knowledge of `UIToolbar`).
    private static let toolbarHeight = 44.0
    /// The distance of a toolbar's items from its ends, in points (general knowledge).
    private static let toolbarMargin = 16.0

    /// The content of a bar's item: its labels show their icons alone, unless a style says otherwise.
    ///
    /// Apple's page on `titleAndIcon` names toolbars as places where labels do.
    func inToolbar(_ content: ViewContent) -> ViewContent {
        guard machine.context.readEnvironment().custom[ControlKey.labelStyle.rawValue] == nil else { return content }
        let iconOnly = Value.native(.option(type: "LabelStyle", name: "iconOnly"))
        return .value(group(content).with(.environment(.custom(key: ControlKey.labelStyle.rawValue, value: iconOnly))))
    }

    /// A bar of 44 points at the lower edge, into which the safe area above it does not reach.
    ///
    /// Items share its length: room between them is flexible unless the program has spacers there; one alone stands in the middle.
    fileprivate func bottomBar(
        _ items: [ViewContent],
        _ status: [ViewContent],
        below content: ViewValue
    ) throws(Failure) -> ViewValue {
        var views: [ViewValue] = []
        for item in items { views += try TaggedView.collect(item, machine).map(\.view) }
        if !views.contains(where: \.isSpacer) {
            views = Array(views.map { [$0] }.joined(separator: [spacer]))
        }
        views = views.map { $0.isSpacer ? $0 : group(inToolbar(.value($0))) }
        let bar = layers([row(views).wide(), row(status.map(group))])
            .padded(.horizontal, Self.toolbarMargin)
            .framed(height: Self.toolbarHeight)
        return underBar(bar, content)
    }
}

extension ViewValue {
    fileprivate var isSpacer: Bool { if case .spacer = kind { true } else { false } }
}
