func main() {
    var n = 1
    let f = { [n] in n * 10 }
    n = 5
    print(f(), n)
    let g = { n * 10 }
    n = 6
    print(g())
}
