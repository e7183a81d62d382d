func main() {
    var a = [5, 3, 8]
    a.insert(1, at: 0)
    a.remove(at: 2)
    print(a, a.first!, a.last!, a.isEmpty, a.contains(8), a.firstIndex(of: 8)!)
    a.removeAll { $0 > 4 }
    print(a, Array(a.reversed()))
}
