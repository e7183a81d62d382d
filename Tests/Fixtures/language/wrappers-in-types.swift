@propertyWrapper struct Positive {
    init() {}; init(wrappedValue: Int) { n = max(0, wrappedValue) }
    private var n: Int = 0
    var wrappedValue: Int {
        get { n }
        set { n = max(0, newValue) }
    }
}
@propertyWrapper struct Named<V> {
    var wrappedValue: V
    var name: String
    var projectedValue: String { "\(name)=\(wrappedValue)" }
    init(wrappedValue: V, name: String) { self.wrappedValue = wrappedValue; self.name = name }
}
@propertyWrapper struct Doubled {
    var wrappedValue: Int { didSet {} };
    var projectedValue: Int {
        get { wrappedValue * 2 }
        set { wrappedValue = newValue / 2 }
    }; init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct EnumBox<E: RawRepresentable> where E.RawValue == String {
    var raw: String
    let fallback: E
    init(wrappedValue: E) { raw = wrappedValue.rawValue; fallback = wrappedValue }
    var wrappedValue: E {
        get { E(rawValue: raw) ?? fallback }
        set { raw = newValue.rawValue }
    }
}
@propertyWrapper struct History<Value> {
    private(set) var values: [Value]
    init(wrappedValue: Value) { values = [wrappedValue] }
    var wrappedValue: Value {
        get { values[values.count - 1] }
        set { values.append(newValue) }
    }
    var projectedValue: [Value] { values }
    mutating func undo() { if values.count > 1 { values.removeLast() } }
}
enum Mode: String { case light, dark }
struct Score { @Positive var a: Int; @Positive var b; @Doubled var d = 4; @EnumBox var mode: Mode = .light }
class Base { @Named(name: "base") var x = 1; func report() -> String { $x } }
class Derived: Base {
    @Named(name: "more") var y = [1, 2]; override func report() -> String { super.report() + " " + $y }
}
struct Doc {
    @History var text = ""; mutating func undo() { _text.undo() }; init() {}; init(text: String) { self.text = text }
}
struct Pair { @Positive var x: Int = 3; @Named(name: "n") var label: String? = nil; var z = 1 }
enum Place { @Named(name: "static") static var here = 5 }
protocol HasName { var title: String { get set } }
struct Card: HasName {
    @History var title: String = "one"; static func == (l: Card, r: Card) -> Bool { l.title == r.title }
}
func main() {
    var s = Score()
    s.a = -4; s.b = 9
    print(s.a, s.b, s.d, s.$d)
    s.$d = 20
    print(s.d, s.$d, s.mode)
    s.mode = .dark
    print(s.mode, s.mode == .dark)
    let d = Derived()
    d.x += 4; d.y.append(7)
    print(d.report(), d.$x, d.y.map { $0 * 2 })
    var doc = Doc()
    doc.text = "a"; doc.text += "b"; doc.text.append("c")
    print(doc.$text)
    doc.undo()
    print(doc.text, doc.text.count, doc.text.isEmpty)
    print(Doc(text: "hello").$text)
    var p = Pair()
    print(p.x, p.label as Any, p.$label)
    p.label = "L"; p.x = -1
    print(p.x, p.label ?? "-")
    Place.here += 1
    print(Place.here, Place.$here)
    var any: HasName = Card()
    any.title = "two"
    print(any.title)
    var cards = [Card(), Card()]
    cards[0].title = "x"
    print(cards.map(\.title), cards[0] == cards[1], cards[0].$title)
    for i in cards.indices { cards[i].title += "\(i)" }
    print(cards.map { $0.$title.count })
    func inner() -> Int {
        @Positive var n: Int
        n = -3
        let first = n
        n = 5
        return first + n
    }
    print(inner())
    let make = { (v: Int) -> String in
        @Named(name: "c") var k = v; k += 1; return $k
    }
    print(make(4))
    let held = s.a; s.a = s.b; s.b = held
    print(s.a, s.b)
    func bump(_ n: inout Int) { n += 100 }
    bump(&s.b)
    print(s.b)
}
