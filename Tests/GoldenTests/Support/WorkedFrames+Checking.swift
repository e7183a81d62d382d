import LayoutCore
import ViewRuntime

extension WorkedFrames {
    /// What stands elsewhere than the head of a program says, one line each.
    ///
    /// - Throws: ``Unreadable`` for a head that says only half, ``Stage/Refused`` for a program with errors.
    static func wrongFrames(of source: String) throws -> [String] {
        try WorkedFrames(source).shows.flatMap { try $0.wrongFrames(of: source) }
    }
}

extension WorkedFrames.Show {
    fileprivate func wrongFrames(of source: String) throws -> [String] {
        let stage = try Stage(source: source, configuration: configuration)
        var wrong: [String] = []
        for moment in moments {
            if let displacement = moment.displacement {
                _ = stage.scene.scroll(
                    x: displacement.x == 0 ? nil : displacement.x,
                    y: displacement.y == 0 ? nil : displacement.y
                )
            }
            let items = stage.scene.makeFrame().items
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
        }
    }

    /// Equal within half of the hundredth of a point to which the heads are written.
    private static func isClose(_ a: Rect, _ b: Rect) -> Bool {
        zip([a.minX, a.minY, a.size.width, a.size.height], [b.minX, b.minY, b.size.width, b.size.height])
            .allSatisfy { abs($0 - $1) <= 0.005 }
    }
}
