// title: The five phases of a scroll
// summary: A scroll view is idle, tracking a finger that has not moved, interacting, decelerating after it, or animating by program. The callback tells both the old and the new phase, and each change is counted here. Nothing polls: the view hears of changes only.
// look for: Tap and hold: tracking. Drag: interacting. Flick: decelerating, then idle. The button scrolls by program: animating.
// order: 19
import SwiftUI

struct ContentView: View {
    @State private var phase = "idle"
    @State private var changes = 0

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<60) { row in
                        Text("Row \(row + 1)")
                            .frame(maxWidth: .infinity)
                            .frame(height: 50)
                            .id(row)
                    }
                }
            }
            .onScrollPhaseChange { _, new in
                phase = "\(new)"
                changes += 1
            }
            .safeAreaInset(edge: .bottom, spacing: 0) {
                HStack {
                    Text("\(phase), \(changes) changes")
                        .accessibilityIdentifier("phase")
                    Spacer()
                    Button("To row 40") {
                        withAnimation {
                            reader.scrollTo(39, anchor: .center)
                        }
                    }
                }
                .padding()
                .background(Color.cyan.opacity(0.4))
            }
        }
    }
}
