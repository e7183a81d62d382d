func twice(_ f: () throws -> Int) rethrows -> Int { try f() + f() }
struct Bad: Error { let code: Int }
func main() {
    print(twice { 2 })
    do { _ = try twice { throw Bad(code: 7) } } catch let e as Bad { print("code", e.code) } catch {}
}
