import Foundation
import SceneServer
import Synchronization
import Testing

/// Forms that people write, run from source to frame; the numbers are worked out by hand for an iPhone 16: 393 × 852 points, of which 59 at the top and
/// 34 at the bottom are outside of the safe area, so that its middle is at (196.5, 438.5).
@Suite("Forms that people write")
struct WrittenFormTests {
    private final class Output: Sendable {
        let frames = Mutex<[[UInt8]]>([])
    }

    /// The items of the last frame after some input messages.
    private func items(
        _ body: String,
        members: String = "",
        types: String = "",
        input: String = "[]"
    ) async throws -> [[String: Any]] {
        let source = """
            import SwiftUI
            \(types)
            struct ContentView: View {
                \(members)
                var body: some View {
                    \(body)
                }
            }
            """
        let output = Output()
        let outcome = try await ProgramRunner().trace(
            NamedProgram(name: "written", source: source),
            gesture: Array(input.utf8),
            options: TraceOptions()
        ) { frame in output.frames.withLock { $0.append(frame) } }
        #expect(outcome.lines.filter { $0.contains(": error: ") } == [])
        let last = output.frames.withLock { $0.last ?? [] }
        let object = try JSONSerialization.jsonObject(with: Data(last)) as? [String: Any]
        return (object?["items"] as? [[String: Any]] ?? []).filter { $0["role"] as? String != "statusBar" }
    }

    private func texts(_ items: [[String: Any]]) -> [String] { items.compactMap { $0["text"] as? String } }

    private func item(_ items: [[String: Any]], _ identifier: String) -> [String: Any]? {
        items.first { $0["identifier"] as? String == identifier }
    }

    private func frame(_ item: [String: Any]?) -> [String: Double] { item?["frame"] as? [String: Double] ?? [:] }

    /// A tap, as input messages that begin at a time.
    private func tap(_ x: Double, _ y: Double, at time: Double) -> String {
        """
        {"type":"touch","phase":"began","x":\(x),"y":\(y),"time":\(time)},
        {"type":"touch","phase":"ended","x":\(x),"y":\(y),"time":\(time + 0.05)}
        """
    }

    // A column of 40 points each: the middle of the switch is at 398.5, of the counters at 438.5 and 478.5. As a row, both counters stand at 458.5.
    @Test func `views in an AnyLayout keep their state when it turns`() async throws {
        let items = try await items(
            """
            VStack(spacing: 0) {
                Text("turn").frame(width: 200, height: 40).contentShape(.rect).onTapGesture { isRow.toggle() }
                let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
                layout { Counter(); Counter() }
            }
            """,
            members: "@State private var isRow = false",
            types: """
                struct Counter: View {
                    @State private var count = 0
                    var body: some View {
                        Text("count \\(count)").frame(width: 100, height: 40).contentShape(.rect).onTapGesture { count += 1 }
                    }
                }
                """,
            input: "[\(tap(196.5, 478.5, at: 0.1)),\(tap(196.5, 398.5, at: 1))]"
        )
        let counters = items.filter { ($0["text"] as? String)?.hasPrefix("count") == true }
        #expect(texts(counters) == ["count 0", "count 1"])
        #expect(frame(counters.first)["y"] == frame(counters.last)["y"])
    }

    @Test func `layouts are functions of views`() async throws {
        let items = try await items(
            """
            HStackLayout(alignment: .top, spacing: 10) {
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
                Color.blue.frame(width: 30, height: 40).accessibilityIdentifier("b")
            }
            """
        )
        // 20 + 10 + 30 = 60 points wide, 40 high: from (166.5, 418.5), on the pixel at 1 ∕ 3.
        #expect(abs((frame(item(items, "b"))["x"] ?? 0) - (frame(item(items, "a"))["x"] ?? 0) - 30) < 0.01)
        #expect(frame(item(items, "a"))["y"] == frame(item(items, "b"))["y"])
    }

