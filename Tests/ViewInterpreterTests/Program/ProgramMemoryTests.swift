import Testing
import ViewRuntime

@testable import ViewInterpreter

@Suite("Memory of programs")
struct ProgramMemoryTests {
    /// Programs whose parts name each other in every way that a program can.
    static let sources: [String] = [
        #"struct A: View { var body: some View { Text("a") } }"#,
        """
        struct Node { var next: [Node] = []; func depth() -> Int { next.map { $0.depth() }.max() ?? 0 } }
        struct A: View { let node = Node(); var body: some View { Text("\\(node.depth())") } }
        """,
        """
        protocol Named { var name: String { get } }
        extension Named { var shout: String { name.uppercased() } }
        class Base: Named { var name = "a"; static let shared = Base() }
        class Derived: Base { override init() { super.init(); name = Base.shared.shout } }
        struct A: View {
            @State private var model = Derived()
            var body: some View { Button(model.shout) { model.name = rename(3) } }
            func rename(_ n: Int) -> String {
                func again(_ n: Int) -> String { n == 0 ? "" : again(n - 1) + "x" }
                return again(n)
            }
        }
        """,
        """
        struct A: View {
            @State private var count: Int = A().count
            @ScaledMetric private var height: CGFloat = A().height
            var body: some View { Text("\\(count)").frame(height: height) }
        }
        """,
        """
        struct Height: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
        }
        enum Side { case left, right; var other: Side { self == .left ? .right : .left } }
        struct A: View {
            @State private var side = Side.left
            var body: some View {
                Text("a").preference(key: Height.self, value: 3).onTapGesture { side = side.other }
            }
        }
        #Preview { A() }
        """,
    ]

    @Test(arguments: sources)
    func `goes once the program is dismantled`(source: String) throws {
        weak var machine: Machine?
        weak var type: TypeInfo?
        weak var code: FunctionCode?
        do {
            let program = try #require(ProgramCompiler.compile(source: source).program)
            machine = program.machine
            type = program.types.last
            code = program.codes.last
            #expect(type != nil)
            #expect(code != nil)
            program.dismantle()
        }
        #expect(machine == nil)
        #expect(type == nil)
        #expect(code == nil)
    }
}
