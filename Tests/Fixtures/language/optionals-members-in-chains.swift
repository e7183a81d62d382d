struct C { var first: Int?; var list: [Int]; var name: String? }
struct B { var c: C? }
struct A { var b: B }
func main() {
    let a: A? = A(b: B(c: C(first: 4, list: [7, 8], name: "nm")))
    let e: A? = nil
    print(a?.b.c?.first.map { $0 * 10 } ?? -1, e?.b.c?.first.map { $0 * 10 } ?? -1)
    print(a?.b.c?.list.first.map { $0 + 1 } ?? 0)
    let l: [Int]? = [5, 6]
    print(l?.first.map { $0 + 1 } ?? 0, l?.last ?? 0, l?.map { $0 * 2 } as Any, l?.count as Any)
    print(a?.b.c?.name?.uppercased() ?? "none", a?.b.c?.name?.first ?? "-", a?.b.c?.name.map { $0 + "!" } ?? "no")
    print(a.map { $0.b.c?.list.count ?? 0 } ?? -1, a.flatMap { $0.b.c }?.list ?? [])
    var m: A? = a
    m?.b.c?.list.append(9)
    m?.b.c?.first? += 1
    m?.b.c?.name = nil
    print(m!.b.c!.list, m!.b.c!.first!, m?.b.c?.name as Any)
    let d: [String: [Int]] = ["x": [1, 2]]
    print(d["x"]?.first ?? 0, d["y"]?.first ?? 0, d["x"]?.last.map(String.init) ?? "none", d["x"]?[1] ?? 9)
    let nested: Int?? = .some(nil)
    print(nested as Any, nested == nil, nested.flatMap { $0 } == nil)
    let s: String? = "12"
    print(s.flatMap { Int($0) } ?? 0, s.flatMap(Int.init) ?? 0, s?.isEmpty == false, (s?.count ?? 0) > 1)
    if let x = a?.b.c?.first, x > 3, case let y? = l?.first { print(x, y) }
    guard let q = e?.b else { print("no e"); return }
    print(q)
}
