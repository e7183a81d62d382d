// A view model as screens have it.
final class TodoModel {
    struct Todo: Identifiable, Equatable {
        let id: Int
        var title: String
        var isDone = false
    }
    enum Filter: String, CaseIterable { case all, open, done }

    private(set) var todos: [Todo] = [] {
        didSet { saves += 1 }
    }
    var filter = Filter.all
    private(set) var saves = 0
    private var nextID = 1

    var visible: [Todo] {
        switch filter {
        case .all: todos
        case .open: todos.filter { !$0.isDone }
        case .done: todos.filter(\.isDone)
        }
    }
    var summary: String {
        let open = todos.filter { !$0.isDone }.count
        return open == 0 ? "All done" : "\(open) of \(todos.count) open"
    }

    func add(_ title: String) {
        let title = title.trimmingSpaces
        guard !title.isEmpty else { return }
        todos.append(Todo(id: nextID, title: title))
        nextID += 1
    }

    func toggle(_ todo: Todo) {
        guard let index = todos.firstIndex(where: { $0.id == todo.id }) else { return }
        todos[index].isDone.toggle()
    }

    func delete(at offsets: [Int]) {
        for offset in offsets.sorted(by: >) { todos.remove(at: offset) }
    }
}

extension String {
    var trimmingSpaces: String {
        var text = Substring(self)
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

func main() {
    let model = TodoModel()
    ["  wash ", "   ", "cook", "read"].forEach(model.add)
    print(model.todos.map(\.title), model.summary)
    model.toggle(model.todos[1])
    for filter in TodoModel.Filter.allCases {
        model.filter = filter
        print(filter.rawValue, model.visible.map(\.id))
    }
    model.delete(at: [0, 1])
    print(model.todos.map(\.title), model.summary, model.saves)
    model.todos.forEach(model.toggle)
    print(model.summary, model.visible.first!.isDone)
}
