// A visual effect sees the frame that layout gives and moves the drawing alone: each row of 40 is drawn farther right by a tenth of its
// distance from the top of what the scroll view shows, and half as high where it begins above 60. The next row stays where it was.
// screen: 200 200 1 / 20 0 0 0
// at rest
//   row-0 0 30 200 20
//   row-1 4 70 200 20
//   row-2 8 100 200 40
// scroll 0 20
//   row-1 2 50 200 20
//   row-2 6 80 200 40
//   row-3 10 120 200 40
import SwiftUI

struct ContentView: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<12, id: \.self) { row in
                    Color.blue
                        .frame(height: 40)
                        .accessibilityIdentifier("row-\(row)")
                        .visualEffect { content, proxy in
                            content
                                .offset(x: proxy.frame(in: .scrollView).minY / 10)
                                .scaleEffect(x: 1, y: proxy.frame(in: .scrollView).minY < 60 ? 0.5 : 1)
                        }
                }
            }
        }
    }
}
