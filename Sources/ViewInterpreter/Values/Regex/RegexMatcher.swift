/// Runs a regular expression over a text: it tries, and goes back where it fails.
struct RegexMatcher {
    /// Too many steps: the expression takes a way that has no end in sight.
    struct Exhausted: Error {}

    private let code: RegexCode
    private let text: [Character]
    /// Steps taken so far, which the program pays for.
    private(set) var work = 0

    /// Steps for all matches that one call looks for.
    private static let most = 2_000_000
    /// Ways that may be open at once.
    private static let deepest = 200_000

    /// A way that is tried if the one taken fails.
    private struct Way {
        var step: Int
        var position: Int
        var registers: [Int]
    }

    init(_ code: RegexCode, _ text: [Character]) {
        self.code = code
        self.text = text
    }

    /// The first match that begins at `start` or behind it.
    mutating func first(from start: Int = 0) throws(Exhausted) -> RegexMatch? {
        for position in start...max(start, text.count) where position <= text.count {
            if let match = try match(at: position) { return match }
        }
        return nil
    }

    /// All matches in order, none of which begins before the end of the one before it.
    mutating func all() throws(Exhausted) -> [RegexMatch] {
        var matches: [RegexMatch] = []
        var position = 0
        while position <= text.count, let match = try first(from: position) {
            matches.append(match)
            position = match.range.isEmpty ? match.range.upperBound + 1 : match.range.upperBound
        }
        return matches
    }

    /// The match that begins at `start`, and ends with the text if it `isWhole`.
    mutating func match(at start: Int, isWhole: Bool = false) throws(Exhausted) -> RegexMatch? {
        let empty = [Int](repeating: -1, count: code.registers)
        guard let registers = try run(from: 0, at: start, empty, endingAt: isWhole ? text.count : nil)?.registers else {
            return nil
        }
        let groups = code.captures.indices.map { index -> Range<Int>? in
            let (lower, upper) = (registers[2 * index + 2], registers[2 * index + 3])
            return lower >= 0 && upper >= lower ? lower..<upper : nil
        }
        return RegexMatch(range: registers[0]..<registers[1], groups: groups)
    }

    /// Runs until a step ``RegexCode/Step/matched``, at `end` if that is given; `nil` where all ways fail.
    private mutating func run(
        from first: Int,
        at start: Int,
        _ registers: [Int],
        endingAt end: Int?
    ) throws(Exhausted) -> (position: Int, registers: [Int])? {
        var ways = [Way(step: first, position: start, registers: registers)]
        while var way = ways.popLast() {
            var isOpen = true
            while isOpen {
                work += 1
                guard work <= Self.most, ways.count <= Self.deepest else { throw Exhausted() }
                switch code.steps[way.step] {
                case .take(let set):
                    isOpen = way.position < text.count && set.contains(text[way.position])
                    way.position += 1
                    way.step += 1
                case .split(let next, let other):
                    ways.append(Way(step: other, position: way.position, registers: way.registers))
                    way.step = next
                case .jump(let next): way.step = next
                case .save(let register), .mark(let register):
                    way.registers[register] = way.position
                    way.step += 1
                case .advance(let register):
                    isOpen = way.registers[register] != way.position
                    way.step += 1
                case .place(let place):
                    isOpen = isAt(place, way.position)
                    way.step += 1
                case .reference(let group): isOpen = repeats(group, &way)
                case .look(let end, let isBehind, let isNegated):
                    let found = try look(from: way.step + 1, isBehind: isBehind, way)
                    isOpen = (found != nil) != isNegated
                    if let found, !isNegated { way.registers = found }
                    way.step = end
                case .atomic(let end):
                    guard let inner = try run(from: way.step + 1, at: way.position, way.registers, endingAt: nil) else {
                        isOpen = false
                        break
                    }
                    (way.position, way.registers) = inner
                    way.step = end
                case .matched:
                    if end == nil || way.position == end { return (way.position, way.registers) }
                    isOpen = false
                }
            }
        }
        return nil
    }

    private mutating func look(from step: Int, isBehind: Bool, _ way: Way) throws(Exhausted) -> [Int]? {
        guard isBehind else { return try run(from: step, at: way.position, way.registers, endingAt: nil)?.registers }
        for start in (0...way.position).reversed() {
            if let found = try run(from: step, at: start, way.registers, endingAt: way.position) {
                return found.registers
            }
        }
        return nil
    }

    /// Takes what a group has taken before.
    private func repeats(_ group: Int, _ way: inout Way) -> Bool {
        let (lower, upper) = (way.registers[2 * group], way.registers[2 * group + 1])
        way.step += 1
        guard lower >= 0, upper >= lower, way.position + upper - lower <= text.count,
            text[lower..<upper].elementsEqual(text[way.position..<way.position + upper - lower])
        else { return false }
        way.position += upper - lower
        return true
    }

    private func isAt(_ place: RegexNode.Place, _ position: Int) -> Bool {
        switch place {
        case .textStart: position == 0
        case .textEnd: position == text.count
        case .lastLineEnd: position == text.count || (position == text.count - 1 && text[position].isNewline)
        case .lineStart: position == 0 || text[position - 1].isNewline
        case .lineEnd: position == text.count || text[position].isNewline
        case .wordBoundary: isWordBoundary(position)
        case .noWordBoundary: !isWordBoundary(position)
        }
    }

    private func isWordBoundary(_ position: Int) -> Bool {
        let before = position > 0 && RegexClass.Kind.word.contains(text[position - 1])
        let after = position < text.count && RegexClass.Kind.word.contains(text[position])
        return before != after
    }
}
