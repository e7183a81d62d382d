// Models of a list with identity.
struct Todo: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDone = false
}

protocol Editable {
    associatedtype Item: Identifiable
    var items: [Item] { get set }
}

extension Editable {
    func index(of id: Item.ID) -> Int? { items.firstIndex { $0.id == id } }

    mutating func update(_ id: Item.ID, _ change: (inout Item) -> Void) {
        guard let index = index(of: id) else { return }
        change(&items[index])
    }

    mutating func remove(_ id: Item.ID) { items.removeAll { $0.id == id } }
}

struct TodoList: Editable {
    var items: [Todo]
    var open: [Todo] { items.filter { !$0.isDone } }
}

func main() {
    var list = TodoList(items: [Todo(id: 1, title: "wash"), Todo(id: 2, title: "cook"), Todo(id: 3, title: "read")])
    list.update(2) { $0.isDone = true }
    list.update(3) { todo in
        todo.title += " more"
    }
    list.update(9) { $0.title = "never" }
    print(list.open.map(\.title), list.items.count)
    list.remove(1)
    print(list.items.map(\.id), list.index(of: 3) ?? -1, list.index(of: 1) == nil)
    print(list.items[0] == Todo(id: 2, title: "cook", isDone: true))
}
