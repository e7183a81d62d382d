func f(_ s: String?) -> Int {
    guard let s, !s.isEmpty else { return -1 }
    guard let n = Int(s) else { return -2 }
    return n
}
func main() { print(f(nil), f(""), f("x"), f("12")) }
