// Lazy properties and values made by closures.
struct Catalog {
    let words: [String]
    lazy var index: [Character: [String]] = {
        print("building")
        return Dictionary(grouping: words) { $0.first ?? "?" }
    }()
    lazy var longest = words.max { $0.count < $1.count } ?? ""
    let sizes: [Int] = {
        var result: [Int] = []
        for power in 0..<4 { result.append(1 << power) }
        return result
    }()
}

final class Service {
    lazy var connection: String = makeConnection()
    var attempts = 0
    private func makeConnection() -> String {
        attempts += 1
        return "connection \(attempts)"
    }
}

let shared: Service = {
    let service = Service()
    service.attempts = 10
    return service
}()

func main() {
    var catalog = Catalog(words: ["wave", "wind", "sand"])
    print(catalog.sizes)
    print(catalog.index["w"]!, catalog.index["s"]!)
    print(catalog.longest)
    let service = Service()
    print(service.attempts, service.connection, service.connection, service.attempts)
    service.connection = "own"
    print(service.connection, shared.connection, shared.attempts)
}
