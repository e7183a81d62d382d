func main() {
    let g = Dictionary(grouping: ["ant", "bee", "axe"]) { $0.first! }
    print(g["a"]!, g["b"]!, g.keys.sorted())
    print(
        Dictionary(uniqueKeysWithValues: [("x", 1)])["x"]!,
        ["a": 1].mapValues { $0 + 1 },
        ["q": 1].merging(["q": 5]) { $0 + $1 }
    )
}
