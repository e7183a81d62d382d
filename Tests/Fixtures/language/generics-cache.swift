// A generic class with two parameters.
final class Cache<Key: Hashable, Value> {
    private var values: [Key: Value] = [:]
    private var order: [Key] = []
    private let capacity: Int
    private(set) var hits = 0

    init(capacity: Int) { self.capacity = capacity }

    subscript(key: Key) -> Value? {
        get {
            if let value = values[key] {
                hits += 1
                return value
            }
            return nil
        }
        set {
            if let newValue {
                if values[key] == nil { order.append(key) }
                values[key] = newValue
                if order.count > capacity { values[order.removeFirst()] = nil }
            } else {
                values[key] = nil
                order.removeAll { $0 == key }
            }
        }
    }

    func value(for key: Key, make: () -> Value) -> Value {
        if let known = self[key] { return known }
        let made = make()
        self[key] = made
        return made
    }
}

func main() {
    let cache = Cache<String, Int>(capacity: 2)
    cache["a"] = 1
    cache["b"] = 2
    cache["c"] = 3
    print(cache["a"] as Any, cache["b"] ?? 0, cache["c"] ?? 0, cache.hits)
    cache["b"] = nil
    print(cache["b"] == nil)
    print(cache.value(for: "d") { 40 }, cache.value(for: "d") { 50 }, cache.hits)
}
