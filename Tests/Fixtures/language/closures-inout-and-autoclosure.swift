// Closures with inout parameters, and arguments that are evaluated late.
struct State {
    var count = 0
    var names: [String] = []
}

func modify<T>(_ value: T, _ change: (inout T) -> Void) -> T {
    var copy = value
    change(&copy)
    return copy
}

func log(_ isOn: Bool, _ message: @autoclosure () -> String) {
    if isOn { print(message()) }
}

func main() {
    let state = modify(State()) {
        $0.count = 3
        $0.names.append("new")
    }
    print(state.count, state.names)
    var calls = 0
    func expensive() -> String {
        calls += 1
        return "call \(calls)"
    }
    log(false, expensive())
    log(true, expensive())
    log(true, "plain \(calls)")
    let letters = ["b", "a", "b"].reduce(into: [String: Int]()) { counts, letter in
        counts[letter, default: 0] += 1
    }
    print(letters["a"]!, letters["b"]!)
    let reducer: (inout State, Int) -> Void = { state, step in state.count += step }
    var local = state
    reducer(&local, 10)
    print(local.count, state.count)
    let nothing: String? = nil
    print(nothing ?? expensive(), calls)
    print("given" as String? ?? expensive(), calls)
}
