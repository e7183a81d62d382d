// title: A chat that starts at the bottom
// summary: defaultScrollAnchor(.bottom) opens the screen at its last message and keeps it there when a message comes in. The writing bar is a bottom inset, so the last message rests above it. No code scrolls: the anchor does.
// look for: Tap Send: the newest message appears at the bottom without a jump of what you were reading.
// order: 9
import SwiftUI

struct ContentView: View {
    @State private var count = 24

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 8) {
                    ForEach(0..<count, id: \.self) { number in
                        Bubble(number: number)
                    }
                }
                .padding()
            }
            .defaultScrollAnchor(.bottom)
            .safeAreaInset(edge: .bottom, spacing: 0) {
                HStack {
                    Text("Write something…")
                        .foregroundStyle(.secondary)
                    Spacer()
                    Button("Send") { count += 1 }
                        .accessibilityIdentifier("send")
                }
                .padding()
                .background(Color.gray.opacity(0.2))
            }
            .navigationTitle("Allotment 12")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}

struct Bubble: View {
    let number: Int

    var body: some View {
        HStack {
            if number % 3 == 0 {
                Spacer(minLength: 60)
            }
            Text(number % 4 == 1 ? "Message \(number + 1): the beans are up, come and see" : "Message \(number + 1)")
                .padding(10)
                .background(number % 3 == 0 ? Color.blue.opacity(0.3) : Color.gray.opacity(0.25))
                .accessibilityIdentifier("message-\(number)")
            if number % 3 != 0 {
                Spacer(minLength: 60)
            }
        }
    }
}
