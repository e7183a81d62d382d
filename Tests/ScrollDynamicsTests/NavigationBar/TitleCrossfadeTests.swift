import ScrollDynamics
import Testing

@Suite("TitleCrossfade")
struct TitleCrossfadeTests {
    @Test func `shows one title from the start`() {
        #expect(TitleCrossfade(showsInlineTitle: false).inlineOpacity(at: 0) == 0)
        #expect(TitleCrossfade(showsInlineTitle: true).inlineOpacity(at: 0) == 1)
        #expect(TitleCrossfade(showsInlineTitle: true).endTime(after: 0) == nil)
    }

    @Test func `takes 0.15 seconds`() throws {
        var fade = TitleCrossfade(showsInlineTitle: false)
        fade.update(showsInlineTitle: true, at: 2)

        #expect(fade.inlineOpacity(at: 2) == 0)
        #expect(isClose(fade.inlineOpacity(at: 2.075), to: 0.5, within: 1e-9))
        #expect(fade.inlineOpacity(at: 2.16) == 1)
        #expect(isClose(try #require(fade.endTime(after: 2.1)), to: 2.15, within: 1e-9))
        #expect(fade.endTime(after: 2.16) == nil)
    }

    @Test func `turns back from where it is`() throws {
        var fade = TitleCrossfade(showsInlineTitle: false)
        fade.update(showsInlineTitle: true, at: 0)
        fade.update(showsInlineTitle: true, at: 0.05)
        fade.update(showsInlineTitle: false, at: 0.09)

        #expect(isClose(fade.inlineOpacity(at: 0.09), to: 0.6, within: 1e-9))
        #expect(isClose(fade.inlineOpacity(at: 0.12), to: 0.4, within: 1e-9))
        #expect(isClose(try #require(fade.endTime(after: 0.1)), to: 0.18, within: 1e-9))
        #expect(fade.inlineOpacity(at: 0.2) == 0)
    }
}
