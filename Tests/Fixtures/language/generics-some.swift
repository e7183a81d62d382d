protocol Named { var name: String { get } }
struct A: Named { let name = "a" }
func make() -> some Named { A() }
func hello(_ n: any Named) -> String { "hi \(n.name)" }
func main() { print(make().name, hello(A())) }
