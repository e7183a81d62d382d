import HandMadeViews
import LayoutCore
import ScrollDynamics
import Testing
import ViewRuntime

@Suite("Navigation bar")
struct NavigationBarTests {
    private func rows() -> ViewValue { Make.scroll(Lazy.stack([Lazy.rows(40, 50)])) }

    private func top(_ frame: SceneFrame) -> Double? { frame.scrollViews.first?.geometry.contentInsets.top }

    private func opacity(_ role: SystemRole, _ frame: SceneFrame) -> Double {
        frame.items.first { $0.role == role }?.opacity ?? 0
    }

    // Compact bars end at 97.667 and 113 on an iPhone 16, 52 lower with a large title; on its side at 44 and 78.
    @Test(
        arguments: [
            ("iphone-16", OperatingSystemVersion.iOS18, TitleDisplayMode.inline, 97.667),
            ("iphone-16", .iOS18, .large, 149.667), ("iphone-16", .iOS18, .automatic, 149.667),
            ("iphone-16", .iOS26, .inline, 113), ("iphone-16", .iOS26, .large, 165),
            ("iphone-se-3", .iOS18, .large, 116), ("iphone-14", .iOS18, .inline, 91),
            ("iphone-16-landscape", .iOS18, .large, 44), ("iphone-se-3-landscape", .iOS18, .large, 32),
            ("ipad-air-11", .iOS18, .inline, 74),
        ]
    )
    func `makes its room on each device`(
        device: String,
        os: OperatingSystemVersion,
        mode: TitleDisplayMode,
        expected: Double
    ) throws {
        let frame = try Scene.showing(Make.navigation(title: "Title", mode: mode, rows()), on: device, os: os)
            .makeFrame()

        #expect(isClose(top(frame), expected))
    }

    @Test func `exchanges its titles in the last ten points, whatever the content does meanwhile`() throws {
        let scene = try Scene.showing(Make.navigation(title: "Title", rows()))
        var frame = scene.makeFrame()
        #expect(opacity(.largeTitle, frame) == 1)
        #expect(opacity(.inlineTitle, frame) == 0)

        frame = scene.frame(scrolledBy: 43)
        #expect(opacity(.largeTitle, frame) == 1)
        scene.advance(to: 0.075)
        frame = scene.makeFrame()
        // Half of 0.15 seconds.
        #expect(isClose(opacity(.inlineTitle, frame), 0.5))
        #expect(isClose(opacity(.largeTitle, frame), 0.5))
        #expect(scene.isMoving)
        scene.advance(to: 0.2)
        #expect(opacity(.inlineTitle, scene.makeFrame()) == 1)
        #expect(!scene.isMoving)
    }

