func main() {
    var a = [5, 2, 9, 1]
    for i in 0..<a.count { for j in 0..<(a.count - 1 - i) { if a[j] > a[j + 1] { a.swapAt(j, j + 1) } } }
    print(a)
    let (q, r) = (17 / 5, 17 % 5)
    print(q, r)
}
