func outer() -> [Int] {
    var out: [Int] = []
    func inner(_ n: Int) {
        if n > 0 {
            out.append(n)
            inner(n - 1)
        }
    }
    inner(3)
    let twice = { out = out + out }
    twice()
    return out
}
func main() { print(outer()) }
