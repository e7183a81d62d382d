enum E: Error { case a, b(String) }
func f(_ n: Int) throws -> String {
    switch n {
    case 0: throw E.a
    case 1: throw E.b("x")
    default: return "ok"
    }
}
func main() {
    for n in 0...2 {
        do { print(try f(n)) } catch E.a { print("a") } catch let e as E { print("E", e) } catch { print("?") }
    }
}
