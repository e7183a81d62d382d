import Foundation
import Testing

/// What has to come of a program that nobody should send, as a line of `hostile/expected.txt` says.
struct HostileExpectation: CustomTestStringConvertible, Sendable {
    enum Outcome: String, Sendable {
        /// Refused with an error.
        case error
        /// At least one error or warning.
        case told
        /// Accepted, and ended by a failure that says which limit was reached or what trapped.
        case stopped
        /// Shows, with a warning in its frame.
        case loops
        /// Shows, and nothing failed.
        case shows
        /// Any of these.
        case survives
    }

    let file: String
    let outcome: Outcome
    /// Where the message has to point; `nil` where that is not told.
    let line: Int?
    let column: Int?
    /// What the message has to contain.
    let words: String

    var testDescription: String { file }

    /// The expectations in the order of the file, those of lines that cannot be read left out.
    static let all: [HostileExpectation] = {
        let file = Fixtures.hostile.appending(path: "expected.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { HostileExpectation($0) }
    }()

    init?(_ line: Substring) {
        let parts = line.split(separator: " ", maxSplits: 3)
        guard parts.count >= 2, parts[0] != "#", let outcome = Outcome(rawValue: String(parts[1])) else { return nil }
        file = String(parts[0])
        self.outcome = outcome
        let place = parts.count > 2 ? parts[2].split(separator: ":").map { Int($0) } : []
        self.line = place.first ?? nil
        column = place.count > 1 ? place[1] : nil
        words = parts.count > 3 ? String(parts[3]) : ""
    }

    /// Says whether a message at a place is the one that is expected.
    func isMet(line: Int, column: Int?, message: String) -> Bool {
        let isThere = (self.line ?? line) == line && (self.column ?? column) == column
        return isThere && !message.isEmpty && (words.isEmpty || message.contains(words))
    }
}
