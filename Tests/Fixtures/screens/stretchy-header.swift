// shows: Album | Track 1
import SwiftUI

struct StretchyHeader<Content: View>: View {
    let height: CGFloat
    @ViewBuilder var content: () -> Content

    var body: some View {
        GeometryReader { geo in
            let minY = geo.frame(in: .global).minY
            content()
                .frame(width: geo.size.width, height: height + (minY > 0 ? minY : 0))
                .clipped()
                .offset(y: minY > 0 ? -minY : 0)
        }
        .frame(height: height)
    }
}

struct ContentView: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                StretchyHeader(height: 300) {
                    LinearGradient(colors: [.pink, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
                        .overlay(Text("Album").font(.system(.largeTitle, design: .rounded, weight: .heavy)).foregroundColor(.white))
                }
                ForEach(1..<30, id: \.self) { index in
                    HStack {
                        Text("\(index)").monospacedDigit().frame(width: 32, alignment: .trailing)
                        Text("Track \(index)")
                        Spacer()
                        Text(String(format: "%d:%02d", 2 + index % 3, (index * 17) % 60)).foregroundStyle(.secondary)
                    }
                    .padding()
                    Divider()
                }
            }
        }
        .ignoresSafeArea(edges: .top)
    }
}
