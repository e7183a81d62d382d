import HandMadeViews
import LayoutCore
import ScrollDynamics
import Testing
import ViewRuntime

@Suite("scrollPosition")
struct ScrollPositionTests {
    private func list(_ modifier: ModifierValue.Kind, targets: Bool = true) -> ViewValue {
        let rows = Lazy.stack([Lazy.rows(40, 50)]).with(.scrollTargetLayout(isEnabled: targets))
        return Make.scroll(rows).with(modifier)
    }

    @Test func `tells the identity of the topmost target and goes where it is set`() throws {
        let binding = KeptBinding(.id(nil))
        let remote = Remote()
        let scene = try Scene.showing(remote.listen(list(.scrollPositionID(binding, anchor: .top))))
        #expect(binding.written.isEmpty)

        _ = scene.frame(scrolledBy: 210)
        #expect(binding.written == ["4"])
        _ = scene.frame(scrolledBy: 510)
        #expect(binding.written == ["4", "10"])

        remote.set(binding, .id(ViewID(AnyHashable(15))), in: scene)
        #expect(scene.makeFrame().minY("row 15") == 59)
        #expect(binding.written == ["4", "10"])
    }

    @Test func `opens where the binding says and follows an animation`() throws {
        let binding = KeptBinding(.id(ViewID(AnyHashable(20))))
        let remote = Remote()
        let scene = try Scene.showing(remote.listen(list(.scrollPositionID(binding, anchor: .top))))
        #expect(scene.makeFrame().minY("row 20") == 59)

        let animation = AnimationValue(curve: .linear(duration: 1))
        remote.set(binding, .id(ViewID(AnyHashable(10))), animation: animation, in: scene)
        scene.advance(to: 0.5)
        #expect(scene.makeFrame().minY("row 15") == 59)
        #expect(binding.written.isEmpty)
        scene.advance(to: 2)
        #expect(scene.makeFrame().minY("row 10") == 59)
        #expect(binding.written.isEmpty)
    }

    // What else is animated meanwhile has nothing to do with it: what a view begins with is no change.
    @Test func `opens where the binding says although something is animated at once`() throws {
        let binding = KeptBinding(.id(ViewID(AnyHashable(20))))
        let animates = Function { _, context in
            context.requests.animation = AnimationValue(curve: .linear(duration: 1))
            context.requests.animation = nil
            return nil
        }
        let scene = try Scene.showing(list(.scrollPositionID(binding, anchor: .top)).with(.onAppear(animates)))
        let frame = scene.makeFrame()
        #expect(frame.minY("row 20") == 59)
        #expect(frame.scrollViews.first?.phase == .idle)
        #expect(!scene.isMoving)
    }

    private func eagerRows(_ heights: [Double], _ binding: KeptBinding) -> ViewValue {
        let rows = Make.forEach(heights.count) { Make.color("red").height(heights[$0]).named("row \($0)") }
        return Make.scroll(Make.stack(.vertical, [rows])).with(.scrollPositionID(binding, anchor: .top))
    }

    // Row 10 stays at the lower edge of the status bar, 59, and on a phone on its side at the top of the screen.
    @Test func `holds the view of the binding when rows before it grow and when the screen is turned`() throws {
        let binding = KeptBinding(.id(ViewID(AnyHashable(10))))
        let rows = Array(repeating: 50.0, count: 40)
        let scene = try Scene.showing(eagerRows(rows, binding))
        #expect(scene.makeFrame().minY("row 10") == 59)

        var grown = rows
        grown[2] = 90
        scene.show(eagerRows(grown, binding))
        let frame = scene.makeFrame()
        #expect(frame.minY("row 10") == 59)
        // 10 · 50 + 40 − 59.
        #expect(frame.offset == 481)

        var configuration = scene.configuration
        configuration.device = try #require(DeviceCatalog.device(id: "iphone-16-landscape"))
        scene.configure(configuration)
        #expect(scene.makeFrame().minY("row 10") == 0)
        #expect(binding.written.isEmpty)
    }

    @Test func `leaves the offset of rows alone that no binding names`() throws {
        let binding = KeptBinding(.id(nil))
        let rows = Array(repeating: 50.0, count: 40)
        let scene = try Scene.showing(eagerRows(rows, binding))
        var grown = rows
        grown[2] = 90
        scene.show(eagerRows(grown, binding))
        #expect(scene.makeFrame().offset == -59)
    }

