// Key paths through optionals and subscripts.
struct Profile { var nickname: String?; var tags: [String] }
struct Account { var profile: Profile?; var scores: [String: Int] }

func main() {
    let full = Account(profile: Profile(nickname: "kit", tags: ["a", "b"]), scores: ["x": 3])
    let empty = Account(profile: nil, scores: [:])
    let nickname = \Account.profile?.nickname
    print(full[keyPath: nickname] ?? "none", empty[keyPath: nickname] ?? "none")
    print([full, empty].map(\.profile?.tags.count), [full, empty].compactMap(\.profile?.nickname?.count))
    let first = \Account.profile!.tags[0]
    print(full[keyPath: first])
    print([full, empty].map(\.scores["x"]).map { $0 ?? 0 })
    var numbers = [[1, 2], [3, 4]]
    let cell = \[[Int]][1][0]
    numbers[keyPath: cell] = 30
    print(numbers, numbers[keyPath: \.[0]], numbers.map(\.[1]))
    print(["one", "three"].map(\.count), ["b", "a"].map(\.first!))
}
