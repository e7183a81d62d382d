import Testing
import ViewInterpreter
import ViewRuntime

/// Lengths that no view can have.
@Suite("Lengths")
struct LengthTests {
    @Test(arguments: [
        (
            "Text(\"\").frame(width: -1)",
            "invalid frame dimension (negative or non-finite): -1.0; it counts as if it were left out"
        ),
        (
            "Text(\"\").frame(height: .infinity)",
            "invalid frame dimension (negative or non-finite): inf; it counts as if it were left out"
        ),
        (
            "Text(\"\").frame(minWidth: .nan)",
            "invalid frame dimension (negative or non-finite): nan; it counts as if it were left out"
        ),
        (
            "Text(\"\").frame(maxWidth: -5)",
            "invalid frame dimension (negative or not a number): -5.0; it counts as if it were left out"
        ),
        ("Text(\"\").padding(.infinity)", "invalid padding length (non-finite): inf; it counts as 0"),
        ("VStack(spacing: .nan) {}", "invalid spacing (non-finite): nan; it counts as 0"),
        (
            "RoundedRectangle(cornerRadius: -2)",
            "invalid cornerRadius (negative or non-finite): -2.0; it counts as 0"
        ),
        (
            "Text(\"\").frame(minWidth: 200, maxWidth: 100)",
            "contradictory frame constraints: minWidth 200.0 is larger than maxWidth 100.0; minWidth counts for both"
        ),
        (
            "Text(\"\").frame(idealHeight: 30, maxHeight: 20)",
            "contradictory frame constraints: idealHeight 30.0 is larger than maxHeight 20.0; idealHeight counts for both"
        ),
        (
            "Color.red.aspectRatio(0, contentMode: .fit)",
            "invalid aspectRatio (not above 0 or non-finite): 0.0; it counts as if it were left out"
        ),
        ("Color.red.layoutPriority(.nan)", "invalid layoutPriority (not a number): nan; it counts as 0"),
        ("Color.red.zIndex(.nan)", "invalid zIndex (not a number): nan; it counts as 0"),
        ("Color.red.opacity(.nan)", "invalid opacity (not a number): nan; it counts as 1"),
        ("Color.red.scaleEffect(.infinity)", "invalid scaleEffect (non-finite): inf; it counts as 1"),
        ("Color.red.rotationEffect(.degrees(.nan))", "invalid degrees (non-finite): nan; it counts as 0"),
        (
            "Text(\"\").font(.system(size: -5))",
            "invalid size (negative or non-finite): -5.0; it counts as 0"
        ),
        ("Text(\"\").lineLimit(0)", "invalid lineLimit (less than 1): 0; it counts as 1"),
        ("Text(\"\").minimumScaleFactor(-1)", "invalid minimumScaleFactor (not from 0 to 1): -1.0; it counts as 1"),
        ("Text(\"\").baselineOffset(.nan)", "invalid baselineOffset length (non-finite): nan; it counts as 0"),
        ("Color.red.gridCellColumns(-4)", "invalid gridCellColumns (less than 1): -4; it counts as 1"),
        (
            "Color.red.containerRelativeFrame(.horizontal, count: 0, spacing: 3)",
            "invalid count (less than 1): 0; it counts as 1"
        ),
        (
            "LazyVGrid(columns: [GridItem(.fixed(-4))]) {}",
            "invalid fixed (negative or non-finite): -4.0; it counts as 0"
        ),
        (
            "LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 20))]) {}",
            "contradictory track constraints: minimum 50.0 is larger than maximum 20.0; minimum counts for both"
        ),
        (
            "LazyVGrid(columns: [GridItem(.flexible(maximum: .nan))]) {}",
            "invalid maximum (negative or not a number): nan; it counts as infinite"
        ),
    ])
    func `are said where they are written`(_ expression: String, _ message: String) {
        let found = ProgramCompiler.compile(source: screen(expression)).diagnostics.filter { $0.severity != .note }

        #expect(found.map(\.message) == [message])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.line) == [7])
    }

    @Test(arguments: [
        "Text(\"\").frame(maxWidth: .infinity)", "Text(\"\").padding(-8)", "VStack(spacing: -4) {}",
        "Text(\"\").frame(minWidth: 0, idealWidth: 0, maxWidth: 0)", "Text(\"\").offset(x: -3, y: -400)",
        "Text(\"\").frame(width: nil)",
    ])
    func `are left alone where a view can have them`(_ expression: String) {
        #expect(ProgramCompiler.compile(source: screen(expression)).diagnostics == [])
    }

    @Test(arguments: [
        ("offset(CGSize(width: side, height: 3))", "invalid offset (non-finite): inf; it counts as 0"),
        ("position(CGPoint(x: 1, y: side))", "invalid position (non-finite): inf; it counts as 0"),
        (
            "padding(EdgeInsets(top: 0, leading: side, bottom: 0, trailing: 0))",
            "invalid padding (non-finite): inf; it counts as 0"
        ),
        ("offset(CGSize(width: side - side, height: 3))", "invalid offset (non-finite): nan; it counts as 0"),
        ("position(CGPoint(x: .nan, y: side - side))", "invalid position (non-finite): nan; it counts as 0"),
        (
            "padding(EdgeInsets(top: 0, leading: 0, bottom: side - side, trailing: 0))",
            "invalid padding (non-finite): nan; it counts as 0"
        ),
        ("offset(CGSize(width: 4, height: 3))", nil),
    ])
    func `are said inside sizes, points and insets`(_ modifier: String, _ message: String?) throws {
        let running = try RunningProgram(
            """
            struct ContentView: View {
                @State private var side = CGFloat.infinity
                var body: some View {
                    Color.red.\(modifier)
                }
            }
            """
        )

        try running.show()

        let warnings = running.context.requests.warnings
        #expect(warnings.map(\.message) == (message.map { [$0] } ?? []))
        #expect(warnings.allSatisfy { $0.position.line == 4 })
    }

    @Test func `are said once for each place by the running program`() throws {
        let running = try RunningProgram(
            """
            struct ContentView: View {
                @State private var side = -3.0
                var body: some View {
                    ForEach(0..<3, id: \\.self) { _ in
                        Text("a").frame(width: side, height: 5)
                    }
                    Text("b").frame(minWidth: side + 10, maxWidth: side + 5)
                }
            }
            """
        )

        try running.show()
        try running.show()

        let warnings = running.context.requests.warnings.sorted { $0.position.line < $1.position.line }
        #expect(
            warnings.map(\.message) == [
                "invalid frame dimension (negative or non-finite): -3.0; it counts as if it were left out",
                "contradictory frame constraints: minWidth 7.0 is larger than maxWidth 2.0; minWidth counts for both",
            ]
        )
        #expect(warnings.map(\.position.line) == [5, 7])
    }
}
