import LayoutCore
import ViewRuntime

/// The frames that somebody worked out by hand, as the comment at the head of a fixture program tells them.
struct WorkedFrames {
    /// Says which line of the head cannot be read.
    struct Unreadable: Error, CustomStringConvertible {
        let description: String
    }

    /// A moment and what stands where in it.
    struct Moment {
        /// How far the content is from rest, in points; `nil` at rest.
        var displacement: Point?
        var frames: [(identifier: String, frame: Rect)]
    }

    let screen: Device
    let moments: [Moment]

    /// Reads the head of a program.
    ///
    /// - Throws: ``Unreadable`` if it has no screen or no frames, or a line that is half of something.
    init(_ source: String) throws(Unreadable) {
        var screen: Device?
        var moments: [Moment] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false).prefix(while: { $0.hasPrefix("//") }
        ) {
            let words = line.dropFirst(2).split(separator: " ")
            if line.hasPrefix("// screen:") {
                screen = try Self.screen(words.dropFirst(), line)
            } else if line == "// at rest" {
                moments.append(Moment(displacement: nil, frames: []))
            } else if line.hasPrefix("// scroll "), words.count == 3 {
                let numbers = try Self.numbers(words.dropFirst(), count: 2, line)
                moments.append(Moment(displacement: Point(x: numbers[0], y: numbers[1]), frames: []))
            } else if line.hasPrefix("//   "), !moments.isEmpty {
                let numbers = try Self.numbers(words.dropFirst(), count: 4, line)
                let frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
                moments[moments.count - 1].frames.append((String(words[0]), frame))
            }
        }
        guard let screen else { throw Unreadable(description: "the head names no screen") }
        guard moments.contains(where: { !$0.frames.isEmpty }) else {
            throw Unreadable(description: "the head has no frames")
        }
        self.screen = screen
        self.moments = moments
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
