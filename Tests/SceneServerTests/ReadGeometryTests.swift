import TestSupport
import Testing

/// What a program reads of one line on the screen is one number, whoever is asked.
@Suite("Geometry that programs read")
struct ReadGeometryTests {
    private static let devices = [
        "iphone-se-3", "iphone-13-mini", "iphone-14", "iphone-16", "iphone-16-pro", "iphone-16-pro-max", "iphone-air",
        "ipad-air-11", "iphone-16-landscape",
    ]

    /// The top of the content and the top of the scroll view, which lie on one line.
    @Test(arguments: devices, [0.0, 7.0])
    func `tells the edges of content and of its scroll view alike at rest`(device: String, padding: Double) async throws
    {
        let program = """
            import SwiftUI

            struct TopKey: PreferenceKey {
                static let defaultValue: [String: CGFloat] = [:]
                static func reduce(value: inout [String: CGFloat], nextValue: () -> [String: CGFloat]) {
                    value.merge(nextValue()) { _, later in later }
                }
            }

            struct ContentView: View {
                @State private var tops: [String: CGFloat] = [:]

                private func probe(_ name: String) -> some View {
                    GeometryReader { proxy in
                        Color.clear.preference(key: TopKey.self, value: [name: proxy.frame(in: .global).minY])
                    }
                    .frame(height: 1)
                }

                var body: some View {
                    NavigationStack {
                        ScrollView {
                            VStack(spacing: \(padding)) {
                                Color.red.frame(height: 100)
                                Color.blue.frame(height: 100)
                            }
                            .background(alignment: .top) { probe("content") }
                        }
                        .padding(.top, \(padding))
                        .background(alignment: .top) { probe("outside").padding(.top, \(padding)) }
                        .navigationTitle("Tops")
                        .onPreferenceChange(TopKey.self) { tops = $0 }
                        .safeAreaInset(edge: .top, spacing: \(padding)) {
                            Text(tops["content"] == tops["outside"] ? "same" : "\\(tops)")
                        }
                    }
                }
            }
            """
        let harness = try SessionHarness()
        let answers = try await harness.open(program, #","device":"\#(device)""#)

        #expect(answers[0].list("diagnostics").filter { $0["severity"] as? String == "error" }.isEmpty)
        let texts = answers[1].list("items").compactMap { $0["text"] as? String }
        #expect(texts.contains("same"), "\(texts)")
    }
}
