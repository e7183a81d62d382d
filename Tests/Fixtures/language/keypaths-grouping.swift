// Grouping and counting by key paths.
struct Book { let title: String; let author: String; let year: Int }

extension Sequence {
    func grouped<K: Hashable>(by path: KeyPath<Element, K>) -> [K: [Element]] {
        Dictionary(grouping: self, by: { $0[keyPath: path] })
    }

    func count(where path: KeyPath<Element, Bool>) -> Int { filter { $0[keyPath: path] }.count }

    func maximum<T: Comparable>(by path: KeyPath<Element, T>) -> Element? {
        self.max { $0[keyPath: path] < $1[keyPath: path] }
    }
}

extension Book { var isOld: Bool { year < 1990 } }

func main() {
    let books = [
        Book(title: "Rivers", author: "Noor", year: 1985), Book(title: "Sand", author: "Ek", year: 2003),
        Book(title: "Tides", author: "Noor", year: 1999),
    ]
    let byAuthor = books.grouped(by: \.author)
    for author in byAuthor.keys.sorted() { print(author, byAuthor[author]!.map(\.title)) }
    let direct = Dictionary(grouping: books, by: \.isOld)
    print(direct[true]!.count, direct[false]!.count)
    print(books.count(where: \.isOld), books.maximum(by: \.year)!.title, books.maximum(by: \.title.count)!.title)
    print(Set(books.map(\.author)).sorted())
}
