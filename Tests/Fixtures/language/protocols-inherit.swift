protocol A { func a() -> Int }
protocol B: A { func b() -> Int }
extension B { func sum() -> Int { a() + b() } }
struct S: B {
    func a() -> Int { 1 }
    func b() -> Int { 2 }
}
func main() {
    print(S().sum())
    let x: any A = S()
    print(x.a(), x is B, (x as? S) != nil)
}
