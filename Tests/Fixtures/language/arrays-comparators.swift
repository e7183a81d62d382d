import Foundation
struct Person { var name: String; var age: Int; var nick: String? }
func main() {
    let people = [
        Person(name: "Mia", age: 30, nick: nil), Person(name: "Bo", age: 25, nick: "B"),
        Person(name: "Al", age: 30, nick: "A"),
    ]
    print(people.sorted(using: KeyPathComparator(\.name)).map(\.name))
    print(people.sorted(using: KeyPathComparator(\.age, order: .reverse)).map(\.name))
    print(people.sorted(using: [KeyPathComparator(\.age), KeyPathComparator(\.name, order: .reverse)]).map(\.name))
    print(people.sorted(using: [SortDescriptor(\.age, order: .reverse), SortDescriptor(\.name)]).map(\.name))
    print([3, 1, 2].sorted(using: .reverse == SortOrder.reverse ? SortDescriptor(\.self) : SortDescriptor(\.self)))
    print((0...5).clamped(to: 3...9), (0..<5).clamped(to: 3..<4))
    print("b".compare("a") == .orderedDescending, "A".caseInsensitiveCompare("a") == .orderedSame)
    print("file10".localizedStandardCompare("file9") == .orderedDescending)
    let r = "apple".compare("Apple", options: .caseInsensitive)
    print(r == .orderedSame, r.rawValue)
}
