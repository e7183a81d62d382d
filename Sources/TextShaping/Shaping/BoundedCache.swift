/// A dictionary that forgets: it keeps at least the `capacity` entries used last and never more than twice as many.
///
/// Entries live in two generations. When the young one is full it becomes the old one, and what was old is dropped; an
/// old entry that is asked for is young again.
struct BoundedCache<Key: Hashable, Value> {
    /// The size of a generation.
    let capacity: Int
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]

    init(capacity: Int) {
        precondition(capacity > 0, "capacity must be positive, was \(capacity)")
        self.capacity = capacity
    }

    /// How many entries are kept now.
    var count: Int { young.count + old.count }

    /// - Complexity: O(1) on average.
    mutating func value(for key: Key) -> Value? {
        if let value = young[key] { return value }
        guard let value = old.removeValue(forKey: key) else { return nil }
        insert(value, for: key)
        return value
    }

    /// - Complexity: O(1) on average.
    mutating func insert(_ value: Value, for key: Key) {
        if young.count >= capacity {
            old = young
            young = [:]
        }
        old.removeValue(forKey: key)
        young[key] = value
    }
}
