// Grouping, sorting and folding a list of people.
struct Person {
    let name: String
    let age: Int
    let city: String
    var score: Double? = nil
}

func main() {
    let people = [
        Person(name: "Ann", age: 31, city: "Oslo", score: 4.5), Person(name: "Bo", age: 25, city: "Rome"),
        Person(name: "Cy", age: 25, city: "Oslo", score: 3), Person(name: "Di", age: 40, city: "Bern", score: 5),
    ]
    let byCity = Dictionary(grouping: people, by: \.city)
    for (city, group) in byCity.sorted(by: { $0.key < $1.key }) { print(city, group.map(\.name)) }
    let names = people.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map(\.name)
    print(names)
    let average = people.compactMap(\.score).reduce(0, +) / Double(people.compactMap(\.score).count)
    print(average)
    let counts = people.reduce(into: [Int: Int]()) { $0[$1.age, default: 0] += 1 }
    print(counts.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
    let lookup = Dictionary(uniqueKeysWithValues: people.map { ($0.name, $0) })
    print(lookup["Di"]?.city ?? "?", lookup["Xi"]?.age as Any)
    let merged = Dictionary(people.map { ($0.city, $0.age) }, uniquingKeysWith: max)
    print(merged["Oslo"]!, merged.values.max()!, merged.keys.sorted())
    let (adults, young) = people.reduce(into: ([String](), [String]())) { $1.age > 30 ? $0.0.append($1.name) : $0.1.append($1.name) }
    print(adults, young)
    print(people.first { $0.age > 30 }!.name, people.last { $0.city == "Oslo" }?.name ?? "-", people.firstIndex { $0.name == "Cy" } ?? -1)
    print(people.min { $0.age < $1.age }!.name, people.max(by: { $0.age < $1.age })!.name, people.allSatisfy { $0.age > 18 }, people.contains { $0.city == "Rome" })
    for (index, person) in zip(1..., people) { print(index, person.name, terminator: ", ") }
    print()
    print(zip(people, people.dropFirst()).map { $1.age - $0.age })
    var sorted = people
    sorted.sort { $0.score ?? 0 > $1.score ?? 0 }
    print(sorted.map(\.name))
    print(byCity.mapValues(\.count).sorted { $0.key < $1.key }.map(\.value), byCity.filter { $0.value.count > 1 }.keys.first!)
    print(people.map(\.name).joined(separator: ", "), people.flatMap { [$0.name, $0.city] }.prefix(4))
    let partition = Dictionary(grouping: people) { $0.age < 30 ? "young" : "old" }.mapValues { $0.map(\.name) }
    print(partition["young"]!, partition["old", default: []], partition["none", default: []])
    var ages = people.map(\.age)
    let pivot = ages.partition { $0 > 30 }
    print(pivot, ages[..<pivot].sorted(), ages[pivot...].sorted())
}
