var stored: [() -> Int] = []
func keep(_ f: @escaping () -> Int) { stored.append(f) }
func main() {
    for i in 1...3 { keep { i * i } }
    print(stored.map { $0() })
}
