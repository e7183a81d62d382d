struct Item: Identifiable {
    let id: Int
    var name: String
}
func main() {
    let items = [Item(id: 2, name: "b"), Item(id: 1, name: "a")]
    print(items.sorted { $0.id < $1.id }.map(\.name), items.first { $0.id == 2 }!.name)
}
