enum State { case idle, running(Int), done }
struct Machine {
    var s = State.idle
    mutating func step() {
        switch s {
        case .idle: s = .running(0)
        case .running(let n) where n >= 2: s = .done
        case .running(let n): s = .running(n + 1)
        case .done: break
        }
    }
}
func main() {
    var m = Machine()
    for _ in 0..<5 {
        m.step()
        print(m.s)
    }
}
