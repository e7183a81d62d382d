struct A { var b: B? }
struct B { var c: C?; var list: [Int]? = [4, 5] }
struct C { var name: String?; var tags: [String] = []; func first() -> String? { tags.first } }
func main() {
    let a = A(b: B(c: C(name: "x", tags: ["p", "q"]))), none = A(b: nil)
    print(a.b?.c?.tags.first.map { $0 + "!" } ?? "-", none.b?.c?.tags.first.map { $0 + "!" } ?? "-")
    print(a.b?.list?.first.map { $0 * 10 } ?? -1, a.b?.list?.last ?? 0, a.b?.c?.first()?.count ?? 0)
    print(a.b?.c?.name?.uppercased() as Any, none.b?.c?.name?.count as Any, a.b?.list?[1] as Any)
    let d: [String: [Int]] = ["k": [1, 2]]
    print(
        d["k"]?.first.map { "\($0)" } ?? "none",
        d["z"]?.first.map { "\($0)" } ?? "none",
        d["k"]?.count ?? 0,
        d["k"]?.last as Any
    )
    var v: A? = a; v?.b?.list?.append(6); v?.b?.c?.tags[0] += "z"; print(v?.b?.list ?? [], v!.b!.c!.tags)
    let f: ((Int) -> Int?)? = { $0 > 1 ? $0 : nil }; print(f?(3) ?? -1, f?(0) as Any, f?(3).map { $0 + 1 } as Any)
    print(
        (a.b?.list?.max()).flatMap { $0 > 4 ? $0 : nil } as Any,
        [a, none].compactMap { $0.b?.c?.name },
        [a, none].map { $0.b?.list?.count }
    )
}
