import Testing

@Suite("Text")
struct TextTests {
    private func text(_ expression: String, members: String = "") throws -> String? {
        let scene = try RunningProgram(screen(expression, members: members))
        try scene.show()
        return scene.texts.first
    }

    @Test(
        arguments: [
            ("Text(\"\\(width)\")", "12.000000"),
            ("Text(\"\\(third)\")", "0.333333"),
            ("Text(\"\\(count) of \\(count + 1)\")", "3 of 4"),
            ("Text(verbatim: \"\\(width)\")", "12.0"),
            ("Text(\"a \\(width, specifier: \"%.2f\") b\")", "a 12.00 b"),
            ("Text(String(format: \"%03d|%5.1f|%-4@|\", count, third, \"x\"))", "003|  0.3|x   |"),
            ("Text(name)", "**plain**"),
            ("Text(\"**bold** word\")", "bold word"),
            ("Text(width, format: .number)", "12"),
            ("Text(1234567.5, format: .number.precision(.fractionLength(1)))", "1,234,567.5"),
            ("Text(0.25, format: .percent)", "25%"),
            ("Text(\"\\(Int(width))x\\(isOn ? \"on\" : \"off\")\")", "12xon"),
            ("Text(\"one\") + Text(\" two\").bold()", "one two"),
            ("Text(\"\\(CGSize(width: 1, height: 2.5).height)\")", "2.500000"),
            ("Text(String(describing: CGPoint(x: 1, y: 2)))", "(1.0, 2.0)"),
        ]
    )
    func `shows values as SwiftUI does`(expression: String, shown: String) throws {
        let members =
            "let width: CGFloat = 12\nlet third = 1.0 / 3\nlet count = 3\nlet isOn = true\nlet name = \"**plain**\""

        #expect(try text(expression, members: members) == shown)
    }

    @Test
    func `tells the locale of the environment`() throws {
        let locale = "@Environment(\\.locale) private var locale"

        #expect(try text("Text(locale.identifier)", members: locale) == "en_US")
    }
}
