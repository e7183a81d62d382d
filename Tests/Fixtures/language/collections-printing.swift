// How collections print.
struct Item { let id: Int; let name: String }
enum Color { case red, green }
final class Thing {}

func main() {
    print([1, 2, 3], [1.5, 2], ["a", "b"], [true])
    print([[1], []], [Int](), [String: Int]())
    print(["k": "v"], [1: [2]], ["x": 1.0])
    print(Set([4]), Item(id: 1, name: "one"), [Item(id: 2, name: "two")])
    print((1, "a"), (x: 1, y: 2.5), [(1, 2)])
    print(Color.red, [Color.green], ["c": Color.red])
    print(1...3, 0..<4, [1...2], ("a"..."c"))
    print(Character("x"), ["x"] as [Character], "quote\"d", ["quote\"d", "new\nline"])
    print([1, nil, 3] as [Int?], Optional("x") as Any, [Optional("y")])
    print(String(describing: [1, 2]), "\(["a"])", [1, 2].description, ["a": 1].description)
    print(Int.self, String.self, [Int].self, Item.self, type(of: 3.5), type(of: [1: "a"]))
    print(1, 2, 3, separator: "-", terminator: ".\n")
    print(zip([1, 2], ["a", "b"]).map { $0 }, Array([1, 2].enumerated().map { $0 }))
    debugPrint("debug", 1, [2])
    print("", terminator: "")
    print()
}
