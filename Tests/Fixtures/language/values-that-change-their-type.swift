func twice<T>(_ value: T) -> (T, T) { (value, value) }

func main() {
    var value: Any = 1
    value = "one"
    print(value)
    value = twice(2)
    print(value)
    value = [1, 2]
    print((value as? [Int])?.count ?? 0)
    switch value {
    case let list as [Int]: print("a list", list)
    default: print("something else")
    }

    var keys: Set<AnyHashable> = [1]
    keys = [AnyHashable("a")]
    keys.insert(2)
    print(keys.count, keys.contains(AnyHashable("a")), keys.contains(2), keys.contains("b"))
    keys = [keys, AnyHashable([keys, keys])]
    print(keys.count)
}
