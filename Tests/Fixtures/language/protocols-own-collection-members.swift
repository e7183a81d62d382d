/// A collection of the program that uses what all collections have, without `self.` before it.
struct Shelf: RandomAccessCollection {
    var books: [String]
    var startIndex: Int { books.startIndex }
    var endIndex: Int { books.endIndex }
    subscript(position: Int) -> String { books[position] }

    var lengths: [Int] { map { $0.count } }
    var summary: String { "\(count) books, \(isEmpty ? "none" : first ?? "")" }
    func titles(with letter: Character) -> [String] { filter { $0.contains(letter) } }
}

func main() {
    let shelf = Shelf(books: ["Emma", "Ulysses", "Dune"])
    print(shelf.lengths, shelf.summary, shelf.titles(with: "n"))
    print(Shelf(books: []).summary, shelf.reversed().first ?? "", shelf.enumerated().map { $0.offset })
}
