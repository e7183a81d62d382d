@propertyWrapper
class Shared<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    var projectedValue: Shared<Value> { self }
}
@propertyWrapper
struct Lazily<Value> {
    enum State { case none(() -> Value), made(Value) }
    private var state: State
    init(wrappedValue: @autoclosure @escaping () -> Value) { state = .none(wrappedValue) }
    var wrappedValue: Value {
        mutating get {
            switch state {
            case .none(let make): let value = make(); state = .made(value); return value
            case .made(let value): return value
            }
        }
        set { state = .made(newValue) }
    }
}
@propertyWrapper
struct Logged<Value> {
    private let name: String
    private var value: Value
    init(wrappedValue: Value, _ name: String = "value") { self.name = name; value = wrappedValue }
    var wrappedValue: Value {
        get { print("read \(name)"); return value }
        set { print("write \(name): \(value) -> \(newValue)"); value = newValue }
    }
}
@propertyWrapper
struct Default<Value> {
    var stored: Value?
    let fallback: Value
    init(wrappedValue: Value?, fallback: Value) { stored = wrappedValue; self.fallback = fallback }
    init(_ fallback: Value) { self.fallback = fallback; stored = nil }
    var wrappedValue: Value {
        get { stored ?? fallback }
        set { stored = newValue }
    }
    var projectedValue: Bool { stored == nil }
}
@propertyWrapper
struct Upper {
    var wrappedValue: String { didSet { wrappedValue = wrappedValue.uppercased() } }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() }
}
@propertyWrapper
struct Constant { var wrappedValue: Int { 42 } }
func make(_ s: String) -> String { print("making \(s)"); return s }
struct Settings {
    @Default("anon") var user: String
    @Default(3) var tries: Int
    @Logged var speed = 1.5
    @Logged("title") var title = "t"
    @Upper var code = "abc"
    @Constant var answer
    @Shared var items: [String] = []
}
struct Cache { @Lazily var big: String = make("big"); var n = 0 }
struct Wrapped<T> { @Logged var value: T; init(_ v: T) { _value = Logged(wrappedValue: v, "own") } }
func take(_ b: Shared<[String]>) { b.wrappedValue.append("taken") }
struct Observed {
    @Upper var name: String = "x" {
        didSet { print("name \(oldValue) -> \(name)") }
        willSet { print("will \(newValue)") }
    }
}
func show(@Upper text: String) { print(text, text.count) }
func main() {
    var s = Settings()
    print(s.user, s.$user, s.tries, s.answer)
    s.user = "kim"
    print(s.user, s.$user)
    s.speed *= 2
    s.title += "!"
    print(s.code); s.code = "xyz"; print(s.code)
    let t = s
    s.items.append("a"); take(s.$items)
    print(t.items, s.items)
    var c = Cache()
    print("before"); print(c.big); print(c.big); c.big = "z"; print(c.big)
    var w = Wrapped(7)
    w.value += 1
    print(w.value)
    var o = Observed()
    o.name = "hey"
    print(o.name)
    show(text: "loud")
    var m = Settings(
        user: Default("q"),
        tries: Default(wrappedValue: 5, fallback: 1),
        speed: 9,
        title: "t2",
        code: "k",
        answer: Constant(),
        items: ["i"]
    )
    print(m.user, m.tries, m.code, m.items)
    m.tries = 8
    print(m.tries, m.$tries)
}
