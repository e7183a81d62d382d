func main() {
    var a = [1, 2, 3]
    let b = a
    a.append(4)
    a[0] = 9
    print(a, b, a.count, b.count)
}
