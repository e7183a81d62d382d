// shows: 12 credits | 3 credits | January 1, 1970 | 1970
import SwiftUI

// Initialisers that a program adds to views and colours, as bases of modifiers; hexadecimal colours read by a scanner.

extension Color {
    init(hex: String) {
        let digits = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var number: UInt64 = 0
        Scanner(string: digits).scanHexInt64(&number)
        self.init(
            red: Double(number >> 16 & 0xFF) / 255,
            green: Double(number >> 8 & 0xFF) / 255,
            blue: Double(number & 0xFF) / 255
        )
    }
}

extension Text {
    init(price cents: Int) { self.init("\(cents / 100) credits") }
}

struct Card: Identifiable {
    let id: Int
    let hex: String
    let cents: Int
}

struct ContentView: View {
    let cards = [Card(id: 0, hex: "#FF8000", cents: 1_200), Card(id: 1, hex: "00C7BE", cents: 300)]
    let opened = Date(timeIntervalSince1970: 0)
    @State private var isShown = false

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(cards) { card in
                    Color(hex: card.hex)
                        .frame(height: 100)
                        .overlay(Text(price: card.cents).bold().padding(8))
                }
                Text(opened, style: .date).frame(height: 40)
                Text(opened, format: .dateTime.year()).padding(.top, 10).frame(height: 40)
                if isShown { Color.black.frame(height: 7) }
            }
        }
        .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { isShown = true }
        }
    }
}
