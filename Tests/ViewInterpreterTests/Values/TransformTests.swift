import Testing

/// Affine maps, with the numbers worked out by hand: the last map that a chain names is applied to a point first.
@Suite("Transforms")
struct TransformTests {
    private func shown(_ expression: String) throws -> String? {
        let scene = try RunningProgram(
            """
            struct ContentView: View {
                let moved = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 5)
                let both = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 1, y: 1))
                var body: some View { Text(String(describing: \(expression))) }
            }
            """
        )
        try scene.show()
        return scene.texts.first
    }

    @Test(
        arguments: [
            ("CGPoint(x: 2, y: 1).applying(moved)", "(7.0, 9.0)"),
            ("CGPoint(x: 5, y: 6).applying(both)", "(11.0, 13.0)"),
            ("CGPoint(x: 11, y: 13).applying(both.inverted())", "(5.0, 6.0)"),
            ("CGSize(width: 3, height: 4).applying(both)", "(6.0, 8.0)"),
            ("CGRect(x: 1, y: 1, width: 10, height: 4).applying(moved)", "(5.0, 9.0, 20.0, 20.0)"),
            ("moved.concatenating(moved.inverted()).isIdentity", "true"),
        ]
    )
    func `are applied to what they map`(expression: String, result: String) throws {
        #expect(try shown(expression) == result)
    }
}