    @Test func `pages show the first one, and the finger turns them`() async throws {
        let body = """
            TabView(selection: $page) { Text("one").tag(0); Text("two").tag(1) }
                .tabViewStyle(.page)
                .overlay(alignment: .top) { Text("page \\(page)") }
            """
        let state = "@State private var page = 0"
        #expect(texts(try await items(body, members: state)) == ["one", "page 0"])

        let moves = (1...12).map {
            #"{"type":"touch","phase":"moved","x":\#(340 - 20 * $0),"y":400,"time":\#(0.1 + Double($0) / 60)}"#
        }
        let input = """
            [{"type":"touch","phase":"began","x":340,"y":400,"time":0.1},\(moves.joined(separator: ",")),
            {"type":"touch","phase":"ended","x":100,"y":400,"time":0.32},{"type":"advance","to":4}]
            """
        #expect(texts(try await items(body, members: state, input: input)) == ["two", "page 1"])
    }

    @Test func `timers run on the scene's clock`() async throws {
        let items = try await items(
            #"Text("ticks \(ticks)").onReceive(timer) { _ in ticks += 1 }"#,
            members: """
                @State private var ticks = 0
                private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
                """,
            input: #"[{"type":"advance","to":2.25}]"#
        )
        #expect(texts(items) == ["ticks 4"])
    }

    @Test func `the screen's size is the device's`() async throws {
        let items = try await items(
            #"Color.red.frame(width: UIScreen.main.bounds.width - 93, height: 10).accessibilityIdentifier("bar")"#
        )
        #expect(frame(item(items, "bar"))["width"] == 300)
    }

    // UIKit's published colours, light: systemRed 255, 59, 48; secondarySystemBackground 242, 242, 247. Levels halve and quarter the opacity.
    @Test(arguments: [
        (".background.secondary", "#F2F2F7FF"), (".red.secondary", "#FF3B3080"), ("Color.red.tertiary", "#FF3B3040"),
    ])
    func `styles have levels`(style: String, colour: String) async throws {
        let items = try await items(
            #"Rectangle().fill(\#(style)).frame(width: 9, height: 9).accessibilityIdentifier("s")"#
        )
        #expect(item(items, "s")?["fill"] as? String == colour)
    }

    @Test func `corners may differ`() async throws {
        let items = try await items(
            #"Text("a").background(.red, in: .rect(topLeadingRadius: 10, bottomTrailingRadius: 4)).accessibilityIdentifier("s")"#
        )
        let shape = items.first { $0["kind"] as? String == "shape" && $0["cornerRadii"] != nil }
        #expect(shape?["cornerRadii"] as? [Double] == [10, 0, 4, 0])
    }

    @Test(arguments: [("inline", "inlineTitle"), ("large", "largeTitle")])
    func `the older title says how it is shown`(mode: String, role: String) async throws {
        let items = try await items(
            #"NavigationView { ScrollView { Text("x") }.navigationBarTitle(Text("Title"), displayMode: .\#(mode)) }"#
        )
        #expect(items.first { $0["text"] as? String == "Title" }?["role"] as? String == role)
    }

    // Rows of 200 points with 10 between them: row 7 begins at 1470 of the content, and stands at the top of the safe area, 59, when it is scrolled to.
    @Test(
        arguments: [
            (".scrollPosition(id: $at, anchor: .top).task { rows = Array(0..<20); at = 7 }", ""),
            (".scrollPosition(id: $at, anchor: .top).onAppear { rows = Array(0..<20); at = 7 }", ""),
            (".scrollPosition(id: $at, anchor: .top).onAppear { at = 7; rows = Array(0..<20) }", ""),
            (".scrollPosition($place).onAppear { rows = Array(0..<20); place.scrollTo(id: 7, anchor: .top) }", ""),
            (".task { rows = Array(0..<20); proxy.scrollTo(7, anchor: .top) }", "proxy"),
            (".onAppear { proxy.scrollTo(7, anchor: .top); rows = Array(0..<20) }", "proxy"),
        ]
    )
    func `show a row that was asked for together with the rows`(modifiers: String, reader: String) async throws {
        let list = """
            ScrollView {
                LazyVStack(spacing: 10) {
                    ForEach(rows, id: \\.self) { row in
                        Color.gray.frame(height: 200).accessibilityIdentifier("row \\(row)").id(row)
                    }
                }
                .scrollTargetLayout()
            }
            \(modifiers)
            """
        let members = """
            @State private var rows: [Int] = []
            @State private var at: Int?
            @State private var place = ScrollPosition(idType: Int.self)
            """
        let body = reader.isEmpty ? list : "ScrollViewReader { \(reader) in \(list) }"
        let items = try await items(body, members: members)

        #expect(frame(item(items, "row 7"))["y"] == 59)
    }

