func main() {
    var n = 0
    while true {
        n += 1
        if n == 3 { continue }
        if n > 5 { break }
        print(n)
    }
    repeat { n -= 2 } while n > 0
    print(n)
}