    @Test func `a position asks for edges, points and identities, each time it is asked`() throws {
        let binding = KeptBinding(
            .request(ScrollPositionRequest(target: .edge(.bottom), generation: 1), isByPerson: false)
        )
        let remote = Remote()
        let scene = try Scene.showing(remote.listen(list(.scrollPosition(binding, anchor: nil))))
        // 2,000 + 34 − 852.
        #expect(scene.makeFrame().offset == 1_182)

        func ask(_ target: ScrollPositionRequest.Target, _ generation: Int, anchor: UnitPoint? = nil) {
            let request = ScrollPositionRequest(target: target, anchor: anchor, generation: generation)
            remote.set(binding, .request(request, isByPerson: false), in: scene)
        }
        ask(.point(x: nil, y: 120), 2)
        #expect(scene.makeFrame().offset == 61)
        ask(.edge(.top), 3)
        #expect(scene.makeFrame().offset == -59)
        ask(.id(ViewID(AnyHashable(8))), 4, anchor: .top)
        #expect(scene.makeFrame().minY("row 8") == 59)
        _ = scene.frame(scrolledBy: 33)
        ask(.id(ViewID(AnyHashable(8))), 5, anchor: .top)
        #expect(scene.makeFrame().minY("row 8") == 59)
    }

    @Test func `a new position of the same age is a request too`() throws {
        let binding = KeptBinding(
            .request(ScrollPositionRequest(target: .edge(.top), generation: 0), isByPerson: false)
        )
        let remote = Remote()
        let scene = try Scene.showing(remote.listen(list(.scrollPosition(binding, anchor: nil))))
        _ = scene.makeFrame()

        let other = ScrollPositionRequest(target: .edge(.bottom), generation: 0)
        remote.set(binding, .request(other, isByPerson: false), in: scene)

        #expect(scene.makeFrame().offset == 1_182)
    }

    @Test func `a position hears once of each row to which a person scrolls`() throws {
        let binding = KeptBinding(.request(ScrollPositionRequest(target: .none, generation: 1), isByPerson: false))
        let scene = try Scene.showing(list(.scrollPosition(binding, anchor: nil)))
        _ = scene.makeFrame()
        #expect(binding.written.isEmpty)

        for y in [10.0, 20, 30, 60, 70] { _ = scene.frame(scrolledBy: y) }

        #expect(binding.written == ["0 10.0", "1 60.0"])
    }

    @Test func `says that the view of a binding or a position is not there, and stays`() throws {
        let remote = Remote()
        let id = KeptBinding(.id(nil))
        var scene = try Scene.showing(remote.listen(list(.scrollPositionID(id, anchor: .top))))
        #expect(scene.scroll(x: nil, y: 210))
        _ = scene.makeFrame()
        remote.set(id, .id(ViewID("nowhere")), in: scene)
        var frame = scene.makeFrame()
        // 210 from rest, which is 59 before the content's start.
        #expect(frame.offset == 151)
        #expect(frame.callbacks.map(\.message) == ["scrollPosition finds no view with the identity nowhere"])
        #expect(frame.callbacks.last?.line == 1)

        let position = KeptBinding(.request(ScrollPositionRequest(target: .none, generation: 1), isByPerson: false))
        scene = try Scene.showing(remote.listen(list(.scrollPosition(position, anchor: nil))))
        _ = scene.makeFrame()
        let request = ScrollPositionRequest(target: .id(ViewID(AnyHashable(99))), generation: 2)
        remote.set(position, .request(request, isByPerson: false), in: scene)
        frame = scene.makeFrame()
        #expect(frame.offset == -59)
        #expect(frame.callbacks.map(\.message) == ["scrollPosition finds no view with the identity 99"])
    }

    @Test func `says that a point is no number, and stays`() throws {
        let remote = Remote()
        let position = KeptBinding(.request(ScrollPositionRequest(target: .none, generation: 1), isByPerson: false))
        let scene = try Scene.showing(remote.listen(list(.scrollPosition(position, anchor: nil))))
        _ = scene.makeFrame()

        let request = ScrollPositionRequest(target: .point(x: nil, y: .nan), generation: 2)
        remote.set(position, .request(request, isByPerson: false), in: scene)
        let frame = scene.makeFrame()

        #expect(frame.offset == -59)
        #expect(frame.callbacks.map(\.message) == ["scrollPosition asks for an offset of nan; it stays"])
    }

    @Test func `hears which targets show by half`() throws {
        var seen: [[Int]] = []
        let action = Function { arguments, _ in
            if case .identifiers(let ids)? = arguments.first { seen.append(ids.compactMap { $0.key as? Int }) }
            return nil
        }
        let rows = Lazy.stack([Lazy.rows(10, 100)]).with(.scrollTargetLayout(isEnabled: true))
        let root = Make.scroll(rows).with(.onScrollTargetVisibilityChange(threshold: 0.5, action))
        let scene = try Scene.showing(root, width: 100, height: 250)

        _ = scene.frame(scrolledBy: 40)
        _ = scene.frame(scrolledBy: 60)

        #expect(seen == [[0, 1, 2], [1, 2]])
    }
}
