import Testing
import ViewInterpreter

/// The page of what a program may use, and the table behind it.
@Suite("Supported page")
struct SupportedPageTests {
    @Test func `is what the interpreter's tables say`() throws {
        try GoldenFile(url: Fixtures.supportedPage).check(SupportedPage.current.text)
    }

    @Test func `gives a reason for everything that is not exact`() {
        // What only other programs than the screen would notice is passed over in silence.
        let silent = ["accessibility", "preview"]
        for entry in SupportTable.views + SupportTable.modifiers {
            switch entry.grade {
            case .exact: continue
            case .approximate(let reason): #expect(!reason.isEmpty, "\(entry.form) has no reason")
            case .ignored(let reason), .unseen(let reason):
                let isSilent = silent.contains { entry.name.hasPrefix($0) }
                #expect(reason.isEmpty == isSilent, "\(entry.form): \(reason)")
            }
        }
    }

    @Test func `lists each form once`() {
        let forms = (SupportTable.views + SupportTable.modifiers).map(\.form)
        let repeated = Dictionary(grouping: forms) { $0 }.filter { $0.value.count > 1 }.keys.sorted()

        #expect(repeated.isEmpty)
    }

    /// What moves at once, is drawn by the page alone, or stands in for a control must not pass for the real thing.
    @Test(
        arguments: [
            "List", "Form", "Toggle", "TextField", "TextEditor", "TabView", "NavigationLink", "ProgressView",
            "animation", "transition",
            "shadow", "blur", "redacted", "matchedGeometryEffect", "sheet", "searchable",
        ]
    )
    func `calls nothing exact that only looks alike`(name: String) {
        let entries = (SupportTable.views + SupportTable.modifiers).filter { $0.name == name }

        #expect(!entries.isEmpty, "nothing is called \(name)")
        for entry in entries { #expect(entry.grade != .exact, "\(entry.form)") }
    }

    /// A picture of the screen would be another one with them, so they are warned of.
    @Test(arguments: ["matchedGeometryEffect", "rotation3DEffect", "listStyle", "fontWidth"])
    func `passes over nothing in a note that a picture would show`(name: String) {
        let entries = SupportTable.modifiers.filter { $0.name == name }

        #expect(!entries.isEmpty, "nothing is called \(name)")
        for entry in entries {
            if case .ignored = entry.grade { continue }
            Issue.record("\(entry.form) is \(entry.grade)")
        }
    }

    @Test(arguments: [
        "VStack", "LazyVStack", "ScrollView", "Section", "GeometryReader", "padding", "frame", "safeAreaInset",
        "offset",
    ])
    func `calls the core of the subset exact`(name: String) {
        let entries = (SupportTable.views + SupportTable.modifiers).filter { $0.name == name }

        #expect(entries.contains { $0.grade == .exact })
    }
}
