import HandMadeViews
import LayoutCore
import ScrollDynamics
import Testing
import ViewRuntime

@Suite("defaultScrollAnchor")
struct ScrollAnchorTests {
    private func chat(_ box: ListBox, isLazy: Bool = true) -> ViewValue {
        let list = Lazy.list(box)
        let bar = SafeAreaInsetValue(
            edge: .bottom,
            alignment: .horizontalCenter,
            spacing: 0,
            content: .value(Make.color("yellow").named("bar").height(50))
        )
        return Make.scroll(isLazy ? Lazy.stack([list]) : Make.stack(.vertical, [list]))
            .with(.defaultScrollAnchor(.bottom, role: nil))
            .with(.safeAreaInset(bar))
    }

    @Test func `opens at the end and comes back to the start`() throws {
        let scene = try Scene.showing(chat(ListBox(Array(0..<80))))

        // The bar begins at 852 − 34 − 50 = 768.
        #expect(scene.makeFrame().minY("row 79") == 718)
        #expect(scene.frame(scrolledBy: 0).minY("row 0") == 59)
    }

    @Test func `opens a list of estimates at its very end`() throws {
        let scene = try Scene.showing(chat(ListBox(Array(0..<5_000))))

        #expect(scene.makeFrame().minY("row 4999") == 718)
    }

    @Test(arguments: [true, false])
    func `stands short content on the lower edge`(isLazy: Bool) throws {
        let box = ListBox([0, 1])
        let scene = try Scene.showing(chat(box, isLazy: isLazy))
        #expect(scene.makeFrame().minY("row 1") == 718)
        #expect(scene.makeFrame().minY("row 0") == 668)

        box.set([0, 1, 2], in: scene)
        #expect(scene.makeFrame().minY("row 2") == 718)
        #expect(scene.makeFrame().minY("row 0") == 618)
    }

    @Test func `stays at the end when a row is added there, and where a person has gone`() throws {
        let box = ListBox(Array(0..<80))
        let scene = try Scene.showing(chat(box))

        box.set(Array(0..<81), in: scene)
        #expect(scene.makeFrame().minY("row 80") == 718)

        #expect(scene.frame(scrolledBy: 1_000).minY("row 20") == 59)
        box.set(Array(0..<82), in: scene)
        #expect(scene.makeFrame().minY("row 20") == 59)
    }

    /// A row of 60 in the 759 points between 59 and 818, whichever of the two modifiers stands inside.
    @Test(arguments: [true, false])
    func `a role's own anchor comes before the one for all`(isOutside: Bool) throws {
        func place(_ anchor: UnitPoint?) throws -> Double? {
            var modifiers: [ModifierValue.Kind] = [
                .defaultScrollAnchor(.bottom, role: nil), .defaultScrollAnchor(anchor, role: .alignment),
            ]
            if !isOutside { modifiers.reverse() }
            let root = modifiers.reduce(Make.scroll(Lazy.row("row", 60))) { $0.with($1) }
            return try Scene.showing(root).makeFrame().minY("row")
        }
        #expect(try place(.bottom) == 758)
        #expect(try place(.top) == 59)
        // 59 + (759 − 60) / 2 = 408.5, on a pixel.
        #expect(isClose(try place(.center), 408.667, within: 0.34))
        #expect(try place(nil) == 59)
    }

    @Test func `aligns short content by its own role`() throws {
        let root = Make.scroll(Lazy.row("row", 60))
            .with(.defaultScrollAnchor(.center, role: .alignment))
        let scene = try Scene.showing(root, width: 100, height: 300)

        #expect(scene.makeFrame().minY("row") == 120)
        #expect(scene.frame(scrolledBy: -20).minY("row") == 140)
    }
}
