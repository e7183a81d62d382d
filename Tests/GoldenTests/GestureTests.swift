import LayoutCore
import Testing
import ViewRuntime

/// What a program hears of its gestures: each screen is 200 × 400, a coloured view of 100 × 100 in the middle, from (50, 150).
@Suite("Gestures")
struct GestureTests {
    /// Shows a view in the middle of the screen and gives what was printed while a finger did something.
    private func printed(_ view: String, state: String = "", _ hand: (Hand) -> Void) async throws -> [String] {
        let source = """
            import SwiftUI
            struct ContentView: View {
                \(state)
                var body: some View {
                    \(view)
                }
            }
            """
        let screen = Device(bareSize: Size(width: 200, height: 400), scale: 2, safeArea: EdgeInsets())
        let stage = try Stage(source: source, configuration: SceneConfiguration(device: screen))
        let finger = Hand(stage.scene)
        hand(finger)
        return stage.scene.makeFrame().printed
    }

    /// A finger, each of whose moves takes a tenth of a second.
    private final class Hand {
        let scene: Scene

        init(_ scene: Scene) { self.scene = scene }

        private func touch(_ phase: TouchPhase, _ x: Double, _ y: Double) {
            scene.touch(phase, at: Point(x: x, y: y), time: scene.time + 0.1)
        }

        func press(_ x: Double = 100, _ y: Double = 200) { touch(.began, x, y) }
        func move(_ x: Double, _ y: Double) { touch(.moved, x, y) }
        func lift(_ x: Double = 100, _ y: Double = 200) { touch(.ended, x, y) }
        func cancel(_ x: Double, _ y: Double) { touch(.cancelled, x, y) }
        func wait(_ seconds: Double) { scene.advance(to: scene.time + seconds) }

        func tap(_ x: Double = 100, _ y: Double = 200) {
            press(x, y)
            lift(x, y)
        }
    }

    private static let box = "Color.red.frame(width: 100, height: 100)"

    // MARK: Taps

    // The bar is 49 points high, from 351 on, and each of its two items is 100 wide.
    @Test func `an item of a tab bar takes taps in the whole of its share`() async throws {
        let view = """
            TabView(selection: $tab) {
                Text("one").tabItem { Label("One", systemImage: "star") }.tag(0)
                Text("two").tabItem { Label("Two", systemImage: "moon") }.tag(1)
            }
            .onChange(of: tab) { print("tab \\(tab)") }
            """
        let chosen = try await printed(view, state: "@State var tab = 0") { hand in
            for (x, y) in [(105.0, 353.0), (4, 398), (196, 398), (95, 353)] {
                hand.tap(x, y)
                hand.wait(1)
            }
        }
        #expect(chosen == ["tab 1", "tab 0", "tab 1", "tab 0"])
    }

    @Test func `a double tap is not a single one, which waits for it`() async throws {
        let view = Self.box + ".onTapGesture(count: 2) { print(\"double\") }.onTapGesture { print(\"single\") }"

        let once = try await printed(view) { hand in
            hand.tap()
            hand.wait(0.2)
        }
        let later = try await printed(view) { hand in
            hand.tap()
            hand.wait(0.4)
        }
        let twice = try await printed(view) { hand in
            hand.tap()
            hand.tap()
            hand.wait(1)
        }

        #expect(once == [])
        #expect(later == ["single"])
        #expect(twice == ["double"])
    }

    @Test func `the innermost tap counts, one beside it too, and one of high priority instead`() async throws {
        let own = "Color.red.frame(width: 100, height: 100).onTapGesture { print(\"inner\") }"

        let around = try await printed("VStack { \(own) }.onTapGesture { print(\"outer\") }") { $0.tap() }
        let beside = try await printed(
            "VStack { \(own) }.simultaneousGesture(TapGesture().onEnded { print(\"outer\") })"
        ) { $0.tap() }
        let before = try await printed(
            "VStack { \(own) }.highPriorityGesture(TapGesture().onEnded { print(\"outer\") })"
        ) { $0.tap() }
        let masked = try await printed(
            "VStack { \(own) }.gesture(TapGesture().onEnded { print(\"outer\") }, including: .subviews)"
        ) { $0.tap() }

        #expect(around == ["inner"])
        #expect(beside == ["outer", "inner"])
        #expect(before == ["outer"])
        #expect(masked == ["inner"])
    }

