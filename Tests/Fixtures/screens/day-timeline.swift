// shows: 08:00 | Standup | Lunch | Review
import SwiftUI

struct Event: Identifiable {
    var id = UUID(); var title: String; var start: Double; var duration: Double; var color: Color = .blue
}

struct DayTimeline: View {
    let hourHeight = 60.0
    let events = [
        Event(title: "Standup", start: 9, duration: 0.5), Event(title: "Lunch", start: 12, duration: 1, color: .green),
        Event(title: "Review", start: 14.5, duration: 1.5, color: .orange),
    ]
    @State private var now: Double = 10.75
    @ScaledMetric(relativeTo: .caption) private var labelWidth: CGFloat = 44

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                ZStack(alignment: .topLeading) {
                    VStack(alignment: .leading, spacing: 0) {
                        ForEach(0..<24) { hour in
                            HStack(alignment: .top) {
                                Text(String(format: "%02d:00", hour)).font(.caption).frame(
                                    width: labelWidth,
                                    alignment: .trailing
                                )
                                VStack { Divider() }
                            }
                            .frame(height: hourHeight, alignment: .top)
                            .id(hour)
                        }
                    }
                    ForEach(events) { event in
                        Text(event.title)
                            .font(.caption.bold())
                            .padding(4)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .frame(height: event.duration * hourHeight, alignment: .top)
                            .background(event.color.opacity(0.3), in: .rect(cornerRadius: 6))
                            .overlay(alignment: .leading) { event.color.frame(width: 3) }
                            .padding(.leading, labelWidth + 12)
                            .offset(y: event.start * hourHeight)
                    }
                    Rectangle().fill(.red).frame(height: 1).padding(.leading, labelWidth).offset(y: now * hourHeight)
                        .accessibilityHidden(true)
                }
                .padding(.trailing)
            }
            .onAppear { reader.scrollTo(8, anchor: .top) }
            .toolbar { Button("Now") { withAnimation { reader.scrollTo(Int(now), anchor: .center) } } }
        }
    }
}
