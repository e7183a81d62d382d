import SceneServer
import TestSupport
import Testing

/// Properties of observable classes whose values are kept outside of the object.
@Suite("ObservedProperties")
struct ObservedPropertyTests {
    @Test func `a value of the environment that is a function may stand behind the brackets`() async throws {
        let program = """
            import SwiftUI
            extension EnvironmentValues { @Entry var pick: (Int) -> Void = { _ in } }
            struct Choice: View {
                @Environment(\\.pick) private var pick
                var body: some View { Color.red.onTapGesture { pick(4) } }
            }
            struct ContentView: View {
                @State private var picked = 0
                var body: some View {
                    VStack { Text("-\\(picked)"); Choice() }.environment(\\.pick) { picked = $0 * 2 }
                }
            }
            """
        let harness = try SessionHarness()
        try await harness.open(program)
        let answers = try await harness.tap(x: 196, y: 440)

        #expect(answers.last?.item(text: "-8") != nil)
    }

    @Test func `what the initialiser of an observed object reads is nothing that its maker depends on`() async throws {
        let program = """
            import SwiftUI
            final class Feed: ObservableObject {
                @Published var count = 0
                @Published var isBusy = false
                init() { load() }
                private func load() {
                    guard !isBusy, count == 0 else { return }
                    isBusy = true
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { self.count = 5; self.isBusy = false }
                }
            }
            struct Child: View {
                @ObservedObject var feed = Feed()
                var body: some View {
                    Text(feed.isBusy ? "-busy" : "-\\(feed.count)")
                    Color.red.onTapGesture { feed.count += 1 }
                }
            }
            struct ContentView: View { var body: some View { VStack { Child() } } }
            """
        let harness = try SessionHarness()
        let opened = try await harness.open(program)
        let loaded = try await harness.ask(#"{"type":"advance","to":0.9}"#)
        let tapped = try await harness.tap(x: 196, y: 440)

        #expect(opened[1].item(text: "-busy") != nil)
        #expect(loaded.last?.item(text: "-5") != nil)
        #expect(tapped.last?.item(text: "-6") != nil)
    }

    @Test func `a property that tells of its own changes runs the views that read it again`() async throws {
        let program = """
            import SwiftUI
            @Observable final class Settings {
                @ObservationIgnored private var kept = 12.0
                var size: Double {
                    get {
                        access(keyPath: \\.size)
                        return kept
                    }
                    set { withMutation(keyPath: \\.size) { kept = newValue } }
                }
                func grow() -> Int {
                    withMutation(keyPath: \\.size) {
                        kept += 1
                        return 7
                    }
                }
            }
            struct Size: View {
                let settings: Settings
                var body: some View { Text("-\\(settings.size)") }
            }
            struct ContentView: View {
                @State private var settings = Settings()
                var body: some View {
                    VStack { Size(settings: settings); Color.red }
                        .onTapGesture {
                            settings.size = 20
                            print(settings.grow())
                        }
                }
            }
            """
        let harness = try SessionHarness()
        let opened = try await harness.open(program)
        let answers = try await harness.tap(x: 196, y: 440)

        #expect(opened[1].item(text: "-12.000000") != nil)
        #expect(answers.last?.item(text: "-21.000000") != nil)
    }
}
