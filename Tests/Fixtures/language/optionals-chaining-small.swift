struct C { var name: String? }
struct B { var c: C? }
func main() {
    let a = B(c: C(name: "n"))
    let b = B(c: nil)
    print(a.c?.name?.count ?? 0, b.c?.name ?? "none", a.c?.name?.uppercased() ?? "-")
}
