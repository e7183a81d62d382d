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
}
