/// Operators of the program with names of built-in ones.
struct Place<Value> {
    var get: () -> Value
    var set: (Value) -> Void
}

func ?? <Value>(place: Place<Value?>, fallback: Value) -> Place<Value> {
    Place<Value>(get: { place.get() ?? fallback }, set: { place.set($0) })
}

func == <Value: Equatable>(place: Place<Value>, value: Value) -> Bool { place.get() == value }

func + <Key, Value>(a: [Key: Value], b: [Key: Value]) -> [Key: Value] { a.merging(b) { $1 } }

func * (text: String, count: Int) -> String { String(repeating: text, count: count) }

prefix func ! (place: Place<Bool>) -> Place<Bool> { Place(get: { !place.get() }, set: { place.set(!$0) }) }

struct Vector<Number: Numeric>: Equatable {
    var x: Number
    var y: Number

    static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
    static func * (a: Vector, factor: Number) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }
    static func += (a: inout Vector, b: Vector) { a = a + b }
}

func main() {
    var name: String?
    let place = Place<String?>(get: { name }, set: { name = $0 })
    let shown = place ?? "none"
    print(shown.get(), shown == "none")
    shown.set("Tour")
    print(name ?? "nil", shown.get(), shown == "Tour")
    let missing: Int? = nil
    print(missing ?? 4, missing ?? 5 == 5)
    print((["a": 1] + ["b": 2, "a": 3]).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }, "ab" * 3)
    let flag = Place(get: { true }, set: { _ in })
    print((!flag).get(), !true, 2 + 3, "a" + "b", [1] + [2])
    var vector = Vector(x: 1, y: 2) + Vector(x: 3, y: 4)
    vector += Vector(x: 1, y: 1)
    print(vector.x, vector.y, (vector * 2).x, vector == Vector(x: 5, y: 7))
}
