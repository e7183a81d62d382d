import LayoutCore
import Testing
import ViewRuntime

/// Programs whose frames were worked out by hand, in the comment at their head.
@Suite("Worked frames")
struct WorkedFramesTests {
    @Test(arguments: Fixtures.programNames)
    func `stands where the head of the program says`(name: String) async throws {
        let source = try Fixtures.source(of: name, in: Fixtures.programs)

        let wrong = try await LargeStack.run { try WorkedFrames.wrongFrames(of: source) }

        #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    }

    @Test(arguments: Fixtures.ruleNames)
    func `follows the rule at the head of the program`(name: String) async throws {
        let source = try Fixtures.source(of: name, in: Fixtures.rules)

        let wrong = try await LargeStack.run { try WorkedFrames.wrongFrames(of: source) }

        #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    }

    @Test func `finds programs to check`() {
        #expect(Fixtures.programNames.count >= 14)
        #expect(Fixtures.ruleNames.count >= 25)
        #expect(Fixtures.presetNames.count >= 22)
    }

    @Test func `reads the head of a program`() throws {
        let head = """
            // Prose, with 12 34 in it.
            // screen: 400 800 2 / 40 0 20 0
            // at rest
            //   bar 0 40 400 60
            // scroll 0 -50.5
            //   bar 0 90.5 400 60
            //   row-1 0 1 2 3
            // device: iphone-16-landscape
            // settings: type=accessibility2 direction=rightToLeft os=26
            // at rest
            //   bar hidden
            //   title shows one / two words
            import SwiftUI
            //   row-2 0 1 2 3
            """

        let worked = try WorkedFrames(head)

        #expect(worked.screen.size == Size(width: 400, height: 800))
        #expect(worked.screen.scale == 2)
        #expect(worked.screen.safeArea == EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
        let moments = try #require(worked.shows.first?.moments)
        #expect(moments.map(\.displacement) == [nil, Point(x: 0, y: -50.5)])
        #expect(moments.map { $0.expectations.map(\.identifier) } == [["bar"], ["bar", "row-1"]])
        #expect(moments[1].expectations[0].what == .frame(Rect(x: 0, y: 90.5, width: 400, height: 60)))

        let turned = try #require(worked.shows.last)
        #expect(turned.configuration.device.id == "iphone-16-landscape")
        #expect(turned.configuration.dynamicTypeSize == .accessibility2)
        #expect(turned.configuration.layoutDirection == .rightToLeft)
        #expect(turned.configuration.os == .iOS26)
        #expect(turned.moments[0].expectations.map(\.what) == [.notDrawn, .lines(["one", "two words"])])
    }

    @Test(
        arguments: [
            "// at rest\n//   bar 0 0 1 1", "// screen: 400 800 2 / 40 0 20 0",
            "// screen: 400 800 2\n// at rest\n//   bar 0 0 1 1",
            "// screen: 400 800 2 / 40 0 20 0\n// at rest\n//   bar 0 0 1",
            "// device: iphone-1\n// at rest\n//   bar 0 0 1 1",
            "// device: iphone-16\n// settings: size=3\n// at rest\n//   bar 0 0 1 1",
        ]
    )
    func `refuses a head that says only half`(head: String) {
        #expect(throws: WorkedFrames.Unreadable.self) { try WorkedFrames(head) }
    }
}
