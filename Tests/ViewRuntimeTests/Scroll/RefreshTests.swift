import HandMadeViews
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

    // The title's lower edge is 8 above the bar's, and 8 above the content's while that is pulled or makes room for the spinner.
    @Test func `the large title keeps its distance from the content when it begins and ends`() throws {
        let action = Function { _, context in
            context.requests.sleeps.append(SleepRequest(duration: 1) { _ in })
            return nil
        }
        let content = Make.scroll(Lazy.stack([Lazy.rows(40, 56)])).with(.refreshable(action))
        let scene = try Scene.showing(Make.navigation(title: "Inbox", content))
        _ = scene.makeFrame()
        scene.touch(.began, at: Point(x: 190, y: 300), time: 0.1)
        var states: Set<Double> = []
        for step in 1...60 {
            let time = 0.1 + Double(step) / 30
            switch step {
            case ..<10: scene.touch(.moved, at: Point(x: 190, y: 300 + 32 * Double(step)), time: time)
            case 10: scene.touch(.ended, at: Point(x: 190, y: 588), time: time)
            default: scene.advance(to: time)
            }
            let frame = scene.makeFrame()
            let title = try #require(frame.items.first { $0.role == .largeTitle })
            #expect(isClose(frame.minY("row 0"), title.frame.maxY + 8, within: 0.34))
            states.insert(frame.scrollViews.first?.geometry.contentInsets.top.rounded() ?? 0)
        }
        #expect(states == [150, 210])
    }

    // 60 for the spinner go first, then the title gives way.
    @Test(arguments: [(30.0, 209.667), (60, 209.667), (86, 183.667), (112, 157.667), (300, 157.667)])
    func `the large title gives way once the room of the spinner is scrolled away`(way: Double, top: Double) throws {
        let action = Function { _, context in
            context.requests.sleeps.append(SleepRequest(duration: 9) { _ in })
            return nil
        }
        let content = Make.scroll(Lazy.stack([Lazy.rows(40, 56)])).with(.refreshable(action))
        let scene = try Scene.showing(Make.navigation(title: "Inbox", content))
        _ = scene.makeFrame()
        scene.drag(fromY: 300, toY: 800, seconds: 0.8, hold: 0.1)
        scene.advance(to: 3)

        let geometry = scene.frame(scrolledBy: way).scrollViews.first?.geometry
        #expect(isClose(geometry?.contentInsets.top, top))
        #expect(isClose(geometry?.contentOffset.y, way - 209.667))
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

    @Test func `turns its spinner in steps while the action runs, and is still after it`() throws {
        let action = Function { _, context in
            context.requests.sleeps.append(SleepRequest(duration: 2) { _ in })
            return nil
        }
        let scene = try Scene.showing(mail(action))
        _ = scene.makeFrame()
        // The spokes' opacities, from the top clockwise.
        func spokes() -> [Double] {
            scene.makeFrame().items.filter { item in
                if case .shape(.capsule, _) = item.content { return item.role == nil }
                return false
            }
            .map { ($0.opacity * 1_000).rounded() / 1_000 }
        }

        // Half of the pull that starts it brings out half of the spokes.
        #expect(scene.scroll(x: nil, y: -50))
        #expect(spokes() == [1, 1, 1, 1])
        #expect(scene.scroll(x: nil, y: 0))
        #expect(spokes().isEmpty)

        scene.drag(fromY: 300, toY: 800, seconds: 0.8, hold: 0.1)
        // It began when the pull had gone 100 as it shows: the spokes fade behind the brightest by a seventh of 0.75 each.
        let behind = (0..<8).map { ((1 - 0.75 * Double($0) / 7) * 1_000).rounded() / 1_000 }
        let before = spokes()
        #expect(before.sorted() == behind.sorted())
        #expect(scene.isMoving)
        scene.advance(to: scene.time + 0.125)
        // An eighth of a second later everything is one spoke further.
        #expect(spokes() == Array(before.suffix(1) + before.prefix(7)))
        scene.advance(to: scene.time + 1)
        #expect(spokes() == Array(before.suffix(1) + before.prefix(7)))

        scene.advance(to: 8)
        #expect(spokes().isEmpty)
        #expect(!scene.isMoving)
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
