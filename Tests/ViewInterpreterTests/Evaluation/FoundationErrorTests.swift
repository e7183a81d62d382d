import Testing

/// Errors of the program taken as Foundation's: their domain is the type, their number the case.
@Suite("FoundationErrors")
struct FoundationErrorTests {
    private static let members = """
        enum Trouble: LocalizedError {
            case offline, late(Int)
            var errorDescription: String? { if case .late(let days) = self { "\\(days) days" } else { nil } }
        }
        struct Plain: Error {}
        func caught(_ error: any Error) -> String {
            do { throw error } catch let error as NSError { return "\\(error.domain) \\(error.code)" }
        }
        """

    @Test(arguments: [
        ("(Trouble.late(3) as NSError).code", "1"), ("(Trouble.late(3) as NSError).localizedDescription", "3 days"),
        ("caught(Trouble.offline)", "Program.ContentView.Trouble 0"),
        ("caught(NSError(domain: \"d\", code: 9))", "d 9"),
        (
            "Plain().localizedDescription",
            "The operation couldn’t be completed. (Program.ContentView.Plain error 1.)"
        ),
        ("NSError(domain: \"d\", code: 2).localizedDescription", "The operation couldn’t be completed. (d error 2.)"),
    ])
    func `say their domain and number`(_ expression: String, _ text: String) throws {
        let scene = try RunningProgram(screen("Text(verbatim: \"\\(\(expression))\")", members: Self.members))
        try scene.show()

        #expect(scene.texts == [text])
    }
}
