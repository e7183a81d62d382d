// Enums that are ordered or used as keys.
enum Priority: Int, Comparable, CaseIterable {
    case low, normal, high
    static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}

enum Medal: Comparable {
    case bronze
    case silver
    case gold(points: Int)
}

func main() {
    print(Priority.low < .high, Priority.high >= .normal, max(Priority.low, .normal))
    print([Priority.high, .low, .normal].sorted())
    print(Priority.allCases.min()!, Priority.allCases.max()!)
    let medals: [Medal] = [.gold(points: 3), .bronze, .gold(points: 1), .silver]
    print(medals.sorted())
    print(Medal.silver < .gold(points: 0), Medal.gold(points: 2) < .gold(points: 1))
    let tasks = ["wash": Priority.low, "pay": .high, "call": .high]
    let groups = Dictionary(grouping: tasks.keys.sorted()) { tasks[$0]! }
    for priority in Priority.allCases.reversed() {
        print(priority, groups[priority] ?? [])
    }
    let unique: Set<Priority> = [.low, .low, .high]
    print(unique.count, unique.contains(.normal))
}
