import LayoutCore
import ViewInterpreter
import ViewRuntime

extension WorkedFrames {
    /// What stands elsewhere than the head of a program says, one line each.
    ///
    /// - Throws: ``Unreadable`` for a head that says only half, ``Stage/Refused`` for a program with errors.
    static func wrongFrames(of source: String) throws -> [String] {
        let worked = try WorkedFrames(source)
        var wrong: [String] = []
        var warnings: [Remark] = []
        for show in worked.shows { wrong += try show.wrongFrames(of: source, &warnings) }
        let diagnostics = ProgramCompiler.compile(source: source).diagnostics.filter { $0.severity != .note }
        let said = diagnostics.map { Remark(line: $0.line, column: $0.column, words: $0.message) }
        return wrong + worked.wrongRemarks(said + warnings)
    }

    /// What was not said, and what was said that the head does not tell.
    private func wrongRemarks(_ found: [Remark]) -> [String] {
        func isMet(_ remark: Remark, by other: Remark) -> Bool {
            remark.line == other.line && remark.column == other.column && other.words.contains(remark.words)
        }
        let missing = remarks.filter { remark in !found.contains { isMet(remark, by: $0) } }
        let surplus = found.filter { other in !remarks.contains { isMet($0, by: other) } }
        return missing.map { "not said: \($0)" } + surplus.map { "not told by the head: \($0)" }
    }
}

extension WorkedFrames.Show {
    fileprivate func wrongFrames(of source: String, _ warnings: inout [WorkedFrames.Remark]) throws -> [String] {
        let stage = try Stage(source: source, configuration: configuration)
        var wrong: [String] = []
        for moment in moments {
            if let displacement = moment.displacement {
                _ = stage.scene.scroll(
                    x: displacement.x == 0 ? nil : displacement.x,
                    y: displacement.y == 0 ? nil : displacement.y
                )
            }
            let frame = stage.scene.makeFrame()
            let items = frame.items
            for warning in frame.callbacks where warning.name == "warning" {
                warnings.append(WorkedFrames.Remark(line: warning.line ?? 0, words: warning.message ?? ""))
            }
            let title = moment.displacement.map { "scrolled by \($0.x) \($0.y)" } ?? "at rest"
            for (identifier, expected) in moment.expectations {
                let found = items.first { $0.identifier == identifier }
                guard let problem = expected.problem(found) else { continue }
                wrong.append("\(configuration.device.id), \(title): \(identifier) \(problem)")
            }
        }
        return wrong
    }
}

extension WorkedFrames.Expectation {
    /// What is wrong with what was found; `nil` if nothing is.
    fileprivate func problem(_ item: DisplayItem?) -> String? {
        guard let item else { return self == .notDrawn ? nil : "is not drawn" }
        switch self {
        case .notDrawn: return "is drawn"
        case .frame(let frame):
            guard !Self.isClose(item.frame, frame) else { return nil }
            return "is at \(GoldenWriter.number(item.frame)), not \(GoldenWriter.number(frame))"
        case .lines(let lines):
            guard case .text(let text) = item.content else { return "is no text" }
            let drawn = text.lines.map(\.text)
            return drawn == lines ? nil : "shows \(drawn), not \(lines)"
        case .fill(let color):
            guard let found = Self.color(of: item.content) else { return "has no colour of its own" }
            return found == color ? nil : "fills \(found), not \(color)"
        }
    }

    /// The one colour of what is drawn, its opacity last unless that is whole.
    private static func color(of content: DisplayItem.Content) -> String? {
        let color: ResolvedColor
        switch content {
        case .shape(_, .color(let fill)): color = fill
        case .text(let text): color = text.color
        default: return nil
        }
        let bytes = [color.red, color.green, color.blue, UInt8((color.alpha * 255).rounded())]
        let digits = bytes.map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return "#" + digits.prefix(color.alpha == 1 ? 3 : 4).joined()
    }

    /// Equal within half of the hundredth of a point to which the heads are written.
    private static func isClose(_ a: Rect, _ b: Rect) -> Bool {
        zip([a.minX, a.minY, a.size.width, a.size.height], [b.minX, b.minY, b.size.width, b.size.height])
            .allSatisfy { abs($0 - $1) <= 0.005 }
    }
}
