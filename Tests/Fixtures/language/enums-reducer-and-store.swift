import Foundation
enum Filter: String, CaseIterable, Identifiable {
    case all, open, done; var id: Self { self }; var title: String { rawValue.capitalized }
}
struct Todo: Identifiable, Equatable, Hashable { let id: Int; var title: String; var isDone = false; var due: Date? }
enum Action { case add(String), toggle(id: Int), remove(at: IndexSet), setFilter(Filter), clear }
struct AppState: Equatable {
    var todos: [Todo] = []; var filter: Filter = .all; private(set) var nextID = 1
    var visible: [Todo] {
        switch filter {
        case .all: todos;
        case .open: todos.filter { !$0.isDone };
        case .done: todos.filter(\.isDone)
        }
    }
    mutating func add(_ title: String) { todos.append(Todo(id: nextID, title: title)); nextID += 1 }
}
func reduce(_ state: inout AppState, _ action: Action) {
    switch action {
    case .add(let t) where t.trimmingCharacters(in: .whitespaces).isEmpty: break
    case .add(let t): state.add(t)
    case .toggle(id: let id):
        if let i = state.todos.firstIndex(where: { $0.id == id }) { state.todos[i].isDone.toggle() }
    case .remove(at: let offsets): for i in offsets.sorted(by: >) { state.todos.remove(at: i) }
    case let .setFilter(f): state.filter = f
    case .clear: state = AppState()
    }
}
final class Store<S: Equatable, A> {
    private(set) var state: S; private let reducer: (inout S, A) -> Void; private var history: [S] = [];
    var onChange: ((S, S) -> Void)?
    init(_ initial: S, _ reducer: @escaping (inout S, A) -> Void) { state = initial; self.reducer = reducer }
    func send(_ a: A) {
        let old = state; reducer(&state, a); guard old != state else { return }; history.append(old);
        onChange?(old, state)
    }
    func undo() -> Bool { guard let last = history.popLast() else { return false }; state = last; return true }
}
func main() {
    let store = Store<AppState, Action>(AppState(), reduce)
    var changes = 0
    store.onChange = { _, _ in changes += 1 }
    for t in ["Milk", "  ", "Bread", "Eggs"] { store.send(.add(t)) }
    store.send(.toggle(id: 2)); store.send(.setFilter(.open))
    print(store.state.visible.map(\.title), changes, store.state.filter.title)
    store.send(.setFilter(.open)); print(changes)
    store.send(.remove(at: [0, 2])); print(store.state.todos)
    print(store.undo(), store.undo(), store.state.visible.count, store.state.nextID)
    store.send(.clear); print(store.state == AppState(), Filter.allCases.map(\.title).joined(separator: "|"))
    let groups = Dictionary(grouping: store.state.todos, by: \.isDone); print(groups.isEmpty)
}
