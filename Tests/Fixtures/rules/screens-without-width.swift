// On a screen that is 0 wide or high nothing shows, and nothing goes wrong. On one that is 1 wide what is flexible is 1 wide, what is
// fixed stands in the middle, from 0.5 - 10 = -9.5 on, and a text has one letter on each line: 2 * 11.934, drawn as 24.
// Downwards 10 + 24 + 10 are fixed, and two views share the other 56.
// screen: 0 100 1 / 0 0 0 0
// at rest
//   fixed hidden
//   wide hidden
// screen: 200 0 1 / 0 0 0 0
// at rest
//   wide hidden
// screen: 1 100 1 / 0 0 0 0
// at rest
//   fixed -9 0 20 10
//   wide 0 10 1 28
//   letters shows a / b
import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Color.red
                .frame(width: 20, height: 10)
                .accessibilityIdentifier("fixed")
            Color.blue
                .accessibilityIdentifier("wide")
            Text("ab")
                .font(.system(size: 10))
                .frame(height: 24)
                .accessibilityIdentifier("letters")
            GeometryReader { proxy in
                Color.green
                    .frame(width: proxy.size.width / 2, height: 10)
            }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))]) {
                Color.orange
                    .frame(height: 10)
            }
        }
    }
}
