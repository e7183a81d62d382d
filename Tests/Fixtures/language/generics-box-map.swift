struct Wrap<T> {
    var v: T
    func map<U>(_ f: (T) -> U) -> Wrap<U> { Wrap<U>(v: f(v)) }
}
func main() { print(Wrap(v: 3).map { $0 * 2 }.map { "n\($0)" }.v) }
