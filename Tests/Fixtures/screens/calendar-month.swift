// shows: February 2024 | Mon | Sun | 1 | 29 | 3 entries
import SwiftUI

// 1 February 2024 is a Thursday: three empty places before it when weeks begin on Monday, and a leap year has a 29th.
struct Month {
    var year: Int
    var number: Int

    static let names = ["January", "February", "March", "April", "May", "June", "July"]

    var title: String { "\(Self.names[number - 1]) \(year)" }

    var isLeap: Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    var dayCount: Int {
        switch number {
        case 2: isLeap ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Days from Monday to the first: Sakamoto's table.
    var leadingBlanks: Int {
        let shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
        let y = number < 3 ? year - 1 : year
        let sunday = (y + y / 4 - y / 100 + y / 400 + shifts[number - 1] + 1) % 7
        return (sunday + 6) % 7
    }

    mutating func advance(by step: Int) {
        number += step
        if number > 7 { number = 1 }
        if number < 1 { number = 7 }
    }
}

struct DayCell: View {
    let day: Int
    let isChosen: Bool
    var hasEntry = false

    var body: some View {
        Text(day, format: .number)
            .font(.callout.monospacedDigit())
            .foregroundStyle(isChosen ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
            .frame(maxWidth: .infinity, minHeight: 36)
            .background(isChosen ? Color.accentColor : .clear, in: .circle)
            .overlay(alignment: .bottom) {
                if hasEntry { Circle().fill(.orange).frame(width: 5, height: 5).offset(y: 2) }
            }
    }
}

struct CalendarScreen: View {
    @State private var month = Month(year: 2024, number: 2)
    @State private var chosen: Int? = 14
    private let entries: Set<Int> = [3, 14, 21]
    private let columns = Array(repeating: GridItem(.flexible(), spacing: 4), count: 7)
    private let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                HStack {
                    Text(month.title).font(.title2.bold())
                    Spacer()
                    Button { month.advance(by: -1) } label: { Image(systemName: "chevron.left") }
                    Button { month.advance(by: 1) } label: { Image(systemName: "chevron.right") }
                }
                LazyVGrid(columns: columns, spacing: 8) {
                    ForEach(weekdays, id: \.self) { Text($0).font(.caption).foregroundStyle(.secondary) }
                    ForEach(-month.leadingBlanks ..< 0, id: \.self) { _ in Color.clear.frame(height: 36) }
                    ForEach(1 ..< month.dayCount + 1, id: \.self) { day in
                        DayCell(day: day, isChosen: day == chosen, hasEntry: entries.contains(day))
                            .onTapGesture { chosen = chosen == day ? nil : day }
                    }
                }
                Text("\(entries.count) entries").font(.footnote)
            }
            .padding()
        }
    }
}

#Preview { CalendarScreen() }
