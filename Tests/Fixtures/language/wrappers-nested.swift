@propertyWrapper struct Twice {
    var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue * 2 }
}
@propertyWrapper struct Keep<V> {
    var wrappedValue: V; var projectedValue: String { "keep \(wrappedValue)" };
    init(wrappedValue: V) { self.wrappedValue = wrappedValue }
}
struct N { @Keep @Twice var a = 4; @Keep var b: Int? }
func main() {
    var n = N()
    print(n.a)
    n.a = 7
    print(n.a, n.b as Any)
    n.b = 2; print(n.b!)
}
