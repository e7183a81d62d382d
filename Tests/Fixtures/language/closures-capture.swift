func makeCounter() -> () -> Int {
    var n = 0
    return {
        n += 1
        return n
    }
}
func main() {
    let c = makeCounter()
    let d = makeCounter()
    print(c(), c(), d(), c())
}
