// shows: Night Walk | The Lanterns | 0:00 | 3:05
import SwiftUI

// 185 seconds are 3 minutes and 5 seconds.
struct Track: Equatable {
    var title: String
    var artist: String
    var length: TimeInterval
}

func clock(_ seconds: TimeInterval) -> String {
    let whole = Int(seconds)
    return "\(whole / 60):" + String(format: "%02d", whole % 60)
}

struct PlayerScreen: View {
    private let track = Track(title: "Night Walk", artist: "The Lanterns", length: 185)
    private let width = UIScreen.main.bounds.width
    @State private var position: TimeInterval = 0
    @State private var isPlaying = false
    @State private var isFavourite = false
    @GestureState private var pressing = false
    private let ticker = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 20) {
            RoundedRectangle(cornerRadius: 16, style: .continuous)
                .fill(.linearGradient(colors: [.indigo, .purple], startPoint: .top, endPoint: .bottom))
                .frame(width: width - 80, height: width - 80)
                .scaleEffect(isPlaying ? 1 : 0.9)
                .shadow(color: .black.opacity(0.3), radius: 12, y: 8)
                .animation(.interpolatingSpring(stiffness: 120, damping: 12), value: isPlaying)
            HStack {
                VStack(alignment: .leading) {
                    Text(track.title).font(.title3).bold()
                    Text(track.artist).foregroundStyle(.tint.secondary)
                }
                Spacer()
                Image(systemName: isFavourite ? "heart.fill" : "heart")
                    .symbolEffect(.bounce, value: isFavourite)
                    .gesture(TapGesture(count: 2).onEnded { _ in isFavourite.toggle() })
            }
            Slider(value: $position, in: 0...track.length) { isEditing in
                if isEditing { isPlaying = false }
            }
            HStack {
                Text(clock(position))
                Spacer()
                Text(clock(track.length))
            }
            .font(.caption.monospacedDigit())
            HStack(spacing: 40) {
                Button(action: { position = max(0, position - 15) }) { Image(systemName: "gobackward.15") }
                Button(action: { isPlaying.toggle() }) {
                    Image(systemName: isPlaying ? "pause.circle.fill" : "play.circle.fill").font(.system(size: 64))
                }
                .sensoryFeedback(.impact(weight: .light), trigger: isPlaying)
                Button(action: { position = min(track.length, position + 15) }) { Image(systemName: "goforward.15") }
            }
        }
        .padding(.horizontal, 40)
        .onReceive(ticker) { _ in
            guard isPlaying, position < track.length else { return }
            position += 1
        }
    }
}
