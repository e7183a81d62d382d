func f(_ x: Int) -> String {
    defer { print("end", x) }
    if x > 0 {
        defer { print("inner") }
        return "pos"
    }
    return "neg"
}
func main() {
    print(f(1))
    print(f(-1))
}
