// shows: March 2025 | 1 | 31
import SwiftUI

struct CalendarView: View {
    @State private var selected: Int? = 12
    private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)
    private let weekdays = Calendar.current.veryShortWeekdaySymbols
    private let days = 31
    private let firstWeekday = 3

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Button { } label: { Image(systemName: "chevron.left") }
                Spacer()
                Text("March 2025").font(.headline)
                Spacer()
                Button { } label: { Image(systemName: "chevron.right") }
            }
            .padding(.horizontal)
            HStack(spacing: 0) {
                ForEach(weekdays.indices, id: \.self) { i in
                    Text(weekdays[i]).font(.caption).foregroundStyle(.secondary).frame(maxWidth: .infinity)
                }
            }
            LazyVGrid(columns: columns, spacing: 8) {
                ForEach(0..<firstWeekday, id: \.self) { _ in Color.clear.frame(height: 40) }
                ForEach(1...days, id: \.self) { day in
                    Text("\(day)")
                        .frame(maxWidth: .infinity, minHeight: 40)
                        .background {
                            if day == selected {
                                Circle().fill(.red)
                            } else if day % 5 == 0 {
                                Circle().strokeBorder(.red, lineWidth: 1)
                            }
                        }
                        .foregroundStyle(day == selected ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
                        .contentShape(Rectangle())
                        .onTapGesture { selected = day }
                }
            }
        }
        .padding()
    }
}
