struct S {
    var log: [String] = []
    var n = 0 {
        willSet { log.append("will \(newValue)") }
        didSet { log.append("did \(oldValue)") }
    }
}
func main() {
    var s = S()
    s.n = 4
    s.n += 1
    print(s.log)
}
