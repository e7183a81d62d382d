import Testing

@testable import ViewInterpreter

/// What is offered at each kind of place, also where the rest of the program has mistakes.
@Suite("Places of completion")
struct CompletionPlacesTests {
    /// A program with a model, a protocol and a sum type; its body holds some lines.
    private func program(_ body: String, members: String = "", after: String = "") -> CursorSource {
        CursorSource(
            """
            import SwiftUI
            enum Filter: String, CaseIterable { case all, open, done(Int)
                var title: String { "" } }
            protocol Priced { var price: Double { get }; func discounted(by part: Double) -> Double }
            extension Priced { func half() -> Double { discounted(by: 0.5) } }
            struct Item: Identifiable, Priced { let id = 1; var name = ""; var price = 1.0; var parent: Filter?
                func discounted(by part: Double) -> Double { price * part }
                static let sample = Item() }
            @Observable final class Store { var items: [Item] = []; var filter = Filter.all; func reload() {} }
            extension EnvironmentValues { @Entry var accent = Color.red }
            struct ContentView: View {
                @State private var store = Store()
                @State private var text = ""
                @Environment(\\.dismiss) private var dismiss
                var chosen: Item?
                \(members)
                func open(_ item: Item, animated: Bool = true) {}
                var body: some View {
                    \(body)
                }
            }
            \(after)
            """
        )
    }

