// Dictionaries and sets are values too.
struct Filter {
    var counts: [String: Int] = [:]
    var chosen: Set<String> = []

    mutating func toggle(_ name: String) {
        if chosen.contains(name) {
            chosen.remove(name)
        } else {
            chosen.insert(name)
        }
        counts[name, default: 0] += 1
    }
}

func main() {
    var filter = Filter()
    filter.toggle("red")
    let snapshot = filter
    filter.toggle("blue")
    filter.toggle("red")
    filter.toggle("green")
    print(snapshot.chosen.sorted(), filter.chosen.sorted())
    for key in filter.counts.keys.sorted() {
        print(key, filter.counts[key] ?? 0, snapshot.counts[key] ?? 0)
    }
    var lookup = ["a": [1, 2]]
    let kept = lookup
    lookup["a"]?.append(3)
    lookup["b"] = []
    print(kept["a"]!, lookup["a"]!, lookup.count, kept.count)
}
