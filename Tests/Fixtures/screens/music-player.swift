// shows: Night Drive | The Examples
import SwiftUI
import Combine

struct PlayerView: View {
    @State private var progress: Double = 0.3
    @State private var isPlaying = false
    @State private var isExpanded = true
    @Namespace private var animation
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 24) {
            if isExpanded {
                RoundedRectangle(cornerRadius: 12)
                    .fill(AngularGradient(colors: [.blue, .purple, .blue], center: .center))
                    .matchedGeometryEffect(id: "art", in: animation)
                    .frame(width: 300, height: 300)
                    .shadow(radius: 20)
            } else {
                RoundedRectangle(cornerRadius: 6)
                    .fill(.blue)
                    .matchedGeometryEffect(id: "art", in: animation)
                    .frame(width: 60, height: 60)
            }
            VStack {
                Text("Night Drive").font(.title3).fontWeight(.semibold)
                Text("The Examples").foregroundStyle(.secondary)
            }
            VStack(spacing: 4) {
                Slider(value: $progress, in: 0...1)
                HStack {
                    Text(timeString(progress * 240))
                    Spacer()
                    Text("-" + timeString((1 - progress) * 240))
                }
                .font(.caption.monospacedDigit())
                .foregroundStyle(.secondary)
            }
            HStack(spacing: 48) {
                ForEach(["backward.fill", isPlaying ? "pause.fill" : "play.fill", "forward.fill"], id: \.self) { name in
                    Button {
                        if name.hasPrefix("p") { isPlaying.toggle() }
                    } label: {
                        Image(systemName: name).font(.title)
                    }
                    .buttonStyle(.plain)
                    .contentTransition(.symbolEffect(.replace))
                }
            }
            ProgressView(value: progress)
        }
        .padding(32)
        .onReceive(timer) { _ in
            if isPlaying { progress = min(progress + 1 / 240, 1) }
        }
        .onTapGesture(count: 2) {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { isExpanded.toggle() }
        }
        .sensoryFeedback(.impact, trigger: isPlaying)
    }

    func timeString(_ seconds: Double) -> String {
        let total = Int(seconds.rounded())
        return "\(total / 60):" + String(format: "%02d", total % 60)
    }
}
