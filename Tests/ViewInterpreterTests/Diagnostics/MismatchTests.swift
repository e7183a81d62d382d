import Testing
import ViewInterpreter

/// What is said of values that are not of the type that is asked for, and of declarations written as another kind of them.
@Suite("Mismatches")
struct MismatchTests {
    private func check(_ marked: String, _ message: String) {
        let source = MarkedSource(marked)
        let errors = ProgramCompiler.compile(source: source.source).diagnostics.filter { $0.severity == .error }
        #expect(errors.first == source.diagnostic("1️⃣", .error, message))
    }

    @Test(
        arguments: [
            ("padding(1️⃣number)", "Int", "CGFloat"), ("padding(1️⃣word)", "String", "CGFloat"),
            ("padding(1️⃣\"10\")", "String", "CGFloat"), ("padding(.top, 1️⃣number)", "Int", "CGFloat?"),
            ("frame(width: 1️⃣\"10\")", "String", "CGFloat?"), ("frame(maxHeight: 1️⃣number)", "Int", "CGFloat?"),
            ("offset(x: 1️⃣number)", "Int", "CGFloat"), ("opacity(1️⃣number)", "Int", "Double"),
            ("shifted(by: 1️⃣word)", "String", "CGFloat"),
        ]
    )
    func `names the type that was most likely meant`(modifier: String, actual: String, wanted: String) {
        check(
            screen("Text(\"a\").\(modifier)", members: "let number = 5; let word = \"a\"")
                + "\nextension View { func shifted(by length: CGFloat) -> some View { offset(x: length) } }",
            "cannot convert value of type '\(actual)' to expected type '\(wanted)'"
        )
    }

    @Test(
        arguments: [
            (
                "protocol Shape3 { var sides: Int 1️⃣= 1 }",
                "initial value is not allowed here; a protocol says '{ get }' or '{ get set }', an extension gives values"
            ),
            (
                "protocol Shape3 { var 1️⃣sides: Int }",
                "property in protocol must have explicit { get } or { get set } specifier"
            ),
            (
                "protocol Shape3 { let 1️⃣sides: Int }",
                "protocols cannot require properties to be immutable; declare read-only properties by using 'var' "
                    + "with a '{ get }' specifier"
            ),
            ("protocol Shape3 { func area() -> Int 1️⃣{ 1 } }", "protocol methods must not have bodies"),
            (
                "protocol Shape3 {}; extension Shape3 { var 1️⃣sides: Int = 1 }",
                "extensions must not contain stored properties"
            ),
            (
                "let double = (number: Int) -> 1️⃣Int { number * 2 }",
                "expected type after '->'; a closure's parameters stand inside its braces: '{ (number: Int) -> Int in … }'"
            ),
            (
                "let size: Int = 1️⃣if true { 1 }",
                "'if' must have an unconditional 'else' to be used as expression"
            ),
        ]
    )
    func `says how a declaration is written`(code: String, message: String) {
        check(code, message)
    }

    @Test func `an extension of a protocol may have bodies`() {
        let source = """
            protocol Solid { var sides: Int { get } }
            extension Solid { var faces: Int { sides }; func area() -> Int { faces } }
            struct Cube: Solid { let sides = 6 }
            """
        #expect(ProgramCompiler.compile(source: source, needsView: false).diagnostics == [])
    }
}
