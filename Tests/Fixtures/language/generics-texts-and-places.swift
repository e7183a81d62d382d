// Texts by their protocol, and places of generic parameters that are left open.

struct Badge<Label> {
    var title: String
    var label: Label
    init(_ title: some StringProtocol, label: Label) {
        self.title = String(title)
        self.label = label
    }
}
struct Route<Key: Hashable, Content> {
    var content: [Key: Content]
    init(_ key: Key, _ content: Content) { self.content = [key: content] }
}

func shout<S: StringProtocol>(_ text: S) -> String { text.uppercased() + "!" }
func initials(of names: [some StringProtocol]) -> String { names.map { String($0.prefix(1)) }.joined() }

func main() {
    let text = "one two"
    print(shout(text), shout(text.prefix(3)), shout("x"))
    print(Badge("a", label: 1).title, Badge(text.dropFirst(4), label: "b"))
    print(initials(of: ["ab", "cd"]))
    let route = Route<String, _>("k", 2.5)
    print(route.content, Badge<_>("t", label: true).label)
}
