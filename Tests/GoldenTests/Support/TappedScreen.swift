import LayoutCore
import Testing
import ViewRuntime

/// A screen of 200 × 400 with buttons in a row at the bottom, each of which runs some lines of the program.
struct TappedScreen {
    private let stage: Stage
    private let buttonCount: Int
    /// What the program printed until the screen stood.
    let opening: [String]

    /// Compiles and shows a program.
    ///
    /// - Parameters:
    ///   - types: Declarations beside the screen.
    ///   - state: Properties of the screen's view.
    ///   - content: The views above the buttons; what the screen's body prints is `screen`.
    ///   - actions: What each button does, from the leading one.
    /// - Throws: What ``Stage`` throws.
    init(types: String = "", state: String = "", _ content: String, actions: [String] = []) throws {
        let buttons = actions.map { "Color.red.onTapGesture { \($0) }" }.joined(separator: "\n")
        let source = """
            import SwiftUI
            \(types)
            struct ContentView: View {
                \(state)
                var body: some View {
                    let _ = print("screen")
                    VStack { \(content) }
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .overlay(alignment: .bottom) { HStack(spacing: 0) { \(buttons) }.frame(height: 100) }
                }
            }
            """
        let screen = Device(bareSize: Size(width: 200, height: 400), scale: 2, safeArea: EdgeInsets())
        stage = try Stage(source: source, configuration: SceneConfiguration(device: screen))
        buttonCount = actions.count
        opening = stage.scene.makeFrame().printed
    }

    /// Taps a button, or the middle of the last 100 points where there is none, and gives what the program printed since.
    func tap(_ button: Int = 0) -> [String] {
        let place = Point(x: 200 * (Double(button) + 0.5) / Double(max(buttonCount, 1)), y: 350)
        stage.scene.touch(.began, at: place, time: stage.scene.time + 0.1)
        stage.scene.touch(.ended, at: place, time: stage.scene.time + 0.1)
        return stage.scene.makeFrame().printed
    }

    /// Where a text is drawn, in points; `nil` if it is not.
    func frame(of text: String) -> Rect? {
        stage.scene.makeFrame().items.first { item in
            if case .text(let drawn) = item.content { drawn.string == text } else { false }
        }?.frame
    }

    /// The words on the screen, in the order in which they are drawn.
    var texts: [String] {
        stage.scene.makeFrame().items.compactMap { item in
            if case .text(let text) = item.content { text.string } else { nil }
        }
    }
}
