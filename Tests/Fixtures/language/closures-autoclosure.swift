func pick(_ c: Bool, _ a: @autoclosure () -> String, _ b: @autoclosure () -> String) -> String { c ? a() : b() }
func loud(_ s: String) -> String {
    print("made", s)
    return s
}
func main() { print(pick(true, loud("a"), loud("b"))) }
