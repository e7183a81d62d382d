func f(_ n: Int) -> String { "int" }
func f(_ s: String) -> String { "string" }
func f(x n: Int) -> String { "labelled" }
func main() { print(f(1), f("a"), f(x: 2)) }
