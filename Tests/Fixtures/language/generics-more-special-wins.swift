// Of several functions that take the arguments, the one that asks for more is called.

struct Wrapper<Value> {
    let kind: String
    init(_ value: Value) { kind = "any" }
    init(_ value: Value) where Value == String { kind = "text" }
    init(_ value: Value) where Value: BinaryInteger { kind = "whole" }
}
extension Wrapper {
    func words() -> String { "plain" }
    var mark: String { "-" }
}
extension Wrapper where Value == Bool {
    func words() -> String { "truth" }
    var mark: String { "?" }
}
extension Array { var label: String { "list" } }
extension Array where Element == Int { var label: String { "numbers" } }
extension Array where Element == String {
    var label: String { "words" }
    func joinedUp() -> String { joined() }
}

struct Bare {}
func show<T>(_ value: T) -> String { "any" }
func show<T: Comparable>(_ value: T) -> String { "comparable" }
func show(_ value: Int) -> String { "whole" }
func show<T>(_ values: [T]) -> String { "list" }
func show<T: FloatingPoint>(_ value: T) -> String { "fraction" }

func main() {
    print(Wrapper("s").kind, Wrapper(3.5).kind, Wrapper(3).kind, Wrapper(Bare()).kind)
    print(Wrapper(true).words(), Wrapper(1).words(), Wrapper(true).mark, Wrapper("a").mark)
    print([1].label, ["a"].label, [2.5].label, [true].label, ["x", "y"].joinedUp())
    print(show(Bare()), show("a"), show(3), show([1]), show(2.5), show(Float(1)), show(true))
}