    // A frame around a window: the outer square and the inner one go the same way round.
    @Test(
        arguments: [
            ("Ring().fill(.red, style: FillStyle(eoFill: true))", "own"),
            ("Ring().path(in: square).fill(.red, style: FillStyle(eoFill: true))", "own"),
            ("Color.red.clipShape(Ring(), style: FillStyle(eoFill: true))", "cut"),
            ("Color.red.clipShape(Ring().path(in: square), style: FillStyle(eoFill: true))", "cut"),
            ("Color.red.mask { Ring().fill(style: FillStyle(eoFill: true)) }", "cut"),
            ("Ring().fill(.red, style: FillStyle(eoFill: false))", "none"), ("Ring().fill(.red)", "none"),
        ]
    )
    func `holes of a path are left open where the even-odd rule is asked for`(view: String, place: String) async throws
    {
        let types = """
            struct Ring: Shape {
                func path(in rect: CGRect) -> Path {
                    var path = Path(rect)
                    path.addRect(rect.insetBy(dx: 10, dy: 10))
                    return path
                }
            }
            """
        let shown = try await items(
            "\(view).frame(width: 60, height: 60).accessibilityIdentifier(\"ring\")",
            members: "let square = CGRect(x: 0, y: 0, width: 60, height: 60)",
            types: types
        )
        let ring = try #require(item(shown, "ring"))
        let cuts = (ring["clipShapes"] as? [[String: Any]] ?? []).compactMap { $0["fillRule"] as? String }

        #expect(ring["fillRule"] as? String == (place == "own" ? "evenOdd" : nil))
        #expect(cuts == (place == "cut" ? ["evenOdd"] : []))
    }

    // Lines of 20.33, the first with 2 around it: the last one is at 443.67, where the finger taps.
    @Test func `a row of a lazy container that becomes two views under its modifier shows both`() async throws {
        let shown = try await items(
            "LazyVStack { row.padding(2); Text(\"l\") }.onTapGesture { on = true }",
            members: """
                @State private var on = false
                @ViewBuilder var row: some View {
                    Text("a")
                    if on { Text("q") }
                }
                """,
            input: "[\(tap(196, 452, at: 0.1))]"
        )

        #expect(texts(shown) == ["a", "q", "l"])
    }

    // Approximate as both are, no form of them is an error: the view shows, and the mesh has the place that it is given.
    @Test(
        arguments: [
            ".scale(0.5)", ".scale(0.5, anchor: .top)", ".scale(scale: 0.5, anchor: .top)", ".scale",
            ".scale(scale: 0.5).combined(with: .opacity)", ".symbolEffect",
        ]
    )
    func `a transition is written with a name for its scale or without`(transition: String) async throws {
        let shown = try await items("Text(\"a\").transition(\(transition))")

        #expect(texts(shown) == ["a"])
    }

    @Test(
        arguments: [
            "[.init(0, 0), .init(1, 0), .init(0, 1), .init(1, 1)]", "[[0, 0], [1, 0], [0, 1], [1, 1]]",
            "[SIMD2(x: 0, y: 0), .init(x: 1, y: 0), [0, bend], SIMD2<Float>(1, bend)]", "corners",
        ]
    )
    func `a mesh takes its points in each of their forms`(points: String) async throws {
        let mesh = "MeshGradient(width: 2, height: 2, points: \(points), colors: [.red, .blue, .green, .black])"
        let members = """
            let bend: Float = 0.75
            let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], .init(1, 1)]
            """
        let shown = try await items(
            "\(mesh).frame(width: 80, height: 60).accessibilityIdentifier(\"mesh\")",
            members: members
        )

        #expect(frame(item(shown, "mesh")) == ["x": 156.6667, "y": 408.6667, "width": 80, "height": 60])
    }

    @Test(arguments: ["", ", displayedComponents: [.date]"])
    func `a constant date needs no type before its dot`(more: String) async throws {
        let shown = try await items("DatePicker(\"Day\", selection: .constant(.now)\(more))")

        #expect(texts(shown).first == "Day")
    }
}
