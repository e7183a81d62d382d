func main() {
    var total = 0
    let add = { (n: Int) in total += n }
    let show = { print("total", total) }
    add(3)
    show()
    total = 10
    add(1)
    show()
    print(total)
}
