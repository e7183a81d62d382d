// A generic linked list of class nodes that can be walked.
final class Node<Value> {
    var value: Value
    var next: Node<Value>?
    init(_ value: Value, next: Node<Value>? = nil) {
        self.value = value
        self.next = next
    }
}

struct List<Value> {
    private var head: Node<Value>?
    private(set) var count = 0

    init(_ values: [Value] = []) {
        for value in values.reversed() { prepend(value) }
    }

    mutating func prepend(_ value: Value) {
        head = Node(value, next: head)
        count += 1
    }

    var values: [Value] {
        var result: [Value] = []
        var node = head
        while let current = node {
            result.append(current.value)
            node = current.next
        }
        return result
    }

    mutating func reverse() {
        var previous: Node<Value>?
        while let current = head {
            head = current.next
            current.next = previous
            previous = current
        }
        head = previous
    }
}

func main() {
    var list = List([2, 3])
    list.prepend(1)
    print(list.values, list.count)
    list.reverse()
    print(list.values)
    print(List<String>().values.isEmpty)
}
