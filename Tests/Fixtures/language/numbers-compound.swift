func main() {
    var n = 10
    n += 5
    n -= 3
    n *= 2
    n /= 5
    n %= 3
    print(n)
    var d = 1.5
    d *= 2
    d += 1
    d /= 4
    print(d)
    var b = true
    b.toggle()
    print(b, !b, b || true, b && true)
}
