// A generic container with a constraint in an extension.
struct Stack<Element> {
    private var storage: [Element] = []
    var count: Int { storage.count }
    var top: Element? { storage.last }
    var isEmpty: Bool { storage.isEmpty }

    mutating func push(_ element: Element) { storage.append(element) }

    @discardableResult
    mutating func pop() -> Element? { storage.popLast() }

    func mapped<T>(_ transform: (Element) -> T) -> Stack<T> {
        var result = Stack<T>()
        for element in storage { result.push(transform(element)) }
        return result
    }
}

extension Stack where Element: Equatable {
    func contains(_ element: Element) -> Bool { storage.contains(element) }
}

extension Stack where Element == Int {
    var total: Int { storage.reduce(0, +) }
}

func main() {
    var stack = Stack<Int>()
    for value in 1...4 { stack.push(value * value) }
    print(stack.count, stack.top!, stack.total, stack.contains(9), stack.contains(5))
    stack.pop()
    print(stack.pop() ?? 0, stack.count)
    let words = stack.mapped { "<\($0)>" }
    print(words.top ?? "", words.count)
    var empty = Stack<String>()
    print(empty.isEmpty, empty.pop() == nil, empty.top == nil)
}
