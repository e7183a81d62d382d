import Testing
import ViewInterpreter

/// Members of the values that SwiftUI and Core Graphics bring, by what their documentation says they give.
@Suite("System values")
struct SystemValueTests {
    /// What a view shows that runs the statements and then shows the expression.
    private func shown(_ expression: String, after statements: String = "") throws -> String? {
        let scene = try RunningProgram(
            """
            import SwiftUI
            func result() -> String {
                \(statements)
                return String(describing: \(expression))
            }
            struct ContentView: View {
                var body: some View { Text(result()) }
            }
            """
        )
        try scene.show()
        return scene.texts.first
    }

    @Test(
        arguments: [
            ("Axis", "horizontal, vertical"),
            ("ColorScheme", "light, dark"),
            ("Edge", "top, leading, bottom, trailing"),
            ("HorizontalEdge", "leading, trailing"),
            ("VerticalEdge", "top, bottom"),
            ("LayoutDirection", "leftToRight, rightToLeft"),
            ("TextAlignment", "leading, center, trailing"),
            ("ContentMode", "fit, fill"),
        ]
    )
    func `enumerations list their cases`(type: String, cases: String) throws {
        #expect(try shown("\(type).allCases.map { \"\\($0)\" }.joined(separator: \", \")") == cases)
    }

    @Test func `type sizes and text styles list their cases`() throws {
        #expect(try shown("DynamicTypeSize.allCases.count") == "12")
        #expect(try shown("DynamicTypeSize.allCases.filter(\\.isAccessibilitySize).count") == "5")
        #expect(try shown("Font.TextStyle.allCases.count") == "11")
    }

    @Test(
        arguments: [
            ("Edge.Set([.top, .leading]) == [.leading, .top]", "true"),
            ("Edge.Set.horizontal.union(.top).contains(.leading)", "true"),
            ("Edge.Set.all.subtracting(.vertical) == .horizontal", "true"),
            ("Edge.Set.horizontal.intersection([.top, .leading]) == .leading", "true"),
            ("Edge.Set.horizontal.isSubset(of: .all)", "true"),
            ("Edge.Set.all.isSuperset(of: [.top])", "true"),
            ("Edge.Set.horizontal.isDisjoint(with: .vertical)", "true"),
            ("Edge.Set.vertical.symmetricDifference([.top, .leading]) == [.bottom, .leading]", "true"),
            ("Edge.Set().isEmpty", "true"),
            ("Edge.Set(Edge.bottom) == .bottom", "true"),
            ("Axis.Set([.horizontal, .vertical]).contains(.vertical)", "true"),
            ("PinnedScrollableViews([.sectionHeaders]).contains(.sectionFooters)", "false"),
        ]
    )
    func `sets of options are combined and compared`(expression: String, result: String) throws {
        #expect(try shown(expression) == result)
    }

    @Test func `sets of options are changed in place`() throws {
        let statements = """
            var edges: Edge.Set = [.top, .bottom]
            let isVertical = edges == .vertical
            let isNew = edges.insert(.leading).inserted
            let old = edges.remove(.top)
            edges.formUnion(.trailing)
            """
        let expression = "[isVertical, isNew, old == .top, edges == [.horizontal, .bottom], edges.contains(.top)]"
        #expect(try shown(expression, after: statements) == "[true, true, true, true, false]")
    }

    @Test(
        arguments: [
            ("(Angle.degrees(15) * 3).degrees", "45.0"),
            ("(2 * Angle.degrees(15)).degrees", "30.0"),
            ("(turn / 4).degrees", "22.5"),
            ("(share * turn).degrees", "45.0"),
            ("(-turn).degrees", "-90.0"),
        ]
    )
    func `angles are multiplied and divided`(expression: String, result: String) throws {
        #expect(try shown(expression, after: "let turn = Angle.degrees(90); let share = 0.5") == result)
    }

    @Test(
        arguments: [
            ("UnitCurve.linear.value(at: 0.25)", 0.25),
            ("UnitCurve.easeInOut.value(at: 0.5)", 0.5),
            // Critically damped, 10 radians a second: 1 - (1 + 10t) / e^10t, and 100t / e^10t.
            ("Spring(mass: 1, stiffness: 100, damping: 20).value(target: 1, time: 0.1)", 0.2642),
            ("Spring(mass: 1, stiffness: 100, damping: 20).velocity(target: 1, time: 0.1)", 3.6788),
            ("Spring(mass: 4, stiffness: 100, damping: 20).dampingRatio", 0.5),
            // The frequency is 2π over the duration, the stiffness its square.
            ("Spring(duration: 0.5, bounce: 0.25).stiffness", 157.9137),
            ("Spring(duration: 0.5, bounce: 0.25).bounce", 0.25),
        ]
    )
    func `curves and springs say where they are`(expression: String, value: Double) throws {
        let number = try #require(try shown(expression).flatMap(Double.init))
        #expect(abs(number - value) < 0.0001)
    }

    @Test(
        arguments: [
            ("CGRect(x: 0.5, y: 1.5, width: 2, height: 2).integral", "(0.0, 1.0, 3.0, 3.0)"),
            ("CGRect(x: 5, y: 5, width: -2, height: -3).standardized", "(3.0, 2.0, 2.0, 3.0)"),
            ("CGRect.infinite.contains(CGPoint(x: -1e9, y: 1e9))", "true"),
            ("Alignment.topLeading.horizontal == .leading", "true"),
            ("Alignment.topLeading.vertical == .center", "false"),
            ("Gradient(colors: [.red, .blue]).stops.map(\\.location)", "[0.0, 1.0]"),
            (
                "ScrollGeometry(contentOffset: CGPoint(x: 0, y: 20), contentSize: .zero, contentInsets: EdgeInsets(), "
                    + "containerSize: CGSize(width: 100, height: 200)).visibleRect",
                "(0.0, 20.0, 100.0, 200.0)"
            ),
        ]
    )
    func `geometry is taken apart and put together`(expression: String, result: String) throws {
        #expect(try shown(expression) == result)
    }
}
