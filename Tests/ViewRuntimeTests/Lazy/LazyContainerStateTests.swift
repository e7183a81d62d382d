import HandMadeViews
import LayoutCore
import Testing
import ViewRuntime

@Suite("What a lazy container says of itself")
struct LazyContainerStateTests {
    private let parts = [
        Lazy.part(0, head: 44, rows: Array(repeating: 50, count: 6)),
        Lazy.part(1, head: 28, rows: Array(repeating: 50, count: 9)),
        Lazy.part(2, head: 60, rows: Array(repeating: 50, count: 40)),
    ]

    // The pin line of the screen is 59: the safe area at the top of an iPhone 16.

    @Test func `tells headers that are natural, pinned and pushed`() throws {
        let scene = try Scene.showing(Make.scroll(Lazy.stack(pinned: .sectionHeaders, parts)))

        var container = try #require(scene.lazyContainers().first)
        #expect(container.view == "LazyVStack")
        #expect(container.axis == .vertical)
        #expect(container.frame == Rect(x: 0, y: 59, width: 393, height: 344 + 478 + 2_060))
        #expect(container.sections.map(\.range) == [59...403, 403...881])
        #expect(container.sections.map { $0.pinnables.map(\.position) } == [[59], [403]])
        #expect(container.sections.allSatisfy { $0.pinnables.allSatisfy { !$0.isHeld } })

        _ = scene.scroll(x: nil, y: 100)
        container = try #require(scene.lazyContainers().first)
        var header = try #require(container.sections.first?.pinnables.first)
        #expect(header.isHeld)
        #expect(header.numbers == [-41, 59, 44, 0])

        // The first section ends at 344; 310 of it are gone, so that 34 are left for a header of 44.
        _ = scene.scroll(x: nil, y: 310)
        container = try #require(scene.lazyContainers().first)
        header = try #require(container.sections.first?.pinnables.first)
        #expect(header.isHeld)
        #expect(header.numbers == [-251, 49, 44, 10])
    }

    @Test func `tells footers that are held up and pushed down`() throws {
        let parts = (0..<4).map { Lazy.part($0, head: 40, rows: Array(repeating: 40, count: 20), foot: 30) }
        let scene = try Scene.showing(Make.scroll(Lazy.stack(pinned: .sectionFooters, parts)))

        // A section is 870 long, the lower line 818: the first footer would begin at 59 + 840 = 899.
        var footer = try #require(scene.lazyContainers().first?.sections.first?.pinnables.first)
        #expect(footer.part == .footer)
        #expect(footer.numbers == [899, 788, 30, 0])
        // 130 on, the second section begins at 59 + 870 - 130 = 799: its footer is held 11 below the line, at the section's start.
        _ = scene.scroll(x: nil, y: 130)
        footer = try #require(scene.lazyContainers().first?.sections.last?.pinnables.first)
        #expect(footer.part == .footer)
        #expect(footer.numbers == [1_639, 799, 30, 11])
    }

    @Test func `counts what exists and what is placed`() throws {
        let scene = try Scene.showing(Make.scroll(Lazy.stack([Lazy.rows(10_000, 50)])), width: 100, height: 200)

        var container = try #require(scene.lazyContainers().first)
        #expect(container.elementCount == 10_000)
        #expect(container.placed == 0...250)
        #expect(container.placedCount == 5)
        #expect(container.realizedCount < 20)
        #expect(container.sections.isEmpty)
        _ = scene.scroll(x: nil, y: 1_010)
        let before = scene.makeFrame().items.map(\.frame)
        container = try #require(scene.lazyContainers().first)
        #expect(container.placed == -10...240)
        // Asking changes nothing.
        #expect(scene.makeFrame().items.map(\.frame) == before)
        #expect(scene.lazyContainers().first == container)
    }

    @Test func `mirrors a horizontal stack that reads from the right`() throws {
        let views = (0..<6).map {
            Make.color("green").named("cell \($0)").with(.frame(width: 100, height: 50, alignment: .center))
        }
        let root = Make.scroll(Lazy.stack(along: .horizontal, views), axes: .horizontal)
        let scene = try Scene.showing(root, width: 250, height: 80)
        var configuration = scene.configuration
        configuration.layoutDirection = .rightToLeft
        scene.configure(configuration)

        let container = try #require(scene.lazyContainers().first)
        #expect(container.axis == .horizontal)
        #expect(container.placed == -50...250)
    }

    @Test func `leaves out containers that do not show`() throws {
        let scene = try Scene.showing(Make.color("red"))
        #expect(scene.lazyContainers().isEmpty)
    }
}

extension LazyContainerState.Pinnable {
    /// Where it would be, where it is, how long it is, and how far it is pushed.
    fileprivate var numbers: [Double] { [natural, position, length, pushedBy] }
}
