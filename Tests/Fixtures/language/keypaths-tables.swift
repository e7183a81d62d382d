// Tables of columns described by key paths.
struct Runner { let name: String; let laps: Int; let best: Double }

struct Column {
    let title: String
    let text: (Runner) -> String

    init<T: CustomStringConvertible>(_ title: String, _ path: KeyPath<Runner, T>) {
        self.title = title
        text = { $0[keyPath: path].description }
    }
}

enum Order { case name, laps, best }

func main() {
    let runners = [Runner(name: "Fay", laps: 12, best: 61.5), Runner(name: "Abe", laps: 15, best: 64)]
    let columns = [Column("Name", \.name), Column("Laps", \.laps), Column("Best", \.best)]
    print(columns.map(\.title).joined(separator: " | "))
    for runner in runners { print(columns.map { $0.text(runner) }.joined(separator: " | ")) }
    for order in [Order.name, .laps, .best] {
        let sorted = switch order {
        case .name: runners.sorted { $0.name < $1.name }
        case .laps: runners.sorted { $0.laps > $1.laps }
        case .best: runners.sorted { $0.best < $1.best }
        }
        print(sorted.map(\.name))
    }
    let names: (Runner) -> String = \.name
    print(names(runners[1]), zip(runners.map(\.laps), runners.map(\.best)).map { Double($0) * $1 })
}
