import Testing
import ViewInterpreter

private let instead = "; did you mean to use a value of this type instead?"
private let onInstance = "static member 'limit' cannot be used on instance of type 'Cart'; write 'Cart.limit'"

/// Members of instances where there is no instance, and members of types on one.
///
/// Places and words are the real compiler's.
@Suite("Member kinds")
struct MemberKindTests {
    private static let initializer =
        "within property initializer; property initializers run before 'self' is available"

    private func check(_ marked: String, _ message: String) {
        let source = MarkedSource(marked)
        let errors = ProgramCompiler.compile(source: source.source).diagnostics.filter { $0.severity == .error }
        #expect(errors.first == source.diagnostic("1️⃣", .error, message))
    }

    @Test(
        arguments: [
            ("let price = 1; let total = 1️⃣price + 1", "price"),
            ("var price = 1; let total = { 1️⃣price + 1 }()", "price"),
            ("func sum() -> Int { 1 }; let total = 1️⃣sum()", "sum"),
            ("var price = 1; static let total = 1️⃣price", "price"),
            ("let first = 1; @State private var count = 1️⃣first", "first"),
        ]
    )
    func `first values cannot ask the instance`(members: String, name: String) {
        check(screen("Text(\"a\")", members: members), "cannot use instance member '\(name)' \(Self.initializer)")
    }

    @Test func `first values have no self`() {
        check(
            screen("Text(\"a\")", members: "var price = 1; let total = 1️⃣self.price"),
            "cannot find 'self' in scope; did you mean to use it in a type or extension context?"
        )
    }

    @Test(
        arguments: [
            ("static func all() -> Int { 1️⃣count }", "instance member 'count' cannot be used on type 'Cart'"),
            ("static func all() -> Int { 1️⃣sum() }", "instance member 'sum' cannot be used on type 'Cart'"),
            ("static var all: Int { 1️⃣self.count }", "instance member 'count' cannot be used on type 'Cart'"),
            ("static func reset() { 1️⃣count = 2 }", "instance member 'count' cannot be used on type 'Cart'"),
            ("func add(_ number: Int = 1️⃣count) {}", "cannot use instance member 'count' as a default parameter"),
            (
                "struct Row { func show() -> Int { 1️⃣count } }",
                "instance member 'count' of type 'Cart' cannot be used on instance of nested type 'Cart.Row'"
            ),
        ]
    )
    func `code without an instance has no instance members`(member: String, message: String) {
        check("struct Cart { var count = 1; func sum() -> Int { count }; \(member) }", message)
    }

    @Test(
        arguments: [
            ("let number = 1️⃣Cart.count", "instance member 'count' cannot be used on type 'Cart'\(instead)"),
            ("let number: Int = 1️⃣Cart.sum()", "instance member 'sum' cannot be used on type 'Cart'\(instead)"),
            ("func reset() { 1️⃣Cart.count = 2 }", "instance member 'count' cannot be used on type 'Cart'\(instead)"),
            ("let number = 1️⃣Cart().limit", onInstance),
            ("func reset() { var cart = Cart(); 1️⃣cart.limit = 3 }", onInstance),
            ("extension Cart { func isFull() -> Bool { count > 1️⃣limit } }", onInstance),
            ("extension Cart { func raise() { 1️⃣limit += 1 } }", onInstance),
            ("extension Cart { func full() -> Bool { count > 1️⃣self.limit } }", onInstance),
            (
                "extension Cart { func more() -> Cart { 1️⃣empty() } }",
                "static member 'empty' cannot be used on instance of type 'Cart'; write 'Cart.empty'"
            ),
            (
                "enum Side { case left, right; func isLeft() -> Bool { self == 1️⃣left } }",
                "enum case 'left' cannot be used as an instance member; write '.left'"
            ),
        ]
    )
    func `types and instances have their own members`(code: String, message: String) {
        check(
            "struct Cart { static var limit = 9; var count = 1; func sum() -> Int { count }; "
                + "static func empty() -> Cart { Cart() } }\n\(code)",
            message
        )
    }

    @Test func `first values, nested types and default arguments may use static members`() {
        let source = """
            struct Cart {
                static let limit = 9
                static func start() -> Int { limit }
                var count = limit
                var next = start()
                static let all = [limit, start()]
                func add(_ number: Int = limit) -> Int { number }
                struct Row { var height = limit; func double() -> Int { limit + start() } }
                static func < (a: Cart, b: Cart) -> Bool { a.count < b.count }
                func sorted(_ carts: [Cart]) -> [Cart] { carts.sorted(by: <) }
            }
            """
        #expect(ProgramCompiler.compile(source: source, needsView: false).diagnostics == [])
    }
}
