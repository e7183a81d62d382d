enum R { case ok(Int), fail(String) }
func main() {
    let rs: [R] = [.ok(1), .fail("x"), .ok(3)]
    for case .ok(let n) in rs { print("ok", n) }
    if case .fail(let m) = rs[1] { print("failed", m) }
    guard case .ok(let n) = rs[2] else { return }
    print(n)
}
