// rethrows, Result and errors as values.
enum NetworkError: Error { case offline, status(Int) }

func retry<T>(_ times: Int, _ work: (Int) throws -> T) rethrows -> T {
    for attempt in 1..<times {
        if let value = try? work(attempt) { return value }
    }
    return try work(times)
}

func fetch(_ id: Int) -> Result<String, NetworkError> {
    switch id {
    case 0: .failure(.offline)
    case 1...9: .success("item \(id)")
    default: .failure(.status(404))
    }
}

func main() {
    let value = try? retry(3) { attempt -> Int in
        if attempt < 3 { throw NetworkError.offline }
        return attempt * 100
    }
    print(value ?? -1)
    print(retry(2) { $0 + 1 })
    for id in [0, 4, 77] {
        switch fetch(id) {
        case .success(let text): print(text)
        case .failure(.offline): print("offline")
        case .failure(let error): print("failed", error)
        }
    }
    print((try? fetch(3).get()) ?? "none", (try? fetch(0).get()) ?? "none")
    let lengths = fetch(5).map(\.count)
    if case .success(let count) = lengths { print(count) }
    let result = Result { try fetch(0).get() }
    if case .failure(let error as NetworkError) = result { print("caught", error) }
    do {
        _ = try fetch(50).mapError { _ in NetworkError.offline }.get()
    } catch NetworkError.offline {
        print("mapped")
    } catch {
        print("unexpected")
    }
}
