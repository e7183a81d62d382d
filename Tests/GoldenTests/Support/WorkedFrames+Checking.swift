import LayoutCore
import ViewRuntime

extension WorkedFrames {
    /// Half of the hundredth of a point to which the heads are written.
    private static let tolerance = 0.005

    /// What stands elsewhere than the head of a program says, one line each.
    ///
    /// - Throws: ``Unreadable`` for a head that says only half, ``Stage/Refused`` for a program with errors.
    static func wrongFrames(of source: String) throws -> [String] {
        let worked = try WorkedFrames(source)
        let stage = try Stage(source: source, configuration: SceneConfiguration(device: worked.screen))
        var wrong: [String] = []
        for moment in worked.moments {
            if let displacement = moment.displacement {
                _ = stage.scene.scroll(
                    x: displacement.x == 0 ? nil : displacement.x,
                    y: displacement.y == 0 ? nil : displacement.y
                )
            }
            let items = stage.scene.makeFrame().items
            let title = moment.displacement.map { "scrolled by \($0.x) \($0.y)" } ?? "at rest"
            for (identifier, expected) in moment.frames {
                let found = items.first { $0.identifier == identifier }?.frame
                guard let found else {
                    wrong.append("\(title): \(identifier) is not drawn")
                    continue
                }
                if !isClose(found, expected) {
                    wrong.append(
                        "\(title): \(identifier) is at \(GoldenWriter.number(found)), not \(GoldenWriter.number(expected))"
                    )
                }
            }
        }
        return wrong
    }

    private static func isClose(_ a: Rect, _ b: Rect) -> Bool {
        zip([a.minX, a.minY, a.size.width, a.size.height], [b.minX, b.minY, b.size.width, b.size.height])
            .allSatisfy { abs($0 - $1) <= tolerance }
    }
}
