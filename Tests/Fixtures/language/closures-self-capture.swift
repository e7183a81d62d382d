// Closures in classes that use self, weakly or strongly.
final class Store {
    private(set) var items: [String] = []
    var onChange: ((Int) -> Void)?

    lazy var describe: () -> String = { [unowned self] in "\(self.items.count) items" }

    func add(_ item: String) {
        items.append(item)
        onChange?(items.count)
    }

    func makeAdder() -> (String) -> Void {
        { [weak self] item in
            guard let self else { return }
            self.add(item)
        }
    }
}

final class Screen {
    let store = Store()
    var badge = 0

    init() {
        store.onChange = { [weak self] count in
            self?.badge = count
        }
    }
}

func main() {
    let screen = Screen()
    screen.store.add("milk")
    let add = screen.store.makeAdder()
    add("bread")
    print(screen.badge, screen.store.items)
    print(screen.store.describe())
    ["eggs", "jam"].forEach(screen.store.makeAdder())
    print(screen.badge, screen.store.describe())
}