    @Test(arguments: [(52.0, 0.0), (57, 0.5), (62, 1), (300, 1)])
    func `shows its background and hairline once content is under it`(way: Double, opacity: Double) throws {
        let scene = try Scene.showing(Make.navigation(title: "Title", rows()))
        let parts = scene.frame(scrolledBy: way).items.filter { $0.role == .navigationBar }

        #expect(parts.count == (opacity > 0 ? 2 : 0))
        for part in parts { #expect(isClose(part.opacity, opacity, within: 0.02)) }
        // From the top of the screen to its lower edge; the hairline is one pixel.
        if let background = parts.first {
            #expect(background.frame.origin == .zero)
            #expect(isClose(background.frame.maxY, 97.667))
            #expect(background.frame.width == 393)
        }
        if let line = parts.last { #expect(isClose(line.frame.height, 1.0 / 3)) }
    }

    // A phone on its side has no large title: nothing collapses that the titles could take turns with.
    @Test func `shows the title of the other kind at once when the screen is turned`() throws {
        let scene = try Scene.showing(Make.navigation(title: "Notes", rows()))
        #expect(opacity(.largeTitle, scene.makeFrame()) == 1)

        var configuration = scene.configuration
        configuration.device = try #require(DeviceCatalog.device(id: "iphone-16-landscape"))
        scene.configure(configuration)
        let turned = scene.makeFrame()
        #expect(opacity(.inlineTitle, turned) == 1)
        #expect(opacity(.largeTitle, turned) == 0)
        #expect(!scene.isMoving)

        configuration.device = try #require(DeviceCatalog.device(id: "iphone-16"))
        scene.configure(configuration)
        let back = scene.makeFrame()
        #expect(opacity(.inlineTitle, back) == 0)
        #expect(opacity(.largeTitle, back) == 1)
    }

    @Test func `has no background of its own on iOS 26`() throws {
        let scene = try Scene.showing(Make.navigation(title: "Title", rows()), os: .iOS26)

        #expect(!scene.frame(scrolledBy: 300).items.contains { $0.role == .navigationBar })
    }

    @Test func `takes the background that the program wants`() throws {
        let hidden = try Scene.showing(
            Make.navigation(title: "Title", rows().with(.toolbarBackground(.hidden, bars: .navigationBar)))
        )
        #expect(!hidden.frame(scrolledBy: 300).items.contains { $0.role == .navigationBar })

        let red = StyleValue.color(.named("red"))
        for value in [ToolbarBackgroundValue.visible, .style(red)] {
            let scene = try Scene.showing(
                Make.navigation(
                    title: "Title",
                    rows().with(.toolbarBackground(.style(red), bars: .navigationBar))
                        .with(.toolbarBackground(value, bars: .navigationBar))
                )
            )
            #expect(scene.frame(scrolledBy: 300).items.contains { $0.role == .navigationBar })
        }
    }

    @Test func `gives its room back when it is hidden`() throws {
        let content = rows().with(.toolbarVisibility(isHidden: true, bars: .navigationBar))
        let frame = try Scene.showing(Make.navigation(title: "Title", content)).makeFrame()

        #expect(top(frame) == 59)
        #expect(!frame.items.contains { $0.role == .largeTitle || $0.role == .inlineTitle })
    }

    @Test func `puts its items at both ends and in the middle`() throws {
        func item(_ name: String, _ width: Double, _ placement: ToolbarItemValue.Placement) -> ToolbarItemValue {
            let view = Make.color("blue").named(name).with(.frame(width: width, height: 20, alignment: .center))
            return ToolbarItemValue(placement: placement, content: .value(view))
        }
        let items = [
            item("menu", 30, .leading), item("back", 10, .leading), item("add", 24, .trailing),
            item("edit", 40, .automatic),
            item("logo", 60, .principal),
        ]
        let frame = try Scene.showing(
            Make.navigation(title: "Title", mode: .inline, rows().with(.toolbar(items: items)))
        )
        .makeFrame()

        // 16 from the ends, 8 apart, in the middle of the bar from 53.667 to 97.667.
        #expect(frame.minX("menu") == 16)
        #expect(frame.minX("back") == 54)
        #expect(frame.minX("add") == 353)
        #expect(frame.minX("edit") == 305)
        #expect(isClose(frame.minX("logo"), 166.5, within: 0.34))
        #expect(isClose(frame.minY("menu"), 65.667))
    }

    // Body text is 14, 17, 19 and 53 points: 0.82, 1, 1.12 and 3.1 times its standard size. A bar's type stays between 0.9 and 1.235
    // of it, and of what its large title of 34 points would grow by a third counts. Items are set between `small` and `xxLarge`.
    @Test(
        arguments: [
            (DynamicTypeSize.xSmall, 30.6, 15.3, 15.0), (.large, 34, 17, 17), (.xLarge, 35.333, 19, 19),
            (.accessibility5, 36.663, 20.995, 21),
        ]
    )
    func `follows the type size within bounds`(
        size: DynamicTypeSize,
        large: Double,
        inline: Double,
        item: Double
    ) throws {
        let save = ToolbarItemValue(placement: .trailing, content: .value(Make.text("Save")))
        let scene = try Scene.showing(Make.navigation(title: "Title", rows().with(.toolbar(items: [save]))))
        var configuration = scene.configuration
        configuration.dynamicTypeSize = size
        scene.configure(configuration)

        let rest = scene.makeFrame()
        #expect(isClose(rest.items.first { $0.role == .largeTitle }?.fontSize, large, within: 0.001))
        #expect(isClose(rest.texts("Save").first?.fontSize, item, within: 0.001))
        #expect(isClose(top(rest), 149.667))
        _ = scene.frame(scrolledBy: 200)
        scene.advance(to: 1)
        #expect(isClose(scene.makeFrame().items.first { $0.role == .inlineTitle }?.fontSize, inline, within: 0.001))
    }

    // 36 of the finger are 26 of the content, half of the title's 52 and no more; insets in thirds of points are off by last bits.
    @Test(arguments: [("iphone-16", 149.667), ("iphone-16-pro", 152.333), ("iphone-14", 143), ("iphone-se-3", 116)])
    func `goes back at exactly half of the large title`(device: String, expanded: Double) throws {
        let scene = try Scene.showing(Make.navigation(title: "Title", rows()), on: device)
        _ = scene.makeFrame()
        scene.touch(.began, at: Point(x: 100, y: 500), time: 1)
        for step in 1...20 {
            scene.touch(.moved, at: Point(x: 100, y: 500 - 36 * Double(step) / 20), time: 1 + Double(step) / 30)
            _ = scene.makeFrame()
        }
        scene.touch(.ended, at: Point(x: 100, y: 464), time: 2.5)
        scene.advance(to: 4)

        let geometry = scene.makeFrame().scrollViews.first?.geometry
        #expect(isClose(geometry?.contentInsets.top, expanded))
        #expect(isClose(geometry?.contentOffset.y, -expanded))
    }

    @Test func `follows a scroll view that is not the outermost view`() throws {
        let layered = Make.stack(
            .depth,
            [rows(), Make.color("red").named("badge").with(.frame(width: 20, height: 20, alignment: .center))]
        )
        let scene = try Scene.showing(Make.navigation(title: "Title", layered))
        #expect(isClose(top(scene.makeFrame()), 149.667))
        #expect(isClose(top(scene.frame(scrolledBy: 30)), 119.667))
        #expect(isClose(top(scene.frame(scrolledBy: 300)), 97.667))
    }

    @Test func `follows the first of several side by side, and one below something else not at all`() throws {
        let pair = Make.stack(.horizontal, [rows(), rows()])
        var scene = try Scene.showing(Make.navigation(title: "Title", pair))
        let ids = scene.makeFrame().scrollViews.map(\.id)
        try #require(ids.count == 2)
        #expect(scene.scroll(x: nil, y: 30, scrollView: ids[1]))
        #expect(isClose(top(scene.makeFrame()), 149.667))
        #expect(scene.scroll(x: nil, y: 30, scrollView: ids[0]))
        #expect(isClose(top(scene.makeFrame()), 119.667))

        let below = Make.stack(.vertical, [Make.color("red").named("head").height(100), rows()])
        scene = try Scene.showing(Make.navigation(title: "Title", below))
        let frame = scene.frame(scrolledBy: 200)
        #expect(isClose(frame.minY("head"), 149.667))
        #expect(frame.items.contains { $0.role == .largeTitle })
    }

    @Test func `scrolls to the top when the status bar is tapped`() throws {
        let scene = try Scene.showing(Make.navigation(title: "Title", mode: .inline, rows()))
        _ = scene.frame(scrolledBy: 700)

        scene.touch(.began, at: Point(x: 196, y: 10), time: 0.1)
        scene.touch(.ended, at: Point(x: 196, y: 10), time: 0.15)
        #expect(scene.makeFrame().scrollViews.first?.phase == .animating)
        scene.advance(to: 4)
        let geometry = scene.makeFrame().scrollViews.first?.geometry
        #expect(isClose(geometry?.contentOffset.y, -97.667))
    }
}
