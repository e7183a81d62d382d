// Making, reading and changing arrays.
func main() {
    var list = [3, 1, 2]
    print(list.count, list.isEmpty, list[0], list.first!, list.last!)
    list.append(4)
    list += [5, 6]
    list.insert(0, at: 0)
    print(list)
    print(list.remove(at: 1), list.removeFirst(), list.removeLast())
    print(list)
    list[1] = 20
    list[0] += 100
    print(list, list.contains(20), list.firstIndex(of: 20)!)
    list.append(contentsOf: 7...9)
    list.removeAll { $0 > 50 }
    print(list)
    list.swapAt(0, list.count - 1)
    print(list, list.reversed() == [20, 8, 7, 5, 4, 9].reversed())
    list.removeSubrange(1...2)
    print(list)
    list.replaceSubrange(0..<1, with: [1, 1, 1])
    print(list)
    list.removeFirst(2)
    list.removeLast(1)
    print(list, [Int](repeating: 7, count: 3), Array(0..<4), [] + [1])
    list.removeAll()
    print(list.isEmpty, list.first as Any)
    let empty: [String] = []
    let other = [String]()
    print(empty == other)
}
