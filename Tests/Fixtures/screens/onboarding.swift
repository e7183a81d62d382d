// shows: Find places | Next
import SwiftUI

struct OnboardingPage: Identifiable {
    let id: Int
    let symbol: String
    let title: String
    let text: String
}

struct OnboardingView: View {
    @State private var page = 0
    @Binding var isPresented: Bool

    private let pages = [
        OnboardingPage(id: 0, symbol: "map", title: "Find places", text: "See what is near you."),
        OnboardingPage(id: 1, symbol: "star", title: "Save them", text: "Keep the ones that you like."),
        OnboardingPage(id: 2, symbol: "paperplane", title: "Share", text: "Send them to friends."),
    ]

    var body: some View {
        VStack {
            TabView(selection: $page) {
                ForEach(pages) { item in
                    VStack(spacing: 24) {
                        Image(systemName: item.symbol)
                            .font(.system(size: 80, weight: .light))
                            .symbolRenderingMode(.hierarchical)
                        Text(item.title).font(.largeTitle).bold()
                        Text(item.text).multilineTextAlignment(.center).foregroundStyle(.secondary)
                    }
                    .padding(40)
                    .tag(item.id)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
            .indexViewStyle(.page(backgroundDisplayMode: .always))

            Button(page == pages.count - 1 ? "Get started" : "Next") {
                if page < pages.count - 1 {
                    withAnimation(.easeInOut) { page += 1 }
                } else {
                    isPresented = false
                }
            }
            .buttonStyle(.borderedProminent)
            .padding(.bottom, 32)
        }
        .interactiveDismissDisabled()
    }
}

struct OnboardingView_Previews: PreviewProvider {
    static var previews: some View {
        OnboardingView(isPresented: .constant(true))
            .previewDisplayName("Light")
        OnboardingView(isPresented: .constant(true))
            .preferredColorScheme(.dark)
            .previewDisplayName("Dark")
    }
}
