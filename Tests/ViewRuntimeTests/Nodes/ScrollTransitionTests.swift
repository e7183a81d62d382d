import HandMadeViews
import LayoutCore
import ScrollDynamics
import Testing
import ViewRuntime

@Suite("scrollTransition")
struct ScrollTransitionTests {
    /// Ten cards of 100 on a bare screen of 300 by 600, faded out and moved sideways by the phase.
    private func scene(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        bottom: ScrollTransitionConfiguration? = nil,
        axes: Axis.Set = .vertical,
        axis: Axis? = nil,
        length: Double = 100,
        inset: Double = 0
    ) throws -> Scene {
        let direction: StackValue.Direction = axes == .horizontal ? .horizontal : .vertical
        let cards = Make.stack(
            direction,
            (0..<10).map { index in
                let size: ModifierValue.Kind =
                    axes == .horizontal
                    ? .frame(width: length, height: 50, alignment: .center)
                    : .frame(width: 50, height: length, alignment: .center)
                let transition = ScrollTransitionValue(
                    axis: axis,
                    topLeading: configuration,
                    bottomTrailing: bottom ?? configuration,
                    effect: Self.makeEffect()
                )
                return Make.color("red").named("card \(index)").with(size).with(.scrollTransition(transition))
            }
        )
        let bar = SafeAreaInsetValue(
            edge: .top,
            alignment: .horizontalCenter,
            spacing: 0,
            content: .value(Make.color("yellow").height(inset))
        )
        let scroll = Make.scroll(cards, axes: axes)
        return try Scene.showing(inset > 0 ? scroll.with(.safeAreaInset(bar)) : scroll, width: 300, height: 600)
    }

    /// `content.opacity(phase.isIdentity ? 1 : 0.2).offset(x: phase.value * 40)`.
    private static func makeEffect() -> ArgumentBody {
        ArgumentBody { argument in
            guard case .contentAndPhase(_, let phase) = argument else { return Make.text("") }
            return ViewValue(.empty, source: Make.here).with(.opacity(phase == 0 ? 1 : 0.2))
                .with(.offset(x: phase * 40, y: 0))
        }
    }

    private func card(_ index: Int, _ scene: Scene) -> DisplayItem? { scene.makeFrame().item("card \(index)") }

    @Test func `is itself wholly inside, and wholly changed where it is just hidden`() throws {
        let scene = try scene()

        #expect(card(0, scene)?.opacity == 1)
        #expect(card(0, scene)?.frame.minX == 125)
        #expect(card(5, scene)?.opacity == 1)
        #expect(scene.scroll(x: nil, y: 99))
        let first = card(0, scene)
        // Eased in and out, one hundredth of the way is 0.00019 of the change.
        #expect(isClose(first?.opacity, 0.2, within: 0.001))
        #expect(isClose(first?.frame.minX, 85, within: 0.34))
    }

    @Test func `follows the content half-way at both edges, eased in and out`() throws {
        let scene = try scene()

        #expect(scene.scroll(x: nil, y: 50))
        // Half of the first card and half of the seventh show; the curve is 0.5 in its middle.
        #expect(isClose(card(0, scene)?.opacity, 0.6))
        #expect(isClose(card(0, scene)?.frame.minX, 105))
        #expect(isClose(card(6, scene)?.opacity, 0.6))
        #expect(isClose(card(6, scene)?.frame.minX, 145))
        #expect(card(3, scene)?.opacity == 1)

        // Three quarters in: the curve (0.42, 0, 0.58, 1) is 0.8708 there, so 0.2 + 0.8 · 0.8708.
        #expect(scene.scroll(x: nil, y: 25))
        #expect(isClose(card(0, scene)?.opacity, 0.8966, within: 0.0005))
        // And a quarter in at the other edge: 0.1292.
        #expect(isClose(card(6, scene)?.opacity, 0.3034, within: 0.0005))
    }

    @Test func `counts between the insets`() throws {
        let scene = try scene(inset: 80)

        #expect(card(0, scene)?.opacity == 1)
        // The cards have 520 points: the sixth stands at 500.
        #expect(isClose(card(5, scene)?.opacity, 0.2 + 0.8 * 0.0817, within: 0.001))
    }