    @Test(arguments: [
        ("Text(store.‸)", ["filter", "items", "reload()"]),
        ("Text(store.items.‸)", ["append(_:)", "count", "first", "isEmpty", "filter(_:)"]),
        ("Text(store.items[0].‸)", ["discounted(by:)", "half()", "id", "name", "parent", "price"]),
        ("Text(chosen?.‸)", ["name", "price", "half()"]),
        ("ForEach(store.items) { item in Text(item.‸) }", ["name", "price"]),
        ("ForEach(store.items) { Text($0.‸) }", ["name", "price"]),
        ("ForEach($store.items) { $item in TextField(\"\", text: $item.‸) }", ["name", "price"]),
        ("Toggle(\"\", isOn: $store.‸) ", ["items", "filter"]),
        ("Text(Item.‸)", ["sample"]), ("Text(self.‸)", ["chosen", "open(_:animated:)", "store", "text"]),
        ("Text(Filter.‸)", ["all", "allCases", "done(_:)", "open"]),
        ("Text(\"\\(text.‸)\")", ["count", "isEmpty", "uppercased()"]),
        ("GeometryReader { proxy in Color.red.frame(width: proxy.size.‸) }", ["height", "width"]),
    ])
    func `members of a value of any known type`(body: String, expected: [String]) {
        let labels = program(body).labels

        for label in expected { #expect(labels.contains(label), "\(label) is not among \(labels.prefix(20))") }
    }

    @Test(arguments: [
        ("if store.filter == .‸ { Text(\"\") }", ["all", "open"]),
        ("let other: Filter = .‸\nText(\"\")", ["all", "done(_:)"]),
        ("Button(\"\") { store.filter = .‸ }", ["all", "open"]),
        ("switch store.filter { case .‸: Text(\"\") }", ["all", "done(_:)", "open"]),
        ("Text(\"\").multilineTextAlignment(.‸)", ["center", "leading", "trailing"]),
        ("Image(systemName: \"star\").imageScale(.‸)", ["large", "medium", "small"]),
        ("Text(\"\").buttonStyle(.‸)", ["bordered", "borderedProminent", "plain"]),
        ("Text(\"\").frame(maxWidth: 1, alignment: .‸)", ["leading", "topLeading"]),
        ("HStack(alignment: .‸) {}", ["firstTextBaseline", "top"]),
        ("LazyVStack(pinnedViews: .‸) {}", ["sectionFooters", "sectionHeaders"]),
        ("Text(\"\").animation(.‸, value: text)", ["easeIn", "spring(duration:bounce:blendDuration:)"]),
        ("Text(\"\").background(.‸)", ["blue", "thinMaterial"]),
    ])
    func `cases and static members that a place asks for`(body: String, expected: [String]) {
        let labels = program(body).labels

        for label in expected { #expect(labels.contains(label), "\(label) is not among \(labels.prefix(20))") }
    }

    @Test(arguments: [
        ("ForEach(store.items, id: \\.‸) { _ in Text(\"\") }", ["id", "name", "price", "self"]),
        ("Text(\"\").environment(\\.‸, 1)", ["accent", "colorScheme", "lineLimit"]),
        ("Text(\"\\(store.items.map(\\.‸))\")", ["name", "price"]),
    ])
    func `parts of key paths`(body: String, expected: [String]) {
        let labels = program(body).labels

        for label in expected { #expect(labels.contains(label), "\(label) is not among \(labels.prefix(20))") }
    }

    @Test func `keys of the environment where a property is declared`() {
        let labels = program("Text(\"\")", members: "@Environment(\\.‸) private var other").labels

        for label in ["accent", "colorScheme", "dismiss"] { #expect(labels.contains(label)) }
    }

    @Test(arguments: [
        ("VSt‸", "VStack"), ("Lazy‸", "LazyVStack"), ("Col‸", "Color"), ("It‸", "Item"), ("Fil‸", "Filter"),
        ("ForE‸", "ForEach"), ("NavigationS‸", "NavigationStack"),
    ])
    func `names of views and types where an expression begins`(body: String, expected: String) {
        #expect(program(body).list.items.contains { $0.name == expected })
    }

    @Test(arguments: [
        ("VStack(‸) {}", ["alignment:", "spacing:"]), ("Text(\"\").frame(‸)", ["alignment:", "height:", "width:"]),
        ("Text(\"\").shadow(color: .red, ‸)", ["radius:"]), ("open(chosen!, ‸)", ["animated:"]),
        ("Item(‸)", ["name:", "parent:", "price:"]), ("Text(\"\").onChange(‸)", ["of:"]),
    ])
    func `labels of arguments`(body: String, expected: [String]) {
        let labels = program(body).labels

        for label in expected { #expect(labels.contains(label), "\(label) is not among \(labels.prefix(20))") }
    }

    @Test(arguments: [
        "Text(store.‸)", "Text(unknown.thing)\nText(store.‸)", "Text(store.‸", "if store.filter == {\nText(store.‸) }",
        "VStack { Text(1 +) }\nText(store.‸)", "let x = \nText(store.‸)",
    ])
    func `mistakes elsewhere do not matter`(body: String) {
        let labels = program(body, after: "struct Broken: View { var body: some View { Nothing() } }").labels

        #expect(labels.contains("filter") && labels.contains("items"), "\(labels.prefix(12))")
    }

    @Test(arguments: [
        "‸", "Text(\"\").‸", "store.‸", "Text(‸)", "Color.‸", "let a: ‸ = 1", "Item.‸", "self.‸", "$store.‸",
        "Animation.‸", "ForEach(‸)", "Text(\"\").background(.‸)", "Text(\"\").transition(.‸)",
    ])
    func `no name of our own is offered`(body: String) {
        for item in program(body).list.items {
            #expect(!item.label.hasPrefix("__") && !item.insert.contains("__"), "\(item.label)")
            #expect(!item.signature.contains("__"), "\(item.signature)")
        }
    }

    @Test(arguments: [
        ("Text(\"\").frame(width: 1, ‸)", "frame(width:"), ("VStack(‸) {}", "VStack(alignment:"),
        ("open(‸)", "open(_ item: Item, animated: Bool = …)"), ("Item(‸)", "Item(name:"),
        ("store.items.append(‸)", "append(_ "), ("Text(\"\").onChange(of: text, ‸)", "onChange(of:"),
    ])
    func `the forms of a call`(body: String, start: String) {
        let forms = program(body).help.forms.map(\.signature)

        #expect(forms.contains { $0.hasPrefix(start) }, "\(forms)")
    }
}
