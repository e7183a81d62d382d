func main() {
    var a = [1, 2, 3, 4, 5]
    a.removeFirst()
    a.removeLast()
    a.append(contentsOf: [9, 9])
    a[0...1] = [7]
    print(a)
    a.removeSubrange(0..<2)
    a.insert(contentsOf: [0, 0], at: 0)
    print(a)
    a += [5]
    a.reverse()
    print(a)
}
