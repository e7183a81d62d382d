import FrameProtocol
import SceneServer
import TestSupport
import Testing

/// What an edit does to objects that state holds, and to values that the scene remembers.
@Suite("EditedObjects")
struct EditedObjectTests {
    /// Opens a program, taps the middle of the screen, edits the program, and gives the texts that show then.
    private func texts(of program: String, after edited: String) async throws -> [String] {
        let harness = try SessionHarness()
        try await harness.open(program)
        try await harness.tap(x: 196, y: 440)
        let answers = try await harness.ask(Programs.edit(edited))
        return try #require(answers.last).list("items").compactMap { $0["text"] as? String }
            .filter { $0.hasPrefix("-") }
    }

    private static let basket = """
        import SwiftUI
        enum Ripeness: Hashable { case green, ripe(Int) }
        protocol Weighed { var grams: Int { get } }
        struct Plum: Weighed, Hashable { var grams = 30; var ripeness = Ripeness.green }
        final class Basket: ObservableObject {
            @Published var ripeness = Ripeness.green
            @Published var plums = [Plum()]
            @Published var first: any Weighed = Plum()
            @Published var counts: [Ripeness: Int] = [.green: 4]
            var label: String { "basket" }
            func pick() { ripeness = .ripe(2); plums.append(Plum(grams: 40)) }
        }
        struct Row: View {
            @ObservedObject var basket: Basket
            var body: some View { Text("-row \\(basket.plums.count)") }
        }
        struct ContentView: View {
            @StateObject private var basket = Basket()
            var body: some View {
                VStack {
                    Text("-\\(basket.label) \\(basket.ripeness == .ripe(2))")
                    Text("-\\(basket.plums.contains(Plum(grams: 40))) \\(basket.first is Plum) \\(basket.counts[.green] ?? 0)")
                    Row(basket: basket)
                    Color.red
                }
                .onTapGesture { basket.pick() }
            }
        }
        """

    @Test func `an object keeps what it holds and gets the code of the edited program`() async throws {
        let edited = Self.basket.replacing("{ \"basket\" }", with: "{ \"crate\" }")

        let texts = try await texts(of: Self.basket, after: edited)

        #expect(texts == ["-crate true", "-true true 4", "-row 2"])
    }

    @Test func `an object that holds itself goes over as one`() async throws {
        let program = """
            import SwiftUI
            final class Knot { var next: Knot?; var count = 0 }
            struct ContentView: View {
                @State private var knot: Knot = { let knot = Knot(); knot.next = knot; return knot }()
                @State private var taps = 0
                var body: some View {
                    VStack { Text("-\\(taps) \\(knot.count) \\(knot.next === knot)"); Color.red }
                        .onTapGesture { knot.count += 5; taps += 1 }
                }
            }
            """

        let texts = try await texts(of: program, after: program.replacing("-\\(taps)", with: "-new \\(taps)"))

        #expect(texts == ["-new 1 5 true"])
    }

    @Test func `an object begins anew whose class stores something else`() async throws {
        let edited = Self.basket.replacing("@Published var plums", with: "var size = 3; @Published var plums")

        let texts = try await texts(of: Self.basket, after: edited)

        #expect(texts == ["-basket false", "-false true 4", "-row 1"])
    }

    @Test func `an edit is no change of values of the program's own types`() async throws {
        let program = """
            import SwiftUI
            enum Kind: Hashable { case a, b(Int) }
            struct Setup: Equatable { var width = 5.0; var kinds: [Kind] = [.a, .b(1)] }
            struct Child: View {
                let setup: Setup
                @State private var changes = 0
                @State private var tasks = 0
                var body: some View {
                    Text("-\\(changes) \\(tasks)")
                        .onChange(of: setup) { changes += 1 }
                        .task(id: setup.kinds[1]) { tasks += 1 }
                }
            }
            struct ContentView: View {
                @State private var setup = Setup(width: 15)
                var body: some View { VStack { Child(setup: setup); Color.red } }
            }
            """

        let texts = try await texts(of: program, after: program)

        #expect(texts == ["-0 1"])
    }
}