    @Test func `taps tell where they are, in the space that is asked for`() async throws {
        let local = try await printed(Self.box + ".onTapGesture { print($0) }") { $0.tap(60, 170) }
        let global = try await printed(Self.box + ".onTapGesture(coordinateSpace: .global) { print($0) }") {
            $0.tap(60, 170)
        }
        let spatial = try await printed(
            Self.box + ".gesture(SpatialTapGesture().onEnded { print($0.location) })"
        ) { $0.tap(60, 170) }

        #expect(local == ["(10.0, 20.0)"])
        #expect(global == ["(60.0, 170.0)"])
        #expect(spatial == ["(10.0, 20.0)"])
    }

    // MARK: What takes touches

    @Test(
        arguments: [
            ("Circle().fill(.red).frame(width: 100, height: 100)", 55.0, 155.0, false),
            ("Circle().fill(.red).frame(width: 100, height: 100)", 100, 155, true),
            ("Color.red.frame(width: 100, height: 100).clipShape(Circle())", 55, 155, false),
            ("Color.red.frame(width: 100, height: 100).clipShape(Circle()).contentShape(Rectangle())", 55, 155, true),
            ("Color.clear.frame(width: 100, height: 100)", 100, 200, false),
            ("Color.clear.frame(width: 100, height: 100).contentShape(.rect)", 100, 200, true),
            ("Color.red.frame(width: 100, height: 100).contentShape(Circle())", 55, 155, false),
            ("Color.red.frame(width: 100, height: 100).contentShape(Rectangle().inset(by: 20))", 60, 200, false),
            (
                "Path { p in p.move(to: .zero); p.addLine(to: CGPoint(x: 100, y: 0)); p.addLine(to: CGPoint(x: 0, y: 100)) }.fill(.red).frame(width: 100, height: 100)",
                130, 230, false
            ),
            (
                "Path { p in p.move(to: .zero); p.addLine(to: CGPoint(x: 100, y: 0)); p.addLine(to: CGPoint(x: 0, y: 100)) }.fill(.red).frame(width: 100, height: 100)",
                70, 170, true
            ),
            ("Color.red.frame(width: 100, height: 100).rotationEffect(.degrees(45))", 55, 155, false),
            ("Color.red.frame(width: 100, height: 100).allowsHitTesting(false)", 100, 200, false),
        ] as [(String, Double, Double, Bool)]
    )
    func `a shape takes touches where it is`(view: String, x: Double, y: Double, isHit: Bool) async throws {
        let lines = try await printed(view + ".onTapGesture { print(\"hit\") }") { $0.tap(x, y) }

        #expect(lines == (isHit ? ["hit"] : []))
    }

    // MARK: Long presses

    @Test func `a long press ends after its time, and tells when it is held and let go`() async throws {
        let view =
            Self.box + ".onLongPressGesture(minimumDuration: 1) { print(\"done\") } onPressingChanged: { print($0) }"

        let held = try await printed(view) { hand in
            hand.press()
            hand.wait(1.2)
            hand.lift()
        }
        let short = try await printed(view) { hand in
            hand.press()
            hand.wait(0.5)
            hand.lift()
            hand.wait(2)
        }
        let moved = try await printed(view) { hand in
            hand.press()
            hand.move(100, 212)
            hand.wait(2)
        }

        #expect(held == ["true", "done", "false"])
        #expect(short == ["true", "false"])
        #expect(moved == ["true", "false"])
    }

    // MARK: Drags

    @Test func `a drag begins after its distance, and a gesture's state goes back when it ends or is cancelled`()
        async throws
    {
        let state = "@GestureState private var way = CGSize.zero"
        let view = """
            Color.red.frame(width: 100, height: 100)
                .onChange(of: way) { print($1) }
                .gesture(DragGesture().updating($way) { value, state, _ in state = value.translation }
                    .onEnded { print("ended", $0.translation) })
            """

        let ended = try await printed(view, state: state) { hand in
            hand.press()
            hand.move(105, 205)
            hand.move(110, 220)
            hand.lift(110, 220)
        }
        let cancelled = try await printed(view, state: state) { hand in
            hand.press()
            hand.move(110, 220)
            hand.cancel(110, 220)
        }

        #expect(ended == ["(10.0, 20.0)", "ended (10.0, 20.0)", "(0.0, 0.0)"])
        #expect(cancelled == ["(10.0, 20.0)", "(0.0, 0.0)"])
    }

