// shows: 09:41:00 | Paused
import SwiftUI

struct ClockView: View {
    @State private var isPaused = false
    var body: some View {
        VStack(spacing: 30) {
            TimelineView(.periodic(from: .now, by: 1.0)) { context in
                let c = Calendar.current.dateComponents([.hour, .minute, .second], from: context.date)
                Text(String(format: "%02d:%02d:%02d", c.hour ?? 0, c.minute ?? 0, c.second ?? 0))
                    .font(.system(size: 48, design: .monospaced))
                    .contentTransition(.numericText())
            }
            TimelineView(.animation(minimumInterval: 1.0 / 30, paused: isPaused)) { timeline in
                let angle = timeline.date.timeIntervalSinceReferenceDate.remainder(dividingBy: 2) * 180
                Rectangle().fill(.teal).frame(width: 80, height: 80).rotationEffect(.degrees(angle))
                Canvas { context, size in
                    context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.orange))
                    context.translateBy(x: size.width / 2, y: size.height / 2)
                    for i in 0..<12 {
                        context.rotate(by: .degrees(30));
                        context.stroke(
                            Path {
                                $0.move(to: .zero); $0.addLine(to: CGPoint(x: 0, y: -40 - Double(i)))
                            },
                            with: .color(.white),
                            lineWidth: 2
                        )
                    }
                }
                .frame(width: 100, height: 100)
            }
            TimelineView(.everyMinute) { Text($0.date, style: .time) }
            Toggle("Paused", isOn: $isPaused).fixedSize()
        }
    }
}
