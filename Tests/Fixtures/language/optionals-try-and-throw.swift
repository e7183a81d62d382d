// try?, throwing on nil, and unwrapping in one expression.
enum Problem: Error { case missing(String) }

extension Optional {
    func orThrow(_ error: @autoclosure () -> Error) throws -> Wrapped {
        guard let self else { throw error() }
        return self
    }
}

func load(_ name: String, from table: [String: Int]) throws -> Int {
    try table[name].orThrow(Problem.missing(name))
}

func main() {
    let table = ["a": 1]
    print((try? load("a", from: table)) ?? 0, (try? load("b", from: table)) ?? 0)
    do {
        print(try load("a", from: table))
        print(try load("z", from: table))
    } catch Problem.missing(let name) {
        print("missing", name)
    } catch {
        print("other")
    }
    if let value = try? load("a", from: table) { print("value", value) }
    guard let nothing = try? load("q", from: table) else {
        print("no q")
        return
    }
    print(nothing)
}
