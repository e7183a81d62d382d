// Protocols with associated types.
protocol Repository {
    associatedtype Item
    associatedtype ID: Hashable
    var all: [Item] { get }
    func find(_ id: ID) -> Item?
}

extension Repository {
    var count: Int { all.count }
    func findAll(_ ids: [ID]) -> [Item] { ids.compactMap { find($0) } }
}

struct User {
    let id: Int
    let name: String
}

struct UserRepository: Repository {
    var all: [User]
    func find(_ id: Int) -> User? { all.first { $0.id == id } }
}

struct WordRepository: Repository {
    typealias Item = String
    let all = ["alpha", "beta"]
    func find(_ id: Character) -> String? { all.first { $0.first == id } }
}

func summary<R: Repository>(_ repository: R, _ ids: R.ID...) -> String {
    "\(repository.findAll(ids).count) of \(repository.count)"
}

func main() {
    let users = UserRepository(all: [User(id: 1, name: "Ada"), User(id: 2, name: "Bo"), User(id: 5, name: "Cy")])
    print(users.find(2)?.name ?? "-", users.find(3)?.name ?? "-")
    print(users.findAll([5, 9, 1]).map(\.name))
    print(summary(users, 1, 2, 3))
    print(summary(WordRepository(), "b", "x"))
}
