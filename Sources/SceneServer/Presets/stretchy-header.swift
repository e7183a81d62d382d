// title: A stretchy header
// summary: The picture at the top grows by what the screen is pulled past its top, and moves up by the same amount, so that its lower edge stays with the content. frame(in: .scrollView) gives the pull, and its layout height never changes. No state is kept: the pull is read while the picture is laid out.
// look for: Pull: the picture's top stays at the top of the screen while it grows. Let go: it shrinks along the bounce.
// order: 6
import SwiftUI

struct ContentView: View {
    private let height: CGFloat = 260

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                GeometryReader { proxy in
                    let pull = max(0, proxy.frame(in: .scrollView).minY)
                    LinearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom)
                        .frame(height: height + pull)
                        .offset(y: -pull)
                        .accessibilityIdentifier("picture")
                }
                .frame(height: height)
                Text("Lake Above the Clouds")
                    .font(.title)
                    .padding(.horizontal)
                ForEach(1..<16) { paragraph in
                    Text("Day \(paragraph). We walked until the path ended and the water began.")
                        .padding(.horizontal)
                }
            }
        }
        .ignoresSafeArea(edges: .top)
    }
}
