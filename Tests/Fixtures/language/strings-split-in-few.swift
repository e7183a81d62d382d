// Splitting texts by closures and by texts, at most so often, with and without what is empty.
func show(_ parts: [Substring]) { print(parts.count, parts.map { "<\($0)>" }.joined(separator: " ")) }

func main() {
    let road = "north--east-south--west-"
    show(road.split { $0 == "-" })
    show(road.split(maxSplits: 1, whereSeparator: { $0 == "-" }))
    show(road.split(maxSplits: 2) { $0 == "-" })
    show(road.split(omittingEmptySubsequences: false) { $0 == "-" })
    show(road.split(maxSplits: 2, omittingEmptySubsequences: false) { $0 == "-" })
    show(road.split(maxSplits: 0) { $0 == "-" })
    show(road.split(whereSeparator: \.isLetter))
    show("".split { $0 == "-" })
    show("".split(omittingEmptySubsequences: false) { $0 == "-" })
    show("---".split { $0 == "-" })
    show("---".split(maxSplits: 1) { $0 == "-" })
    show(road.split(separator: "--"))
    show(road.split(separator: "--", maxSplits: 1))
    show("a, b, , c".split(separator: ", ", omittingEmptySubsequences: false))
    show("a, b, , c".split(separator: ", ", maxSplits: 2, omittingEmptySubsequences: true))
    show("a b c".split(separator: " ", maxSplits: 1))
}
