package import Foundation

/// Writes what operators need to know, one line each, to standard error.
package struct Log: Sendable {
    /// How lines look.
    package enum Format: String, CaseIterable, Sendable {
        /// For people: `2026-01-02T03:04:05.678Z warning words key=value`.
        case plain
        /// For collectors: one JSON object a line.
        case json
    }

    /// How grave a line is.
    package enum Level: String, CaseIterable, Comparable, Sendable {
        case error
        case warning
        case notice
        case debug

        package static func < (left: Level, right: Level) -> Bool { left.gravity < right.gravity }

        /// Higher is graver.
        private var gravity: Int {
            switch self {
            case .error: 3
            case .warning: 2
            case .notice: 1
            case .debug: 0
            }
        }
    }

    private let format: Format
    private let least: Level
    private let now: @Sendable () -> Date
    private let sink: @Sendable (String) -> Void

    /// - Parameters:
    ///   - format: How lines look.
    ///   - least: Lines below this gravity are left out.
    ///   - now: Gives the time of a line.
    ///   - sink: Takes each line, its line end included; called from any thread.
    package init(
        format: Format,
        least: Level = .notice,
        now: @escaping @Sendable () -> Date = { Date() },
        sink: @escaping @Sendable (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
    ) {
        self.format = format
        self.least = least
        self.now = now
        self.sink = sink
    }

    /// Writes a line.
    ///
    /// - Parameters:
    ///   - level: How grave it is.
    ///   - words: One short sentence without line ends.
    ///   - fields: Names and values; names are letters only.
    package func write(_ level: Level, _ words: String, _ fields: KeyValuePairs<String, String> = [:]) {
        guard level >= least else { return }
        let time = now().formatted(.iso8601.year().month().day().time(includingFractionalSeconds: true))
        switch format {
        case .plain:
            let pairs = fields.map { " \($0.key)=\(Self.plain($0.value))" }.joined()
            sink("\(time)Z \(level.rawValue) \(Self.onOneLine(words))\(pairs)\n")
        case .json:
            let all =
                [("time", time + "Z"), ("level", level.rawValue), ("message", words)]
                + fields.map { ($0.key, $0.value) }
            let members = all.map { "\(Self.quoted($0.0)):\(Self.quoted($0.1))" }.joined(separator: ",")
            sink("{\(members)}\n")
        }
    }

    /// A value with spaces is quoted; line ends never get into the log, whoever wrote them.
    private static func plain(_ value: String) -> String {
        let line = onOneLine(value)
        return line.contains(" ") || line.contains("\"") || line.isEmpty ? quoted(line) : line
    }

    private static func onOneLine(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\u{0}"..."\u{1F}", "\u{7F}": result += "\\u" + hexadecimal(scalar.value)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