    @Test func `takes the curve that it is given`() throws {
        let scene = try scene(ScrollTransitionConfiguration(.interactive(CubicTiming(0, 0, 1, 1))))

        #expect(scene.scroll(x: nil, y: 75))
        #expect(isClose(card(0, scene)?.opacity, 0.4))
        #expect(isClose(card(0, scene)?.frame.minX, 95))
    }

    @Test func `starts at the threshold`() throws {
        var linear = ScrollTransitionConfiguration(.interactive(CubicTiming(0, 0, 1, 1)))
        linear.threshold = .init(visible: 0.5)
        var scene = try scene(linear)
        #expect(scene.scroll(x: nil, y: 50))
        #expect(card(0, scene)?.opacity == 1)
        #expect(scene.scroll(x: nil, y: 75))
        #expect(isClose(card(0, scene)?.opacity, 0.6))

        // The middle of the screen is 350 points from where a card is just hidden.
        linear.threshold = .init(centered: 1)
        scene = try self.scene(linear)
        #expect(isClose(card(0, scene)?.opacity, 0.2 + 0.8 * 100 / 350))
        #expect(isClose(card(2, scene)?.opacity, 0.2 + 0.8 * 300 / 350))
        #expect(isClose(card(3, scene)?.opacity, 0.2 + 0.8 * 300 / 350))
        #expect(scene.scroll(x: nil, y: 50))
        #expect(card(3, scene)?.opacity == 1)

        // Twenty points nearer to the middle than wholly visible.
        linear.threshold = .init(visible: 1, inset: 20)
        scene = try self.scene(linear)
        #expect(isClose(card(0, scene)?.opacity, 0.2 + 0.8 * 100 / 120))
    }

    @Test func `changes nothing by the identity configuration, at one edge alone too`() throws {
        let scene = try scene(.identity, bottom: .interactive)

        #expect(scene.scroll(x: nil, y: 50))
        #expect(card(0, scene)?.opacity == 1)
        #expect(card(0, scene)?.frame.minX == 125)
        #expect(isClose(card(6, scene)?.opacity, 0.6))
    }

    @Test func `goes along the axis of its scroll view`() throws {
        let scene = try scene(axes: .horizontal)

        #expect(scene.scroll(x: 50, y: nil))
        #expect(isClose(card(0, scene)?.opacity, 0.6))
        #expect(isClose(card(0, scene)?.frame.minX, -70))
        #expect(isClose(card(3, scene)?.opacity, 0.6))
        #expect(isClose(card(3, scene)?.frame.minX, 270))
    }

    @Test func `changes nothing along an axis on which nothing scrolls`() throws {
        let scene = try scene(axis: .horizontal)

        #expect(scene.scroll(x: nil, y: 50))
        #expect(card(0, scene)?.frame.minX == 125)
    }

    @Test func `counts a view as visible that fills what shows`() throws {
        let scene = try scene(length: 900)

        #expect(scene.scroll(x: nil, y: 150))
        #expect(card(0, scene)?.opacity == 1)
        // Half of the screen is left to it.
        #expect(scene.scroll(x: nil, y: 600))
        #expect(isClose(card(0, scene)?.opacity, 0.6))
    }

    @Test func `changes at the threshold by an animation, and moves by itself until it is over`() throws {
        let animation = AnimationValue(curve: .linear(duration: 1))
        let scene = try scene(ScrollTransitionConfiguration(.animated(animation), threshold: .init(visible: 0.5)))
        // The seventh card is below the screen's edge, and there at once.
        #expect(card(0, scene)?.opacity == 1)
        #expect(!scene.isMoving)

        #expect(scene.scroll(x: nil, y: 49))
        #expect(card(0, scene)?.opacity == 1)
        #expect(isClose(card(6, scene)?.opacity, 0.2))
        #expect(!scene.isMoving)

        #expect(scene.scroll(x: nil, y: 51))
        #expect(scene.isMoving)
        scene.advance(to: 0.25)
        #expect(isClose(card(0, scene)?.opacity, 0.8))
        #expect(isClose(card(0, scene)?.frame.minX, 115))
        #expect(isClose(card(6, scene)?.opacity, 0.4))
        // It goes back from where it is.
        #expect(scene.scroll(x: nil, y: 40))
        scene.advance(to: 0.75)
        #expect(isClose(card(0, scene)?.opacity, 0.9))
        scene.advance(to: 2)
        #expect(card(0, scene)?.opacity == 1)
        #expect(!scene.isMoving)
    }
}
