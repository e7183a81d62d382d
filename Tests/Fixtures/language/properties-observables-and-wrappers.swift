final class Observable<T> {
    private var listeners: [Int: (T, T) -> Void] = [:]; private var next = 0
    var value: T { didSet { listeners.keys.sorted().forEach { listeners[$0]?(oldValue, value) } } }
    init(_ v: T) { value = v }
    func observe(_ f: @escaping (T, T) -> Void) -> Token {
        let id = next; next += 1; listeners[id] = f; return Token { [weak self] in self?.listeners[id] = nil }
    }
    final class Token {
        private var cancelAction: (() -> Void)?; init(_ c: @escaping () -> Void) { cancelAction = c };
        func cancel() { cancelAction?(); cancelAction = nil }; deinit { cancel() }
    }
    func map<U>(_ f: @escaping (T) -> U) -> Observable<U> {
        let o = Observable<U>(f(value)); let t = observe { _, n in o.value = f(n) }; o.keep.append(t); return o
    }
    var keep: [AnyObject] = []
}
@propertyWrapper struct Clamped<V: Comparable> {
    private var v: V; let range: ClosedRange<V>; private(set) var hits = 0
    init(wrappedValue: V, _ range: ClosedRange<V>) {
        self.range = range; v = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: V {
        get { v }
        set { if !range.contains(newValue) { hits += 1 }; v = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: Int { hits }
}
@dynamicMemberLookup struct Settings {
    var store: [String: Int] = ["volume": 3];
    subscript(dynamicMember k: String) -> Int {
        get { store[k] ?? 0 }
        set { store[k] = newValue }
    }
}
struct Mixer {
    @Clamped(0...10) var level = 20; @Clamped(1...2) var step: Double = 0;
    lazy var expensive: [Int] = {
        print("made"); return (1...3).map { $0 * 2 }
    }()
    var gain: Int = 1 {
        willSet { print("will", gain, newValue) }
        didSet { if gain > 5 { gain = 5 } }
    }
}
func main() {
    let n = Observable(1); let text = n.map { "<\($0)>" }
    var log: [String] = []; var t: Observable<Int>.Token? = n.observe { log.append("\($0)->\($1)") }
    n.value = 4; n.value += 1; print(log, text.value); t?.cancel(); t = nil; n.value = 9; print(log.count, text.value)
    var m = Mixer(); print(m.level, m.step, m.$level); m.level = -4; m.level = 7; print(m.level, m.$level); m.step = 9;
    print(m.step)
    print(m.expensive.count); print(m.expensive); m.gain = 9; print(m.gain)
    var s = Settings(); s.volume += 2; s.bass = 1; print(s.volume, s.bass, s.treble)
}
