/// What the program is told on its command line.
struct Options {
    /// Counts instead of times, compared with what is written down.
    var countsOnly = false
    /// Runs only what has this in its name.
    var only: String?

    static let usage = "usage: Benchmarks [--counts] [--only NAME]"

    /// Returns the options; `nil` if a word is not among them.
    init?(_ arguments: [String]) {
        var words = arguments[...]
        while let word = words.popFirst() {
            switch word {
            case "--counts":
                countsOnly = true
            case "--only":
                guard let name = words.popFirst() else { return nil }
                only = name
            default:
                return nil
            }
        }
    }

    /// Says whether something is to be run.
    func wants(_ name: String) -> Bool { only.map { name.contains($0) } ?? true }
}
