// Associated values with and without labels.
enum Loading {
    case idle
    case progress(Double)
    case loaded(items: [String], page: Int)
    case failed(reason: String)
}

func text(for state: Loading) -> String {
    switch state {
    case .idle:
        return "nothing yet"
    case .progress(let fraction):
        return "\(Int(fraction * 100)) %"
    case .loaded(let items, let page) where items.isEmpty:
        return "page \(page) is empty"
    case let .loaded(items, page):
        return "page \(page): \(items.joined(separator: ", "))"
    case .failed(reason: let reason):
        return "error: \(reason)"
    }
}

func main() {
    let states: [Loading] = [
        .idle, .progress(0.25), .loaded(items: [], page: 1), .loaded(items: ["a", "b"], page: 2),
        .failed(reason: "no network"),
    ]
    for state in states { print(text(for: state)) }
    print(states[3])
    print(states[4])
    print(states[0], states[1])
    let make = Loading.progress
    if case .progress(let value) = make(0.5) { print(value) }
}
