func firstOr<T>(_ a: [T], _ d: T) -> T { a.first ?? d }
func pairUp<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
func main() { print(firstOr([1], 0), firstOr([], "x"), pairUp(1, "b")) }
