// Ordering, equality and case-insensitive search.
struct Contact { let name: String; let city: String }

func matches(_ contact: Contact, _ query: String) -> Bool {
    if query.isEmpty { return true }
    let query = query.lowercased()
    return contact.name.lowercased().contains(query) || contact.city.lowercased().hasPrefix(query)
}

func main() {
    let contacts = [
        Contact(name: "Åsa Berg", city: "Oslo"), Contact(name: "bert", city: "Rome"), Contact(name: "Carla", city: "Bergen"),
    ]
    for query in ["", "BER", "o", "zz"] {
        print("'\(query)':", contacts.filter { matches($0, query) }.map(\.name))
    }
    print(contacts.map(\.name).sorted(), contacts.map { $0.name.lowercased() }.sorted())
    print("apple" == "Apple".lowercased(), "a".compare2("b"), "same" == "sa" + "me")
    print(["b", "C", "a"].sorted { $0.lowercased() < $1.lowercased() })
    print(["10", "9", "1"].sorted(), ["10", "9", "1"].sorted { Int($0)! < Int($1)! })
    print("abcabc".elementsEqual("abcabc"), "abc".starts(with: "ab"), max("pear", "fig"), min("pear", "fig"))
    print("aaa".allSatisfy { $0 == "a" }, zip("abc", "abd").filter { $0 != $1 }.count)
}

extension String {
    func compare2(_ other: String) -> Int { self < other ? -1 : self > other ? 1 : 0 }
}
