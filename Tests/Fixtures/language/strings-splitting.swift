// Splitting and joining.
func initials(_ name: String) -> String {
    name.split(separator: " ").compactMap(\.first).map(String.init).joined()
}

func camelCase(_ words: String) -> String {
    words.split(separator: "_").enumerated().map { index, word in
        index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
}

func main() {
    let line = "name=Ada;age=36;;city=London"
    let fields = line.split(separator: ";")
    print(fields.count, fields)
    print(line.split(separator: ";", omittingEmptySubsequences: false).count)
    print("a b c d".split(separator: " ", maxSplits: 2))
    var table: [String: String] = [:]
    for field in fields {
        let parts = field.split(separator: "=").map(String.init)
        table[parts[0]] = parts[1]
    }
    print(table["name"]!, Int(table["age"]!)! + 1, table["city"]!.count)
    print(initials("Grace Brewster Hopper"), camelCase("content_offset_y"))
    print("2024-06-01".split(separator: "-").compactMap { Int($0) })
    print("a1b22c".split { $0.isNumber }, "one, two".split(separator: ", "))
    print(["x", "y", "z"].joined(separator: "/"), ["x", "y"].joined(), [[1], [2, 3]].joined().count)
}
