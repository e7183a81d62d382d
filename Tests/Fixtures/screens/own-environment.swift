// shows: gap 4 | gap 24 | quiet | loud
import SwiftUI

private struct GapKey: EnvironmentKey {
    static let defaultValue: CGFloat = 4
}

extension EnvironmentValues {
    var gap: CGFloat {
        get { self[GapKey.self] }
        set { self[GapKey.self] = newValue }
    }
    @Entry var mood: Mood = .quiet
}

enum Mood: String { case quiet, loud }

extension View {
    func gap(_ length: CGFloat) -> some View { environment(\.gap, length) }
    func mood(_ mood: Mood) -> some View { environment(\.mood, mood) }
}

struct Panel: View {
    @Environment(\.gap) private var gap
    @Environment(\.mood) var mood

    var body: some View {
        VStack(spacing: gap) {
            Text("gap \(Int(gap))")
            Text(mood.rawValue).textCase(mood == .loud ? nil : .lowercase)
        }
        .padding(gap)
        .background(.background.secondary, in: .rect(topLeadingRadius: gap, bottomTrailingRadius: gap))
    }
}

struct PanelsScreen: View {
    var body: some View {
        ScrollView {
            Panel()
            Panel().gap(24).mood(.loud)
        }
    }
}
