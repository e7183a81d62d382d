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

    @Test func `finds programs to check`() {
        #expect(Fixtures.programNames.count >= 14)
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
            import SwiftUI
            //   row-2 0 1 2 3
            """

        let worked = try WorkedFrames(head)

        #expect(worked.screen.size == Size(width: 400, height: 800))
        #expect(worked.screen.scale == 2)
        #expect(worked.screen.safeArea == EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
        #expect(worked.moments.map(\.displacement) == [nil, Point(x: 0, y: -50.5)])
        #expect(worked.moments.map { $0.frames.map(\.identifier) } == [["bar"], ["bar", "row-1"]])
        #expect(worked.moments[1].frames[0].frame == Rect(x: 0, y: 90.5, width: 400, height: 60))
    }

    @Test(
        arguments: [
            "// at rest\n//   bar 0 0 1 1", "// screen: 400 800 2 / 40 0 20 0",
            "// screen: 400 800 2\n// at rest\n//   bar 0 0 1 1",
            "// screen: 400 800 2 / 40 0 20 0\n// at rest\n//   bar 0 0 1",
        ]
    )
    func `refuses a head that says only half`(head: String) {
        #expect(throws: WorkedFrames.Unreadable.self) { try WorkedFrames(head) }
    }
}
