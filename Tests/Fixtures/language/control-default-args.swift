func greet(_ name: String = "you", punctuation p: String = "!", times: Int = 1) -> String {
    String(repeating: "hi \(name)\(p)", count: times)
}
func main() { print(greet(), greet("Al"), greet(punctuation: "?"), greet("B", times: 2)) }
