// Enums inside optionals, structs and other enums.
enum Destination: Equatable {
    case detail(id: Int)
    case settings(Section)
    enum Section: String { case account, privacy }
}

struct Router {
    var path: [Destination] = []
    var sheet: Destination?

    mutating func open(_ destination: Destination, asSheet: Bool = false) {
        if asSheet { sheet = destination } else { path.append(destination) }
    }
}

func title(_ destination: Destination?) -> String {
    switch destination {
    case .detail(let id)?: "Item \(id)"
    case .settings(.account): "Account"
    case .settings(let section): "Settings: \(section.rawValue)"
    case nil: "-"
    }
}

func main() {
    var router = Router()
    router.open(.detail(id: 4))
    router.open(.settings(.privacy))
    print(title(router.sheet))
    router.open(.settings(.account), asSheet: true)
    print(router.path.map { title($0) }, title(router.sheet))
    print(router.path.last == .settings(.privacy), router.sheet == .detail(id: 4))
    router.path.removeLast()
    print(router.path.count, title(router.path.last))
    router.sheet = nil
    print(router.sheet == nil, title(router.sheet))
}
