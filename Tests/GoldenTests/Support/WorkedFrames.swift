import LayoutCore
import ViewRuntime

/// The frames that somebody worked out by hand, as the comment at the head of a fixture program tells them.
struct WorkedFrames {
    /// Says which line of the head cannot be read.
    struct Unreadable: Error, CustomStringConvertible {
        let description: String
    }

    /// What has to be seen of something in a moment.
    enum Expectation: Equatable {
        case frame(Rect)
        /// The lines of a text, as drawn.
        case lines([String])
        /// The colour of a shape or a text, as `#RRGGBB` or `#RRGGBBAA`.
        case fill(String)
        case notDrawn
    }

    /// A moment and what stands where in it.
    struct Moment {
        /// How far the content is from rest, in points; `nil` at rest.
        var displacement: Point?
        var expectations: [(identifier: String, what: Expectation)]
    }

    /// A screen, and what it shows from moment to moment.
    struct Show {
        var configuration: SceneConfiguration
        var moments: [Moment] = []
    }

    /// What is said about the program: at once, or by the frame while it runs.
    struct Remark: Equatable {
        var line: Int
        /// `nil` in a frame, which tells lines alone.
        var column: Int?
        /// Words that the message has to contain.
        var words: String
    }

    private(set) var shows: [Show] = []
    private(set) var remarks: [Remark] = []

    /// The first screen.
    var screen: Device { shows[0].configuration.device }

    /// Reads the head of a program.
    ///
    /// - Throws: ``Unreadable`` if it has no screen or no frames, or a line that is half of something.
    init(_ source: String) throws(Unreadable) {
        for line in source.split(separator: "\n", omittingEmptySubsequences: false).prefix(while: { $0.hasPrefix("//") }
        ) {
            try read(line)
        }
        guard !shows.isEmpty else { throw Unreadable(description: "the head names no screen") }
        for show in shows where !show.moments.contains(where: { !$0.expectations.isEmpty }) {
            throw Unreadable(description: "the head has no frames")
        }
    }

    private mutating func read(_ line: Substring) throws(Unreadable) {
        let words = line.dropFirst(2).split(separator: " ")
        if line.hasPrefix("// screen:") {
            shows.append(Show(configuration: SceneConfiguration(device: try Self.screen(words.dropFirst(), line))))
        } else if line.hasPrefix("// device:") {
            guard words.count == 2, let device = DeviceCatalog.device(id: String(words[1])) else {
                throw Unreadable(description: "no device: \(line)")
            }
            shows.append(Show(configuration: SceneConfiguration(device: device)))
        } else if line.hasPrefix("// says ") || line.hasPrefix("// warns ") {
            remarks.append(try Self.remark(words, line))
        } else if line.hasPrefix("// settings:"), !shows.isEmpty {
            for word in words.dropFirst() { try set(word) }
        } else if line == "// at rest", !shows.isEmpty {
            shows[shows.count - 1].moments.append(Moment(displacement: nil, expectations: []))
        } else if line.hasPrefix("// scroll "), words.count == 3, !shows.isEmpty {
            let numbers = try Self.numbers(words.dropFirst(), count: 2, line)
            let moment = Moment(displacement: Point(x: numbers[0], y: numbers[1]), expectations: [])
            shows[shows.count - 1].moments.append(moment)
        } else if line.hasPrefix("//   "), let show = shows.indices.last, let moment = shows[show].moments.indices.last
        {
            let expectation = try Self.expectation(words.dropFirst(), line)
            shows[show].moments[moment].expectations.append((String(words[0]), expectation))
        }
    }

    /// `says 12:34 WORDS` of a diagnostic, `warns 12 WORDS` of a frame.
    private static func remark(_ words: [Substring], _ line: Substring) throws(Unreadable) -> Remark {
        let place = words.count > 2 ? words[1].split(separator: ":").compactMap { Int($0) } : []
        guard place.count == (words[0] == "says" ? 2 : 1) else { throw Unreadable(description: "no place: \(line)") }
        return Remark(
            line: place[0],
            column: place.count > 1 ? place[1] : nil,
            words: words.dropFirst(2).joined(separator: " ")
        )
    }

    private static func expectation(
        _ words: ArraySlice<Substring>,
        _ line: Substring
    ) throws(Unreadable) -> Expectation {
        if words.first == "hidden", words.count == 1 { return .notDrawn }
        if words.first == "shows" {
            return .lines(words.dropFirst().joined(separator: " ").split(separator: " / ").map(String.init))
        }
        if words.first == "fills", words.count == 2 { return .fill(String(words[words.startIndex + 1])) }
        let numbers = try numbers(words, count: 4, line)
        return .frame(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }

    /// Changes what surrounds the last screen's program: `os=26`, `type=accessibility3`, `direction=rightToLeft`,
    /// `scheme=dark`, `locale=de_DE`.
    private mutating func set(_ word: Substring) throws(Unreadable) {
        let parts = word.split(separator: "=").map(String.init)
        let index = shows.count - 1
        switch (parts.first, parts.last) {
        case ("os", "26"): shows[index].configuration.os = .iOS26
        case ("scheme", "dark"): shows[index].configuration.colorScheme = .dark
        case ("locale", let name?): shows[index].configuration.locale = name
        case ("direction", "rightToLeft"): shows[index].configuration.layoutDirection = .rightToLeft
        case ("type", let name?):
            guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else { fallthrough }
            shows[index].configuration.dynamicTypeSize = size
        default: throw Unreadable(description: "no setting: \(word)")
        }
    }

    private static func screen(_ words: ArraySlice<Substring>, _ line: Substring) throws(Unreadable) -> Device {
        let parts = words.split(separator: "/")
        guard parts.count == 2 else { throw Unreadable(description: "no screen: \(line)") }
        let size = try numbers(parts[0], count: 3, line)
        let insets = try numbers(parts[1], count: 4, line)
        return Device(
            bareSize: Size(width: size[0], height: size[1]),
            scale: size[2],
            safeArea: EdgeInsets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
        )
    }

    private static func numbers(
        _ words: ArraySlice<Substring>,
        count: Int,
        _ line: Substring
    ) throws(Unreadable) -> [Double] {
        let numbers = words.compactMap { Double($0) }
        guard numbers.count == count, words.count == count else {
            throw Unreadable(description: "\(count) numbers expected: \(line)")
        }
        return numbers
    }
}
