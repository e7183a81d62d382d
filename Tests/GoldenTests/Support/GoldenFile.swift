import Foundation
import Testing

/// A file that holds what the code gave when somebody last looked at it.
struct GoldenFile {
    let url: URL

    /// Compares `text` with the file, exactly; rewrites the file instead while recording.
    func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        if Fixtures.isRecording {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: url, options: .atomic)
            return
        }
        let path = url.path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: path) else {
            Issue.record("\(path) is missing; run scripts/record-golden and read it", sourceLocation: sourceLocation)
            return
        }
        let recorded = try String(contentsOf: url, encoding: .utf8)
        if let difference = LineDifference(recorded: recorded, now: text) {
            Issue.record("\(path) differs\n\(difference)", sourceLocation: sourceLocation)
        }
    }
}

/// Where two texts part, as a person reads it.
struct LineDifference: CustomStringConvertible {
    /// The lines that are shown on each side before the rest is only counted.
    private static let shown = 12

    let description: String

    /// `nil` if both are the same.
    ///
    /// - Complexity: O(*n* · *m*) in the lines of both.
    init?(recorded: String, now: String) {
        guard recorded != now else { return nil }
        let before = recorded.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let after = now.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let changes = after.difference(from: before)
        // Sorted by line: what went stands before what came where both are at one place.
        let lines = (changes.removals + changes.insertions).map { Self.line($0) }.sorted {
            ($0.at, $0.order) < ($1.at, $1.order)
        }
        var words = lines.prefix(Self.shown * 2).map(\.text)
        if lines.count > words.count { words.append("… and \(lines.count - words.count) more lines") }
        description = words.joined(separator: "\n")
    }

    private static func line(_ change: CollectionDifference<String>.Change) -> (at: Int, order: Int, text: String) {
        switch change {
        case .remove(let offset, let element, _): (offset, 0, "line \(offset + 1) - \(element)")
        case .insert(let offset, let element, _): (offset, 1, "line \(offset + 1) + \(element)")
        }
    }
}
