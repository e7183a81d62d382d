/// What the program is told on its command line.
struct Options {
    /// Counts instead of times, compared with what is written down.
    var countsOnly = false
    /// Runs only what has this in its name.
    var only: String?
    /// Answers each WebSocket message with itself, on this port, until it is ended.
    var echoPort: UInt16?

    static let usage = "usage: Benchmarks [--counts | --echo PORT] [--only NAME]"

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
            case "--echo":
                guard let port = words.popFirst().flatMap({ UInt16($0) }) else { return nil }
                echoPort = port
            default:
                return nil
            }
        }
    }

    /// Says whether something is to be run.
    func wants(_ name: String) -> Bool { only.map { name.contains($0) } ?? true }
}
