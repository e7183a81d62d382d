import LayoutCore
import ScrollDynamics
import Testing
import ViewRuntime

@Suite("refreshable")
struct RefreshTests {
    private func mail(_ action: Function) -> ViewValue {
        let bar = SafeAreaInsetValue(
            edge: .top,
            alignment: .horizontalCenter,
            spacing: 0,
            content: .value(Make.color("yellow").named("bar").height(44))
        )
        let content = Make.scroll(Lazy.stack([Lazy.rows(40, 56)])).with(.refreshable(action)).with(.safeAreaInset(bar))
        return Make.navigation(title: "Inbox", content)
    }

    @Test func `runs its action once a pull and gives the room of the spinner back`() throws {
        var begun = 0
        var ended = 0
        let action = Function { _, context in
            begun += 1
            context.requests.sleeps.append(
                SleepRequest(duration: 1) { context in
                    context.requests.sleeps.append(SleepRequest(duration: 0.5) { _ in ended += 1 })
                }
            )
            return nil
        }
        let scene = try Scene.showing(mail(action))
        // 149.667 + 44.
        #expect(isClose(scene.makeFrame().minY("row 0"), 193.667))

        scene.drag(fromY: 300, toY: 800, seconds: 0.8, hold: 0.1)
        #expect(begun == 1)
        scene.advance(to: 1.6)
        var frame = scene.makeFrame()
        #expect(ended == 0)
        #expect(isClose(frame.scrollViews.first?.geometry.contentInsets.top, 253.667))
        #expect(isClose(frame.minY("bar"), 149.667))

        scene.advance(to: 6)
        frame = scene.makeFrame()
        #expect(begun == 1)
        #expect(ended == 1)
        #expect(isClose(frame.minY("row 0"), 193.667))
        #expect(isClose(frame.scrollViews.first?.geometry.contentInsets.top, 193.667))
        #expect(frame.scrollViews.first?.phase == .idle)
    }

    @Test func `does nothing for a short pull`() throws {
        var begun = 0
        let scene = try Scene.showing(
            mail(
                Function { _, _ in
                    begun += 1
                    return nil
                }
            )
        )

        _ = scene.makeFrame()
        scene.drag(fromY: 300, toY: 380)
        scene.advance(to: 4)

        #expect(begun == 0)
        #expect(isClose(scene.makeFrame().minY("row 0"), 193.667))
    }

    @Test func `gives way at once to an action that does not sleep`() throws {
        var begun = 0
        let scene = try Scene.showing(
            mail(
                Function { _, _ in
                    begun += 1
                    return nil
                }
            )
        )

        _ = scene.makeFrame()
        scene.drag(fromY: 300, toY: 800, seconds: 0.8)
        scene.advance(to: 6)

        #expect(begun == 1)
        #expect(isClose(scene.makeFrame().minY("row 0"), 193.667))
    }
}
