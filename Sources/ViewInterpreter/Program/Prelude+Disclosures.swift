extension Prelude {
    /// A disclosure group that keeps by itself whether it is open.
    static let disclosureGroup = """
        struct DisclosureGroupState<Label: View, Content: View>: View {
            @State private var isExpanded = false
            let label: Label
            let content: () -> Content
            init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
                label = Text(title)
                self.content = content
            }
            init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
                self.label = label()
                self.content = content
            }
            var body: some View {
                DisclosureGroup(isExpanded: $isExpanded) {
                    content()
                } label: {
                    label
                }
            }
        }
        """

    /// Rows that open and close, of data that holds more of its kind.
    static let outlineGroup = """
        struct OutlineGroup<Item: Identifiable, Content: View>: View {
            let items: [Item]
            let children: KeyPath<Item, [Item]?>
            let content: (Item) -> Content
            init(
                _ items: [Item],
                children: KeyPath<Item, [Item]?>,
                @ViewBuilder content: @escaping (Item) -> Content
            ) {
                self.items = items
                self.children = children
                self.content = content
            }
            init(_ root: Item, children: KeyPath<Item, [Item]?>, @ViewBuilder content: @escaping (Item) -> Content) {
                self.init([root], children: children, content: content)
            }
            var body: some View {
                ForEach(items) { item in
                    if let inner = item[keyPath: children] {
                        DisclosureGroupState {
                            OutlineGroup(inner, children: children, content: content)
                        } label: {
                            content(item)
                        }
                    } else {
                        content(item)
                    }
                }
            }
        }
        """
}
