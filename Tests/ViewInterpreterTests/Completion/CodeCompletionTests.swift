import Testing

@testable import ViewInterpreter

/// A program whose main view has some lines as its body.
private func program(_ body: String) -> CursorSource {
    CursorSource(
        """
        import SwiftUI
        enum Speed { case slow, fast, warp(factor: Int) }
        struct Song { let name: String; var minutes = 3 }
        struct Row: View {
            let title: String
            @Binding var isOn: Bool
            var body: some View { Text(title) }
        }
        extension View {
            func card(radius: CGFloat = 8) -> some View { padding(radius) }
        }
        struct ContentView: View {
            @State private var count = 0
            @State private var speed = Speed.slow
            let songs = [Song(name: "One")]
            func play(_ song: Song, at speed: Speed) {}
            var body: some View {
                \(body)
            }
        }
        """
    )
}

@Suite("Completion")
struct CodeCompletionTests {
    @Test func `modifiers of a view, with their forms and grades`() {
        let list = program("Text(\"a\").paddi‸").list
        #expect(
            list.items.map(\.signature) == [
                "padding(_ insets: EdgeInsets)", "padding(_ length: CGFloat)",
                "padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)",
            ]
        )
        #expect(list.items.map(\.insert) == ["padding(<#insets#>)", "padding(<#length#>)", "padding(<##>)"])
        #expect(list.items.allSatisfy { $0.kind == .modifier && $0.grade == .exact })
        // `Text("a").` takes ten columns, behind twelve of indentation.
        #expect(list.column == 8 + 10 + 1)
    }

    @Test func `a modifier without effect says so, and comes last`() {
        let list = program("Color.red.foc‸").list
        #expect(list.items.contains { $0.label == "focused(…)" })
        #expect(list.items.allSatisfy { $0.grade?.isWithoutEffect == true })
        #expect(program("Color.red.f‸").list.items.last?.grade?.isWithoutEffect == true)
    }

    @Test func `extensions of View are modifiers like any other`() {
        let card = program("Text(\"a\").ca‸").item("card(radius:)")
        #expect(card?.kind == .modifier)
        #expect(
            card?.signature == "card(radius: Double = …) -> some View"
                || card?.signature.hasPrefix("card(radius:") == true
        )
        #expect(card?.insert == "card(<##>)")
        #expect(card?.grade == nil)
    }

    @Test(arguments: [
        ("VStack(alignment: .le‸) {}", "leading"), ("Text(\"a\").foregroundStyle(.bl‸)", "blue"),
        ("Text(\"a\").font(.title2‸)", "title2"), ("Text(\"a\").frame(alignment: .bottomT‸)", "bottomTrailing"),
        ("Text(\"a\").padding(.hor‸)", "horizontal"), ("Color.red.ignoresSafeArea(edges: .to‸)", "top"),
        ("ScrollView(.horiz‸) {}", "horizontal"), ("Text(\"a\").frame(maxWidth: .inf‸)", "infinity"),
    ])
    func `members after a dot are those of the wanted type`(_ body: String, _ expected: String) {
        #expect(program(body).labels.contains(expected))
    }

    @Test func `alignments across do not offer those along`() {
        let labels = program("VStack(alignment: .‸) {}").labels
        #expect(labels.contains("leading") && labels.contains("trailing"))
        #expect(!labels.contains("top") && !labels.contains("firstTextBaseline"))
    }

    @Test func `cases of the program's own enumeration`() {
        let source = program("let next: Speed = .‸\nText(\"\")")
        #expect(source.labels == ["fast", "slow", "warp(factor:)"])
        #expect(source.item("warp(factor:)")?.insert == "warp(factor: <#Int#>)")
        #expect(source.item("warp(factor:)")?.signature == "case warp(factor: Int)")
        #expect(program("Button(\"a\") { speed = .f‸ }").labels == ["fast"])
        #expect(program("switch speed { case .‸: Text(\"\") }").labels.contains("warp(factor:)"))
    }

    @Test func `members of values, with the types that they have there`() {
        #expect(program("Text(songs.firs‸)").item("first")?.signature == "first: Song?")
        #expect(program("Text(songs[0].‸)").labels.prefix(2) == ["minutes", "name"])
        #expect(program("GeometryReader { proxy in Text(\"\\(proxy.siz‸)\") }").labels == ["size"])
        #expect(program("ForEach(songs, id: \\.na‸) { _ in Text(\"\") }").labels == ["name"])
        #expect(
            program("ForEach(songs, id: \\.name) { song in Text(song.‸) }").labels.prefix(2) == ["minutes", "name"]
        )
    }

    @Test func `a binding offers bindings to what its value holds`() {
        let source = CursorSource(
            """
            struct Song { var name = ""; var minutes = 3 }
            struct ContentView: View {
                @State private var song = Song()
                var body: some View { TextField("a", text: $song.‸) }
            }
            """
        )
        #expect(source.labels.prefix(3) == ["minutes", "name", "wrappedValue"])
        #expect(source.item("name")?.signature == "name: Binding<String>")
    }

    @Test func `static members and nested types of a type`() {
        #expect(program("Color.re‸").labels == ["red"])
        #expect(program("let s = Speed.‸\nText(\"\")").labels.prefix(3) == ["fast", "slow", "warp(factor:)"])
    }

    @Test func `names in scope, nearest first`() {
        let labels = program("ForEach(songs, id: \\.name) { soon in Text(so‸) }").labels
        #expect(labels.prefix(2) == ["soon", "songs"])
        #expect(program("Button(\"a\") { cou‸ }").labels == ["count"])
        #expect(program("Button(\"a\") { pla‸ }").item("play(_:at:)")?.insert == "play(<#song#>, at: <#speed#>)")
        #expect(program("Row(title: \"a\", isOn: $co‸)").labels == ["$count"])
    }

    @Test func `containers are written out with what goes into them`() {
        let stack = program("VStac‸").item("VStack(alignment:spacing:content:)")
        #expect(stack?.kind == .view)
        #expect(stack?.insert == "VStack {\n    <#content#>\n}")
        let section = program("Sec‸").item("Section(content:header:)")
        #expect(section?.insert == "Section {\n    <#content#>\n} header: {\n    <#header#>\n}")
        let reader = program("GeometryR‸").item("GeometryReader(content:)")
        #expect(reader?.insert == "GeometryReader { proxy in\n    <#content#>\n}")
        #expect(
            program("Ro‸").item("Row(title:isOn:)")?.insert == "Row(title: \"<#String#>\", isOn: <#Binding<Bool>#>)"
        )
    }

    @Test func `labels of the arguments that may come next, in their order`() {
        let arguments = program("Text(\"a\").frame(minWidth: 1, ‸)").list.items.filter { $0.kind == .argument }
        #expect(
            arguments.map(\.label) == [
                "idealWidth:", "maxWidth:", "minHeight:", "idealHeight:", "maxHeight:", "alignment:",
            ]
        )
        #expect(arguments.first?.insert == "idealWidth: <##>")
        #expect(arguments.first?.signature == "idealWidth: CGFloat? = nil")
        #expect(program("Row(‸)").labels.first == "title:")
        #expect(program("Row(ti‸tle: \"a\")").labels.first == "title:")
        #expect(program("Row(title: \"a\", ‸)").labels.first == "isOn:")
    }

    @Test func `types where a type is written`() {
        #expect(CursorSource("struct Card: Vie‸ {}").labels.contains("View"))
        #expect(CursorSource("struct Card { let width: CGFl‸ }").labels == ["CGFloat"])
        #expect(CursorSource("struct Card { let next: Car‸ }").labels == ["Card"])
    }

    @Test func `attributes and keys of the environment`() {
        #expect(CursorSource("struct Card: View {\n    @Sta‸\n}").labels == ["State", "StateObject"])
        #expect(
            CursorSource("struct Card: View {\n    @Environment(\\.colorS‸) var scheme\n}").labels
                == ["colorScheme", "colorSchemeContrast"]
        )
    }

    @Test func `declarations between members and at the top of a file`() {
        #expect(CursorSource("struct Card: View {\n    va‸\n}").item("var body")?.kind == .snippet)
        #expect(CursorSource("import SwiftUI\nstruc‸").labels == ["struct View", "struct PreferenceKey", "struct"])
    }

    @Test func `nothing inside texts and comments`() {
        #expect(program("Text(\"Vst‸\")").labels.isEmpty)
        #expect(program("Text(\"\") // VSt‸").labels.isEmpty)
    }

    @Test func `a source with open brackets is read as far as it goes`() {
        #expect(
            CursorSource("struct A: View {\n    var body: some View {\n        VStack {\n            Text(\"a\").bol‸")
                .labels == ["bold()", "bold(_:)"]
        )
        #expect(
            CursorSource("struct A: View { var body: some View { Text(\"a\").font(.titl‸ } }").labels
                == ["title", "title2", "title3"]
        )
    }

    @Test func `a place outside of the source has no items`() {
        #expect(CodeCompletion.items(in: "struct A {}", line: 7, column: 1).items.isEmpty)
        #expect(CodeCompletion.items(in: "struct A {}", line: 1, column: 99).items.isEmpty)
        #expect(CodeCompletion.items(in: "struct A {}", line: 0, column: 0).items.isEmpty)
    }

    // MARK: Signatures

    @Test func `the forms of a call, and the parameter at the cursor`() {
        let help = program("Text(\"a\").frame(width: 1, height: ‸)").help
        #expect(
            help.forms.first?.signature
                == "frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)"
        )
        #expect(
            help.forms.first?.parameters
                == ["width: CGFloat? = nil", "height: CGFloat? = nil", "alignment: Alignment = .center"]
        )
        #expect(help.forms.first?.active == 1)
        #expect(help.selected == 0)
        #expect(program("Text(\"a\").frame(minWidth: 1, ‸)").help.selected == 1)
    }

    @Test func `functions and types of the program have signatures too`() {
        let help = program("Button(\"a\") { play(songs[0], at: ‸) }").help
        #expect(help.forms.map(\.signature) == ["play(_ song: Song, at speed: Speed)"])
        #expect(help.forms.first?.active == 1)
        #expect(program("Row(title: ‸").help.forms.first?.signature == "Row(title: String, isOn: Binding<Bool>)")
    }

    @Test func `the innermost call counts, and closures end it`() {
        #expect(program("Text(\"a\").padding(max(1, ‸))").help.forms.first?.signature.hasPrefix("max(") == true)
        #expect(program("VStack(spacing: 1) { Text(\"a\")‸ }").help.forms.isEmpty)
        #expect(program("Text(\"te‸xt\")").help.forms.first?.signature == "Text(_ content: LocalizedStringKey)")
    }

    @Test func `every place of a program can be asked, whole or cut off there`() {
        let source = """
            struct ContentView: View {
                @State var rows = ["a": [1, 2]]
                var body: some View {
                    if let row = rows["a"], row.count > 1 { Text("\\(row[0] + 1)").frame(width: 1 > 2 ? 3 : .infinity) }
                }
            }
            """
        let bytes = Array(source.utf8)
        var line = 1
        var column = 1
        for (index, byte) in bytes.enumerated() {
            let cut = String(decoding: bytes[..<index], as: UTF8.self)
            for text in [source, cut] {
                #expect(CodeCompletion.items(in: text, line: line, column: column).items.count <= 200)
                _ = CodeCompletion.signatures(in: text, line: line, column: column)
            }
            column += 1
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            }
        }
    }
}

