// shows: Own style | By name | Bordered | Prominent | 0
import SwiftUI

struct PressStyle: ButtonStyle {
    var tint: Color = .blue
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(.white)
            .padding(.horizontal, 20)
            .padding(.vertical, 12)
            .background(tint, in: Capsule())
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == PressStyle {
    static var press: PressStyle { PressStyle() }
    static func press(_ tint: Color) -> PressStyle { PressStyle(tint: tint) }
}

struct ContentView: View {
    @State private var taps = 0
    var body: some View {
        VStack(spacing: 12) {
            Button("Own style") { taps += 1 }.buttonStyle(PressStyle(tint: .green))
            Button("By name") { taps += 1 }.buttonStyle(.press)
            Button("Bordered") { taps += 1 }.buttonStyle(.bordered)
            Button("Prominent") { taps += 1 }.buttonStyle(.borderedProminent).controlSize(.large).buttonBorderShape(.capsule)
            Button("Plain", systemImage: "star", role: .destructive) {}.buttonStyle(.plain).labelStyle(.iconOnly)
            Text("\(taps)")
        }
    }
}
