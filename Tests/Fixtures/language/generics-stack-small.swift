struct Stack<Element> {
    private var items: [Element] = []
    mutating func push(_ e: Element) { items.append(e) }
    mutating func pop() -> Element? { items.popLast() }
    var count: Int { items.count }
    var top: Element? { items.last }
}
func main() {
    var s = Stack<Int>()
    s.push(1)
    s.push(2)
    print(s.pop() ?? 0, s.count, s.top ?? -1, s.pop()!, s.pop() == nil)
}
