import LayoutCore
import ScrollDynamics
import Testing
import ViewRuntime

/// Toolbars: what their items show, and the bar at the lower edge of a phone of 393 × 852 points with 34 below it.
@Suite("Toolbars")
struct ToolbarTests {
    private func frame(_ items: String, modifiers: String = "") throws -> SceneFrame {
        let source = """
            import SwiftUI
            struct ContentView: View {
                var body: some View {
                    NavigationStack {
                        ScrollView { Color.green.frame(height: 2000) }
                            .toolbar {
                                \(items)
                            }
                            \(modifiers)
                    }
                }
            }
            """
        let device = try #require(DeviceCatalog.device(id: "iphone-16"))
        return try Stage(source: source, configuration: SceneConfiguration(device: device)).scene.makeFrame()
    }

    private func texts(_ frame: SceneFrame) -> [String] {
        frame.items.compactMap { item in
            if item.role == nil, case .text(let text) = item.content { text.string } else { nil }
        }
    }

    private func symbols(_ frame: SceneFrame) -> [String] {
        frame.items.compactMap { item in
            if item.role == nil, case .symbol(let name, _, _) = item.content { name } else { nil }
        }
    }

    private func rect(_ text: String, _ frame: SceneFrame) -> Rect? {
        frame.items.first { item in
            if case .text(let drawn) = item.content { drawn.string == text } else { false }
        }?.frame
    }

    @Test(
        arguments: [
            #"Button("Add", systemImage: "plus") {}"#,
            #"ToolbarItem(placement: .topBarLeading) { Label("Add", systemImage: "plus") }"#,
            #"ToolbarItemGroup(placement: .primaryAction) { Menu("Add", systemImage: "plus") { Text("x") } }"#,
            #"ToolbarItem(placement: .bottomBar) { Button("Add", systemImage: "plus") {} }"#,
        ]
    )
    func `show the icons of labels alone`(item: String) throws {
        let frame = try frame(item)
        #expect(texts(frame) == [])
        #expect(symbols(frame) == ["plus"])
    }

    @Test func `show the titles of labels that ask for them, and texts`() throws {
        let asked = try frame(#"Button("Add", systemImage: "plus") {}.labelStyle(.titleAndIcon)"#)
        #expect(texts(asked) == ["Add"])
        #expect(symbols(asked) == ["plus"])
        #expect(texts(try frame(#"Button("Add") {}"#)) == ["Add"])
    }

    // The bar begins 44 above the 34 of the lower inset, at 774; a line of body text is 20.333 high.
    @Test(
        arguments: [
            #"ToolbarItem(placement: .bottomBar) { Button("A") {} }; ToolbarItem(placement: .bottomBar) { Button("B") {} }"#,
            #"ToolbarItemGroup(placement: .bottomBar) { Button("A") {}; Button("B") {} }"#,
            #"ToolbarItemGroup(placement: .bottomBar) { Button("A") {}; Spacer(); Button("B") {} }"#,
        ]
    )
    func `share the length of the bar at the lower edge, which insets the content`(items: String) throws {
        let frame = try frame(items)
        let first = try #require(rect("A", frame))
        let last = try #require(rect("B", frame))

        #expect(first.minX == 16)
        #expect(last.maxX == 377)
        #expect(abs(first.midY - 796) < 0.5 && abs(last.midY - 796) < 0.5)
        #expect(frame.scrollViews.first?.geometry.contentInsets.bottom == 78)
    }

    @Test func `has one item, and what says a status, in the middle of the bar`() throws {
        for placement in ["bottomBar", "status"] {
            let frame = try frame("ToolbarItem(placement: .\(placement)) { Text(\"Updated\") }")
            #expect(abs(try #require(rect("Updated", frame)).midX - 196.5) < 0.5)
        }
    }

    @Test func `does not show what stands above a keyboard`() throws {
        let frame = try frame("ToolbarItem(placement: .keyboard) { Button(\"Done\") {} }")
        #expect(texts(frame) == [])
        #expect(frame.scrollViews.first?.geometry.contentInsets.bottom == 34)
    }
}
