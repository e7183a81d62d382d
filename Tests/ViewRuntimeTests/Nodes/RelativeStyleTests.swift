import HandMadeViews
import LayoutCore
import Testing
import ViewRuntime

/// Styles that refer to others, in every combination: what is set inside refers to what is around, and never to itself.
@Suite("Styles that refer to others")
struct RelativeStyleTests {
    private static let styles: [StyleValue] = [
        .tint, .hierarchical(0), .hierarchical(1), .color(.named("red")), .opacity(.hierarchical(1), 0.5),
        .opacity(.tint, 0.5), .opacity(.hierarchical(0), 0.5), .color(.opacity(.named("accentColor"), 0.5)),
        .color(.named("accentColor")),
        .linearGradient(
            stops: [
                GradientStop(color: .named("accentColor"), location: 0),
                GradientStop(color: .named("red"), location: 1),
            ],
            start: .zero,
            end: UnitPoint(x: 1, y: 0)
        ),
    ]

    private var button: ViewValue {
        let value = ButtonValue(action: Function { _, _ in nil }, label: .value(Make.text("b")))
        return ViewValue(.button(value), source: Make.here)
    }

    /// A text, a button, and a shape with the tint, all inside two rounds of the same modifiers.
    private func screen(_ foreground: [StyleValue], _ tint: StyleValue) -> ViewValue {
        let filled = ViewValue(
            .shape(ShapeViewValue(shape: .rectangle, paint: .fill(.tint))),
            source: Make.here
        )
        let views = [Make.text("a"), button, filled]
        let inner = Make.stack(.vertical, views).with(.environment(.foregroundStyle(foreground)))
            .with(.environment(.tint(tint)))
        return Make.stack(.vertical, [Make.text("c"), inner]).with(.environment(.tint(tint)))
            .with(.environment(.foregroundStyle(foreground)))
    }

    @Test func `end in any combination`() throws {
        let scene = try Scene.showing(Make.text("a"))
        for tint in Self.styles {
            for first in Self.styles {
                for foreground in [
                    [first], [first, .hierarchical(1)], [.color(.named("red")), first, .hierarchical(1)],
                ] {
                    scene.show(screen(foreground, tint))
                    let frame = scene.makeFrame()
                    #expect(frame.texts("a").count == 1 && frame.texts("b").count == 1)
                }
            }
        }
    }

    private func color(of string: String, in root: ViewValue) throws -> ResolvedColor? {
        guard case .text(let text)? = try Scene.showing(root).makeFrame().texts(string).first?.content else {
            return nil
        }
        return text.color
    }

    private static let secondaryLabel = ResolvedColor(60, 60, 67, alpha: 0.6)

    // A label's colours in light appearance; red is 255, 59, 48 and blue 0, 122, 255.
    @Test(
        arguments: [
            ([.hierarchical(1)], secondaryLabel),
            ([.color(.named("red")), .hierarchical(1)], ResolvedColor(255, 59, 48)),
            ([.opacity(.hierarchical(1), 0.5)], ResolvedColor(60, 60, 67, alpha: 0.3)),
            ([.tint], ResolvedColor(0, 122, 255)),
            ([.opacity(.tint, 0.5)], ResolvedColor(0, 122, 255, alpha: 0.5)),
        ] as [([StyleValue], ResolvedColor)]
    )
    func `are those around at the place where they are set`(styles: [StyleValue], expected: ResolvedColor) throws {
        let root = Make.stack(.vertical, [Make.text("a")]).with(.environment(.foregroundStyle(styles)))
        #expect(try color(of: "a", in: root) == expected)
    }

    @Test func `are levels of the style around, and those that it sets`() throws {
        let red = StyleValue.color(.named("red"))
        let secondary = Make.text("a").with(.environment(.foregroundStyle([.hierarchical(1)])))
        let inRed = secondary.with(.environment(.foregroundStyle([red])))
        #expect(try color(of: "a", in: inRed) == ResolvedColor(255, 59, 48, alpha: 0.5))
        let withLevels = secondary.with(.environment(.foregroundStyle([red, .hierarchical(1)])))
        #expect(try color(of: "a", in: withLevels) == Self.secondaryLabel)
    }

    @Test(
        arguments: [
            (.hierarchical(1), secondaryLabel), (.hierarchical(0), ResolvedColor(0, 0, 0)),
            (.opacity(.hierarchical(0), 0.5), ResolvedColor(0, 0, 0, alpha: 0.5)),
            (.opacity(.tint, 0.5), ResolvedColor(0, 122, 255, alpha: 0.5)),
            (.color(.opacity(.named("accentColor"), 0.5)), ResolvedColor(0, 122, 255, alpha: 0.5)),
            (.color(.named("green")), ResolvedColor(52, 199, 89)),
        ] as [(StyleValue, ResolvedColor)]
    )
    func `give a button its tint`(tint: StyleValue, expected: ResolvedColor) throws {
        #expect(try color(of: "b", in: button.with(.environment(.tint(tint)))) == expected)
    }
}