    @Test func `the transaction of an update says how its change is shown, and is told when that has ended`()
        async throws
    {
        let view = """
            \(Self.box)
                .onChange(of: way) { print("way", $1) }
                .gesture(
                    DragGesture().updating($way) { value, state, transaction in
                        print(transaction.isContinuous, transaction.tracksVelocity, transaction.animation == nil)
                        state = value.translation.width
                        transaction.isContinuous = true
                        transaction.animation = .linear(duration: 0.5)
                        transaction.addAnimationCompletion { print("shown") }
                    }
                )
            """
        let state = "@GestureState private var way = CGFloat.zero"
        func drag(_ seconds: Double) async throws -> [String] {
            try await printed(view, state: state) { hand in
                hand.press()
                hand.move(120, 200)
                hand.wait(seconds)
            }
        }

        #expect(try await drag(0.4) == ["false false true", "way 20.0"])
        #expect(try await drag(0.6) == ["false false true", "way 20.0", "shown"])
    }

    @Test func `a program's own type of a name of SwiftUI's stays its own`() async throws {
        let view = """
            \(Self.box)
                .onChange(of: way) { print("way", $1, Transaction(amount: 3).amount) }
                .gesture(DragGesture().updating($way) { value, state, _ in state = value.translation.width })
            """
        let state = """
            @GestureState private var way = CGFloat.zero
                struct Transaction { var amount: Int }
            """

        let lines = try await printed(view, state: state) { hand in
            hand.press()
            hand.move(120, 200)
        }

        #expect(lines == ["way 20.0 3"])
    }

    @Test func `a space that moves with the drag moves the finger back in it`() async throws {
        let state = "@State private var x = 0.0"
        let drag =
            ".gesture(DragGesture(minimumDistance: 0).onChanged { print($0.translation.width); x = $0.translation.width })"

        let inside = try await printed(Self.box + drag + ".offset(x: x)", state: state) { hand in
            hand.press()
            hand.move(110, 200)
            hand.move(115, 200)
        }
        let outside = try await printed(Self.box + ".offset(x: x)" + drag, state: state) { hand in
            hand.press()
            hand.move(110, 200)
            hand.move(115, 200)
        }

        #expect(inside == ["0.0", "10.0", "5.0"])
        #expect(outside == ["0.0", "10.0", "15.0"])
    }

    // MARK: Together

    @Test func `gestures one after another, side by side, and one instead of the other`() async throws {
        let sequence = """
            \(Self.box).gesture(LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
                .onChanged { value in
                    switch value {
                    case .first(let isHeld): print("held", isHeld)
                    case .second(true, let drag): print("moved", drag?.translation.width ?? 0)
                    default: print("other")
                    }
                }
                .onEnded { value in
                    guard case .second(true, let drag?) = value else { return }
                    print("ended", drag.translation.width)
                })
            """
        let together = """
            \(Self.box).gesture(DragGesture().simultaneously(with: MagnifyGesture())
                .onChanged { print($0.first?.translation.width ?? 0, $0.second == nil) })
            """
        let either = """
            \(Self.box).gesture(TapGesture(count: 2).exclusively(before: TapGesture(count: 1)).onEnded { value in
                switch value {
                case .first: print("double")
                case .second: print("single")
                }
            })
            """

        let one = try await printed(sequence) { hand in
            hand.press()
            hand.wait(0.5)
            hand.move(120, 200)
            hand.lift(120, 200)
        }
        let two = try await printed(together) { hand in
            hand.press()
            hand.move(120, 200)
        }
        let three = try await printed(either) { hand in
            hand.tap()
            hand.tap()
            hand.wait(1)
        }

        #expect(one == ["held true", "moved 0.0", "moved 20.0", "ended 20.0"])
        #expect(two == ["20.0 true"])
        #expect(three == ["double"])
    }

    @Test func `a program's own gesture is the one of its body`() async throws {
        let view = """
            Color.red.frame(width: 100, height: 100).gesture(Pull { print("pulled", $0) })
            }
            struct Pull: Gesture {
                let action: (Double) -> Void
                var body: some Gesture {
                    DragGesture().onEnded { action($0.translation.height) }
                }
            """

        let lines = try await printed(view) { hand in
            hand.press()
            hand.move(100, 240)
            hand.lift(100, 240)
        }

        #expect(lines == ["pulled 40.0"])
    }

    // MARK: Beside scrolling

    @Test func `a drag around a page takes the finger only where the page does not`() async throws {
        let view = """
            ScrollView { Color.red.frame(height: 1000) }
                .gesture(DragGesture().onEnded { print("swiped", $0.translation.width) })
            """

        let across = try await printed(view) { hand in
            hand.press()
            hand.move(130, 200)
            hand.move(150, 200)
            hand.lift(150, 200)
        }
        let along = try await printed(view) { hand in
            hand.press()
            hand.move(100, 150)
            hand.lift(100, 150)
        }

        #expect(across == ["swiped 50.0"])
        #expect(along == [])
    }
}
