/// What views in a navigation stack ask of one thing about its bar.
struct NavigationWishes<Value> {
    private var wishes: [(node: Int, value: Value)] = []

    /// Takes the wish of a view in the place of the one that it had; `nil` takes it back.
    mutating func set(_ value: Value?, by node: Int) {
        wishes.removeAll { $0.node == node }
        if let value { wishes.append((node, value)) }
    }

    /// The wish that counts: views inside are made later, so it is the last.
    var innermost: Value? { wishes.last?.value }
}
