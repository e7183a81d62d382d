// shows: Plan a route | Skip | Next
import SwiftUI

struct OnboardingPage: Identifiable, Hashable {
    let id: Int
    let symbol: String
    let title: String
    let text: String

    static let all = [
        OnboardingPage(id: 0, symbol: "map", title: "Plan a route", text: "Choose where the walk begins."),
        OnboardingPage(id: 1, symbol: "figure.walk", title: "Set out", text: "The way is told as you go."),
        OnboardingPage(id: 2, symbol: "photo", title: "Remember", text: "Pictures stay where they were made."),
    ]
}

struct OnboardingScreen: View {
    @State private var current = 0
    @AppStorage("hasSeenOnboarding") private var isDone = false
    private var isLast: Bool { current == OnboardingPage.all.count - 1 }

    var body: some View {
        VStack {
            HStack {
                Spacer()
                Button("Skip") { isDone = true }
            }
            .padding()
            TabView(selection: $current) {
                ForEach(OnboardingPage.all) { page in
                    VStack(spacing: 16) {
                        PhaseAnimator([false, true]) { isLarge in
                            Image(systemName: page.symbol)
                                .font(.system(size: 72))
                                .scaleEffect(isLarge ? 1.1 : 1)
                        } animation: { _ in .easeInOut(duration: 1) }
                        Text(page.title).font(.title.bold())
                        Text(page.text).multilineTextAlignment(.center).foregroundStyle(.secondary)
                    }
                    .padding()
                    .tag(page.id)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .indexViewStyle(.page(backgroundDisplayMode: .always))
            let layout = isLast ? AnyLayout(VStackLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
            layout {
                ForEach(OnboardingPage.all) { page in
                    Capsule()
                        .fill(page.id == current ? Color.accentColor : .gray.opacity(0.3))
                        .frame(width: page.id == current ? 24 : 8, height: 8)
                }
            }
            Button(isLast ? "Begin" : "Next") {
                if isLast { isDone = true } else { withAnimation { current += 1 } }
            }
            .buttonStyle(.borderedProminent)
            .padding()
        }
    }
}
