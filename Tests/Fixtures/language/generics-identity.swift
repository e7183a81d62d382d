func id<T>(_ x: T) -> T { x }
func apply<T, U>(_ x: T, _ f: (T) -> U) -> U { f(x) }
func main() { print(id(3) + 1, id("s").count, apply(4) { Double($0) / 8 }) }
