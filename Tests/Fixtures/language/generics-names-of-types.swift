// How generic types print: with what their parameters stand for, told by arguments, annotations and contexts.

struct Box<T> { var value: T }
struct Pair<First, Second> {
    var first: First
    var second: Second
}
final class Ref<T> {
    var value: T
    init(_ value: T) { self.value = value }
}
enum Step<T> { case none, some(T), several([T]) }
struct Crate { var box: Box<Int>, list: [Box<String>] }
struct Plain { var n = 1 }

func wrapped<T>(_ value: T) -> Box<T> { Box(value: value) }
func half(_ box: Box<Double>) -> Double { box.value / 2 }
func make() -> Box<Double> { Box(value: 7) }

extension Box {
    func map<U>(_ transform: (T) -> U) -> Box<U> { Box<U>(value: transform(value)) }
}
extension Box: Equatable where T: Equatable {}

func main() {
    print(Box(value: 3), Box(value: "a"), Box(value: 2.5), Box(value: [1]))
    print([Box(value: 3)], (Box(value: true), 1))
    print(Pair(first: 1, second: "x"), Pair(first: Box(value: 1), second: [2.5: "y"]))
    print(Crate(box: Box(value: 3), list: [Box(value: "z")]))
    print(Box(value: Plain()), [Box(value: Plain())])
    let fraction: Box<Double> = Box(value: 5)
    print(fraction, fraction.value, half(Box(value: 5)), make())
    let list: [Box<Double>] = [Box(value: 1), .init(value: 2)]
    print(list, list[0].value)
    let maybe: Box<Int?> = Box(value: nil)
    print(maybe)
    let optional: Box<Double>? = Box(value: 4)
    print(optional ?? make(), optional as Any)
    let table: [String: Box<Double>] = ["a": Box(value: 1)]
    print(table["a"]?.value ?? 0)
    print(wrapped(3), wrapped("s"), Box(value: 3).map { Double($0) / 2 })
    print(type(of: Box(value: 3)), type(of: fraction), type(of: [fraction]), type(of: Pair(first: 1, second: "x")))
    print(type(of: Ref(2)), Box<Int>.self, type(of: Step.some(3)), type(of: Box(value: Box(value: "n"))))
    print(Ref("r"), [Ref(1.5)].count)
    let step: Step<Double> = .some(3)
    print(step, Step.several([1, 2]))
    print(Box(value: 3) == Box(value: 3), Box(value: 3.0) == fraction, fraction == Box(value: 5))
    var changing: Box<Double> = Box(value: 1)
    changing.value = 3
    print(changing.value, changing)
    print(Box<(Int, String)>(value: (1, "t")).value.1)
    print(Box(value: Optional(3)), Box(value: Set([1])))
    print("\(Box(value: 3))", String(describing: fraction), String(reflecting: Plain()))
    print(Box<Float>(value: 2), Box<Character>(value: "c"), Box<UInt8>(value: 9))
}
