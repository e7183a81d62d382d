/// Prints times as a table, and what follows from them as lines below.
struct Report {
    private static let nameWidth = 58
    private static let numberWidth = 12

    func begin(_ title: String) {
        print("\n\(title)")
        print(Self.row("", ["median", "p90", "least"]))
    }

    func add(_ sample: Sample) {
        print(Self.row("  \(sample.name)", [sample.median, sample.ninetieth, sample.minimum].map(Self.time)))
    }

    /// Says how a median relates to another one.
    func ratio(_ sample: Sample, to base: Sample) {
        line("\(sample.name) / \(base.name)", Self.number(sample.median / base.median, decimals: 2))
    }

    func line(_ name: String, _ value: String) { print(Self.row("  \(name)", [value])) }

    private static func row(_ name: String, _ cells: [String]) -> String {
        let padding = String(repeating: " ", count: max(nameWidth - name.count, 1))
        let numbers = cells.map { String(repeating: " ", count: max(numberWidth - $0.count, 1)) + $0 }
        return name + padding + numbers.joined()
    }

    /// A time in the unit that suits it.
    static func time(_ microseconds: Double) -> String {
        microseconds < 1_000
            ? "\(number(microseconds, decimals: 2)) µs" : "\(number(microseconds / 1_000, decimals: 2)) ms"
    }

    static func number(_ value: Double, decimals: Int) -> String {
        var scale = 1
        for _ in 0..<decimals { scale *= 10 }
        let scaled = Int((value * Double(scale)).rounded())
        guard decimals > 0 else { return "\(scaled)" }
        let rest = String(abs(scaled % scale))
        let zeros = String(repeating: "0", count: decimals - rest.count)
        return "\(scaled < 0 ? "-" : "")\(abs(scaled / scale)).\(zeros)\(rest)"
    }
}
