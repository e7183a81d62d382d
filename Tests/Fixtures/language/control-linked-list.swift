final class Node {
    let v: Int
    var next: Node?
    init(_ v: Int, _ next: Node? = nil) {
        self.v = v
        self.next = next
    }
}
func main() {
    let list = Node(1, Node(2, Node(3)))
    var n: Node? = list
    var out: [Int] = []
    while let x = n {
        out.append(x.v)
        n = x.next
    }
    print(out)
    list.next?.next?.next = Node(4)
    print(list.next!.next!.next!.v)
}
