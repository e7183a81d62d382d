/// A regular expression that is ready to run.
struct RegexCode: Sendable {
    /// A step of the matcher; targets are places in the list of steps.
    enum Step: Sendable {
        /// Takes a character of the class, at the cost of looking at its members.
        case take(RegexClass, work: Int)
        /// Goes on at the first place, and at the second one should that fail.
        case split(Int, Int)
        case jump(Int)
        case save(Int)
        case place(RegexNode.Place)
        case reference(Int)
        /// Runs the steps up to the given place apart; they end with ``Step/matched``.
        case look(end: Int, isBehind: Bool, isNegated: Bool)
        case atomic(end: Int)
        /// Notes where a round of a repetition begins.
        case mark(Int)
        /// Ends the repetition, by leaving out the jump that follows, if the round has taken nothing.
        case advance(Int)
        case matched
    }

    private(set) var steps: [Step] = []
    let captures: [RegexCapture]
    /// Two for each group, the whole first, and one for each repetition that may take nothing.
    private(set) var registers: Int

    /// Steps that one expression may have; `(?:a{1000}){1000}` has more.
    private static let most = 20_000

    init(_ text: String, _ options: RegexOptions) throws(RegexMistake) {
        var reader = try RegexReader(text, options)
        let node = try reader.read()
        captures = reader.captures
        registers = 2 * captures.count + 2
        try add(.save(0))
        try compile(node)
        try add(.save(1))
        try add(.matched)
    }

    private mutating func add(_ step: Step) throws(RegexMistake) {
        guard steps.count < Self.most else { throw RegexMistake(message: "the expression is too large") }
        steps.append(step)
    }

    private mutating func compile(_ node: RegexNode) throws(RegexMistake) {
        switch node {
        case .characters(let set): try add(.take(set, work: set.work))
        case .sequence(let nodes): for node in nodes { try compile(node) }
        case .alternatives(let branches): try compile(branches)
        case .capture(let number, let inner):
            try add(.save(2 * number))
            try compile(inner)
            try add(.save(2 * number + 1))
        case .repetition(let inner, let least, let most, let kind):
            guard kind != .possessive else {
                return try compile(.atomic(.repetition(inner, least: least, most: most, kind: .greedy)))
            }
            try compile(inner, least, most, isLazy: kind == .lazy)
        case .look(let inner, let isBehind, let isNegated):
            try apart(inner) { .look(end: $0, isBehind: isBehind, isNegated: isNegated) }
        case .atomic(let inner): try apart(inner) { .atomic(end: $0) }
        case .reference(let number): try add(.reference(number))
        case .place(let place): try add(.place(place))
        }
    }

    private mutating func apart(_ inner: RegexNode, _ make: (Int) -> Step) throws(RegexMistake) {
        let start = steps.count
        try add(.matched)
        try compile(inner)
        try add(.matched)
        steps[start] = make(steps.count)
    }

    private mutating func compile(_ branches: [RegexNode]) throws(RegexMistake) {
        var ends: [Int] = []
        for (index, branch) in branches.enumerated() {
            guard index + 1 < branches.count else {
                try compile(branch)
                break
            }
            let split = steps.count
            try add(.split(split + 1, 0))
            try compile(branch)
            ends.append(steps.count)
            try add(.jump(0))
            steps[split] = .split(split + 1, steps.count)
        }
        for end in ends { steps[end] = .jump(steps.count) }
    }

    private mutating func compile(_ inner: RegexNode, _ least: Int, _ most: Int?, isLazy: Bool) throws(RegexMistake) {
        for _ in 0..<least {
            let start = steps.count
            try compile(inner)
            // What needs no step needs none however often.
            if steps.count == start { break }
        }
        if let most {
            var splits: [Int] = []
            for _ in least..<max(most, least) {
                splits.append(steps.count)
                try add(.split(0, 0))
                try compile(inner)
            }
            for split in splits {
                steps[split] = isLazy ? .split(steps.count, split + 1) : .split(split + 1, steps.count)
            }
            return
        }
        let register = registers
        registers += 1
        let start = steps.count
        try add(.split(0, 0))
        try add(.mark(register))
        try compile(inner)
        try add(.advance(register))
        try add(.jump(start))
        steps[start] = isLazy ? .split(steps.count, start + 1) : .split(start + 1, steps.count)
    }
}

/// A regular expression as a value of the program.
final class RegexValue: Sendable {
    /// What it was written as.
    let text: String
    let options: RegexOptions
    let code: RegexCode

    init(_ text: String, _ options: RegexOptions = RegexOptions()) throws(RegexMistake) {
        self.text = text
        self.options = options
        code = try RegexCode(text, options)
    }
}

/// Where a regular expression was found, in characters from the beginning of the text.
struct RegexMatch {
    var range: Range<Int>
    /// The groups in order; `nil` for one that was left out.
    var groups: [Range<Int>?]
}
