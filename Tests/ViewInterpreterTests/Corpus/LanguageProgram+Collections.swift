extension LanguageProgram {
    /// Programs about collections, with what they print when Swift 6.3 compiles and runs them.
    static let collections: [LanguageProgram] = [
        LanguageProgram(
            "array basics",
            ##"""
            func main() { var a = [5, 3, 8]; a.insert(1, at: 0); a.remove(at: 2); print(a, a.first!, a.last!, a.isEmpty, a.contains(8), a.firstIndex(of: 8)!); a.removeAll { $0 > 4 }; print(a, Array(a.reversed())) }
            """##,
            prints: ##"""
                [1, 5, 8] 1 8 false true 2
                [1] [1]
                """##
        ),
        LanguageProgram(
            "chunk",
            ##"""
            func chunk(_ a: [Int], _ n: Int) -> [[Int]] { stride(from: 0, to: a.count, by: n).map { Array(a[$0..<min($0 + n, a.count)]) } }
            func main() { print(chunk([1, 2, 3, 4, 5], 2)) }
            """##,
            prints: ##"""
                [[1, 2], [3, 4], [5]]
                """##
        ),
        LanguageProgram(
            "compactmap",
            ##"""
            func main() { print(["1", "a", "3"].compactMap { Int($0) }, [1, nil, 3].compactMap { $0 }, [[1], [2, 3]].flatMap { $0.map { $0 + 1 } }) }
            """##,
            prints: ##"""
                [1, 3] [1, 3] [2, 3, 4]
                """##
        ),
        LanguageProgram(
            "custom subscript",
            ##"""
            struct Grid { var cells: [Int]; let w: Int; subscript(r: Int, c: Int) -> Int { get { cells[r * w + c] } set { cells[r * w + c] = newValue } } }
            func main() { var g = Grid(cells: Array(repeating: 0, count: 4), w: 2); g[1, 0] = 5; g[1, 0] += 2; print(g[1, 0], g.cells) }
            """##,
            prints: ##"""
                7 [0, 0, 7, 0]
                """##
        ),
        LanguageProgram(
            "dictionary",
            ##"""
            func main() { var d = ["b": 2, "a": 1]; d["c"] = 3; d.updateValue(9, forKey: "a"); d.removeValue(forKey: "b"); print(d.keys.sorted(), d.values.sorted(), d.count, d["a"]!); for (k, v) in d.sorted(by: { $0.key < $1.key }) { print(k, v) } }
            """##,
            prints: ##"""
                ["a", "c"] [3, 9] 2 9
                a 9
                c 3
                """##
        ),
        LanguageProgram(
            "first last",
            ##"""
            func main() { let a = [4, 7, 9]; print(a.first { $0 > 5 }!, a.last { $0 < 9 }!, a.firstIndex { $0 == 9 }!, a.first(where: { $0 > 100 }) == nil, a.min { $0 > $1 }!, a.elementsEqual([4, 7, 9])) }
            """##,
            prints: ##"""
                7 7 2 true 9 true
                """##
        ),
        LanguageProgram(
            "for where",
            ##"""
            func main() { for x in 1...10 where x % 3 == 0 { print(x) }; outer: for i in 0..<3 { for j in 0..<3 { if j == 2 { continue outer }; if i == 2 { break outer }; print(i, j) } } }
            """##,
            prints: ##"""
                3
                6
                9
                0 0
                0 1
                1 0
                1 1
                """##
        ),
        LanguageProgram(
            "grouping",
            ##"""
            func main() { let g = Dictionary(grouping: ["ant", "bee", "axe"]) { $0.first! }; print(g["a"]!, g["b"]!, g.keys.sorted()); print(Dictionary(uniqueKeysWithValues: [("x", 1)])["x"]!, ["a": 1].mapValues { $0 + 1 }, ["q": 1].merging(["q": 5]) { $0 + $1 }) }
            """##,
            prints: ##"""
                ["ant", "axe"] ["bee"] ["a", "b"]
                1 ["a": 2] ["q": 6]
                """##
        ),
        LanguageProgram(
            "mutation",
            ##"""
            func main() { var a = [1, 2, 3, 4, 5]; a.removeFirst(); a.removeLast(); a.append(contentsOf: [9, 9]); a[0...1] = [7]; print(a); a.removeSubrange(0..<2); a.insert(contentsOf: [0, 0], at: 0); print(a); a += [5]; a.reverse(); print(a) }
            """##,
            prints: ##"""
                [7, 4, 9, 9]
                [0, 0, 9, 9]
                [5, 9, 9, 0, 0]
                """##
        ),
        LanguageProgram(
            "nested",
            ##"""
            func main() { let m = [[1, 2], [3]]; print(m.flatMap { $0 }, m.map(\.count), m.joined().reduce(0, +), m[0][1]); let t = (0..<3).map { r in (0..<2).map { c in r * c } }; print(t) }
            """##,
            prints: ##"""
                [1, 2, 3] [2, 1] 6 2
                [[0, 0], [0, 1], [0, 2]]
                """##
        ),
        LanguageProgram(
            "ranges",
            ##"""
            func main() { print((1...5).map { $0 * 2 }, Array((0..<3).reversed()), stride(from: 0, to: 10, by: 4).map { $0 }, Array(stride(from: 5, through: 1, by: -2)), (1...10).contains(7), (0..<5).count, (1...3).reduce(0, +)); for i in stride(from: 0.0, to: 1.0, by: 0.5) { print(i) } }
            """##,
            prints: ##"""
                [2, 4, 6, 8, 10] [2, 1, 0] [0, 4, 8] [5, 3, 1] true 5 6
                0.0
                0.5
                """##
        ),
        LanguageProgram(
            "reduce into",
            ##"""
            func main() { let c = "hello".reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }; print(c["l"]!, c.count); print([1, 2, 3].reduce(into: [Int]()) { $0.append($1 * 2) }) }
            """##,
            prints: ##"""
                2 4
                [2, 4, 6]
                """##
        ),
        LanguageProgram(
            "sets",
            ##"""
            func main() { let a: Set = [1, 2, 3], b: Set = [3, 4]; print(a.union(b).sorted(), a.intersection(b), a.subtracting(b).sorted(), a.symmetricDifference(b).sorted(), a.isSubset(of: [1, 2, 3, 4])); var s = Set<String>(); print(s.insert("x").inserted, s.insert("x").inserted, s.remove("x")!, s.isEmpty) }
            """##,
            prints: ##"""
                [1, 2, 3, 4] [3] [1, 2] [1, 2, 4] true
                true false x true
                """##
        ),
        LanguageProgram(
            "slices",
            ##"""
            func main() { let a = Array(1...8); print(a[2..<4], a[5...], a[..<2], a.prefix(3), a.suffix(2), a.dropFirst(6), a.dropLast(7), Array(a[1...2])) }
            """##,
            prints: ##"""
                [3, 4] [6, 7, 8] [1, 2] [1, 2, 3] [7, 8] [7, 8] [1] [2, 3]
                """##
        ),
        LanguageProgram(
            "sorting",
            ##"""
            struct P { let n: Int; let s: String }
            func main() { let a = [P(n: 2, s: "b"), P(n: 1, s: "c"), P(n: 2, s: "a")]; print(a.sorted { $0.n == $1.n ? $0.s < $1.s : $0.n < $1.n }.map(\.s)); var v = [3, 1, 2]; v.sort(); print(v); v.sort(by: >); print(v); v.swapAt(0, 2); print(v) }
            """##,
            prints: ##"""
                ["c", "a", "b"]
                [1, 2, 3]
                [3, 2, 1]
                [1, 2, 3]
                """##
        ),
        LanguageProgram(
            "transforms",
            ##"""
            func main() { let a = [1, 2, 3, 4]; print(a.map { $0 * $0 }, a.filter { $0 % 2 == 0 }, a.reduce(10) { $0 - $1 }, a.flatMap { [$0, $0] }, a.min()!, a.max()!, a.allSatisfy { $0 > 0 }) }
            """##,
            prints: ##"""
                [1, 4, 9, 16] [2, 4] 0 [1, 1, 2, 2, 3, 3, 4, 4] 1 4 true
                """##
        ),
        LanguageProgram(
            "zip enumerated",
            ##"""
            func main() { for (i, x) in ["a", "b"].enumerated() { print(i, x) }; print(zip([1, 2, 3], ["x", "y"]).map { "\($0)\($1)" }, Array(zip(1..., "ab")).count) }
            """##,
            prints: ##"""
                0 a
                1 b
                ["1x", "2y"] 2
                """##
        ),
    ]
}
