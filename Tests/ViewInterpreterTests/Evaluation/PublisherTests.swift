import Testing
import ViewInterpreter
import ViewRuntime

/// Publishers by Combine's documented rules: `@Published` tells its value before it is set, the present one first.
@Suite("Publishers")
struct PublisherTests {
    private func printed(_ source: String) throws -> [String] {
        let result = ProgramCompiler.compile(source: "import Combine\n" + source, needsView: false)
        #expect(result.diagnostics.map(\.message) == [])
        let run = try #require(result.program?.run("main"))
        #expect(run.failure == nil)
        return run.printed
    }

    @Test
    func `a published property tells its present value and then each before it is set`() throws {
        let lines = try printed(
            """
            final class Model: ObservableObject {
                @Published var count = 0 { didSet { print("did set", oldValue, count) } }
            }
            func main() {
                let model = Model()
                let watch = model.$count.sink { print("told", $0, "while", model.count) }
                model.count = 3
                model.count += 1
                watch.cancel()
                model.count = 9
            }
            """
        )
        #expect(
            lines == [
                "told 0 while 0", "told 3 while 0", "did set 0 3", "told 4 while 3", "did set 3 4", "did set 4 9",
            ]
        )
    }

    @Test
    func `operators make publishers of publishers`() throws {
        let lines = try printed(
            """
            final class Search: ObservableObject {
                @Published var query = ""
                @Published var results: [String] = []
                @Published var isLong = false
                private var bag = Set<AnyCancellable>()
                init() {
                    $query
                        .removeDuplicates()
                        .filter { !$0.isEmpty }
                        .map { [$0, $0.uppercased()] }
                        .sink { [weak self] in self?.results = $0 }
                        .store(in: &bag)
                    $query.map { $0.count > 2 }.assign(to: &$isLong)
                }
            }
            final class Label { var text = "" }
            func main() {
                let search = Search()
                search.query = "a"
                search.query = ""
                print(search.results, search.isLong)
                search.query = "bcd"
                print(search.results, search.isLong)
                let label = Label()
                let kept = search.$query.map { $0 + "!" }.assign(to: \\.text, on: label)
                search.query = "e"
                print(label.text)
                kept.cancel()
                search.query = "f"
                print(label.text)
            }
            """
        )
        #expect(lines == ["[\"a\", \"A\"] false", "[\"bcd\", \"BCD\"] true", "e!", "e!"])
    }

    @Test
    func `subjects send to those who subscribed, until they end`() throws {
        let lines = try printed(
            """
            enum Mistake: Error { case bad }
            func main() {
                let numbers = PassthroughSubject<Int, Never>()
                let name = CurrentValueSubject<String, Never>("x")
                var bag: [AnyCancellable] = []
                numbers.send(0)
                numbers.combineLatest(name).sink { print("both", $0, $1) }.store(in: &bag)
                numbers.scan(0) { $0 + $1 }.sink { print("sum", $0) }.store(in: &bag)
                numbers.send(1)
                name.value = "y"
                numbers.send(2)
                numbers.send(completion: .finished)
                numbers.send(3)
                print(name.value)
                let risky = PassthroughSubject<Int, Mistake>()
                risky.sink(
                    receiveCompletion: { completion in
                        switch completion {
                        case .finished: print("finished")
                        case .failure(let error): print("failed", error)
                        }
                    },
                    receiveValue: { print("value", $0) }
                ).store(in: &bag)
                risky.send(7)
                risky.send(completion: .failure(.bad))
                let tap = PassthroughSubject<Void, Never>()
                tap.sink { print("tap") }.store(in: &bag)
                tap.send()
            }
            """
        )
        #expect(
            lines == ["both 1 x", "sum 1", "both 1 y", "both 2 y", "sum 3", "y", "value 7", "failed bad", "tap"]
        )
    }

    @Test
    func `what makes its own values sends them at once and ends`() throws {
        let lines = try printed(
            """
            func main() {
                var bag = Set<AnyCancellable>()
                Just(4).map { $0 + 1 }.sink { print("just", $0) }.store(in: &bag)
                [3, 1, 2].publisher.filter { $0 > 1 }.collect().sink { print($0) }.store(in: &bag)
                (1...4).publisher.reduce(0, +)
                    .sink(receiveCompletion: { _ in print("end") }, receiveValue: { print($0) })
                    .store(in: &bag)
                Future<Int, Never> { promise in promise(.success(42)) }.sink { print("future", $0) }.store(in: &bag)
            }
            """
        )
        #expect(lines == ["just 5", "[3, 2]", "10", "end", "future 42"])
    }

    @Test
    func `what waits comes when it is due, and only the last of what is debounced`() throws {
        let lines = try printed(
            """
            func main() {
                var bag = Set<AnyCancellable>()
                let words = PassthroughSubject<String, Never>()
                words.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { print("settled", $0) }
                    .store(in: &bag)
                words.receive(on: DispatchQueue.main).sink { print("later", $0) }.store(in: &bag)
                words.send("a")
                words.send("ab")
                print("end of main")
            }
            """
        )
        #expect(lines == ["end of main", "later a", "later ab", "settled ab"])
    }

    @Test
    func `a view receives what a model publishes`() throws {
        let scene = try RunningProgram(
            """
            import SwiftUI
            import Combine
            final class Model: ObservableObject {
                @Published var count = 1
                let pings = PassthroughSubject<String, Never>()
            }
            struct ContentView: View {
                @StateObject private var model = Model()
                @State private var log = ""
                var body: some View {
                    VStack {
                        Text(log)
                        Button("add") { model.count += 1 }
                        Button("ping") { model.pings.send("p") }
                    }
                    .onReceive(model.$count) { log += "\\($0)" }
                    .onReceive(model.pings) { log += $0 }
                }
            }
            """
        )
        #expect(scene.diagnostics.map(\.message) == [])
        try scene.show()
        for modifier in scene.modifiers {
            if case .task(_, let action) = modifier.kind { _ = try action.call([], in: scene.context) }
        }
        try scene.press("add")
        try scene.press("ping")
        #expect(scene.texts.first == "12p")
    }
}