@Suite("Completion while typing")
struct CompletionSessionTests {
    private static let head = "struct A: View {\n    let count = 1\n    var body: some View { Text(\"a\")."

    @Test func `one word is lowered once, for its letters and its call`() {
        let session = CompletionSession()
        for word in ["", "p", "pa", "pad", "padd"] {
            let list = session.items(in: Self.head + word + " } }", line: 3, column: 37 + word.utf8.count)
            #expect(list.items.contains { $0.name == "padding" })
        }
        #expect(session.loweringCount == 1)
        _ = session.signatures(in: Self.head + "padd } }", line: 3, column: 41)
        #expect(session.loweringCount == 1)
    }

    @Test func `another place or another text is lowered anew`() {
        let session = CompletionSession()
        let source = Self.head + "bold() } }"
        _ = session.items(in: source, line: 3, column: 37)
        _ = session.items(in: source, line: 2, column: 5)
        #expect(session.loweringCount == 2)
        _ = session.items(in: source + "\nlet more = 2", line: 2, column: 5)
        #expect(session.loweringCount == 3)
    }

    @Test func `what is kept answers as a fresh query does`() {
        let session = CompletionSession()
        let source = Self.head + "fo } }"
        _ = session.items(in: Self.head + "f } }", line: 3, column: 38)
        #expect(
            session.items(in: source, line: 3, column: 39) == CodeCompletion.items(in: source, line: 3, column: 39)
        )
    }
}
