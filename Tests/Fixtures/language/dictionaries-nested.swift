// Dictionaries in dictionaries and of structs.
struct Player { var name: String; var scores: [Int] = [] }

func main() {
    var table: [String: [String: Int]] = ["north": ["a": 1], "south": [:]]
    table["north"]?["b"] = 2
    table["south"]!["c"] = 3
    table["west", default: [:]]["d"] = 4
    table["east"]?["e"] = 5
    for key in table.keys.sorted() {
        print(key, table[key]!.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
    }
    var players = [7: Player(name: "Kay")]
    players[7]?.scores.append(10)
    players[7]?.scores.append(20)
    players[9] = Player(name: "Lou", scores: [5])
    players[9]!.name += "ise"
    print(players[7]!.scores, players[9]!.name, players[8]?.name ?? "-")
    let best = players.max { $0.value.scores.reduce(0, +) < $1.value.scores.reduce(0, +) }
    print(best!.key, best!.value.name)
    for (id, player) in players where player.scores.count > 1 { print(id, player.name) }
    let json: [String: Any] = ["id": 4, "tags": ["x", "y"], "ok": true]
    if let id = json["id"] as? Int, let tags = json["tags"] as? [String] { print(id + 1, tags.count, json["ok"] as? Bool ?? false) }
    print(json["id"] as? String ?? "not text", json["none"] as? Int ?? -1)
}
