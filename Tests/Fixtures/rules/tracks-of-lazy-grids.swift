// A grid shares what fixed tracks and gaps leave, each item in order an equal part within its bounds. It is as wide as its tracks,
// and shares that width once more when it shows: of 250, less a gap of 10, the first is offered 120, the second needs 150.
// 120 + 10 + 150 = 280 stand in the frame of 250 at 25, so from 25 - 15 = 10 on; of these the first is offered 135.
// Several adaptive items: 300 less a gap of 10 is 290; the first gets 145, in which two of 60 fit with 10 between, 67.5 each, then
// 145 for the second, where one of 100 fits. A fixed one comes first wherever it stands; one with a greatest of 40 leaves the rest.
// Rows of 20: y 0, 20, 40. Below, a horizontal grid by the same rules: in 200, less 20, a fixed 50 and one of 130.
// screen: 300 400 2 / 0 0 0 0
// at rest
//   a0 10 0 135 20
//   a1 155 0 150 20
//   b0 0 20 67.5 20
//   b1 77.5 20 67.5 20
//   b2 155 20 145 20
//   c0 0 40 40 20
//   c1 40 40 60 20
//   c2 100 40 200 20
//   d0 0 60 30 130
//   d1 0 210 30 50
//   d2 40 60 30 130
import SwiftUI

struct Cells: View {
    let name: String
    let count: Int

    var body: some View {
        ForEach(0..<count, id: \.self) { index in
            Color.teal
                .frame(height: 20)
                .accessibilityIdentifier("\(name)\(index)")
        }
    }
}

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            LazyVGrid(
                columns: [GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 150))],
                spacing: 0
            ) {
                Cells(name: "a", count: 2)
            }
            .frame(width: 250)
            LazyVGrid(
                columns: [
                    GridItem(.adaptive(minimum: 60), spacing: 10), GridItem(.adaptive(minimum: 100), spacing: 0),
                ],
                spacing: 0
            ) {
                Cells(name: "b", count: 3)
            }
            LazyVGrid(
                columns: [
                    GridItem(.flexible(maximum: 40), spacing: 0), GridItem(.fixed(60), spacing: 0),
                    GridItem(.flexible(), spacing: 0),
                ],
                spacing: 0
            ) {
                Cells(name: "c", count: 3)
            }
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.flexible(), spacing: 20), GridItem(.fixed(50))], spacing: 10) {
                    ForEach(0..<3, id: \.self) { index in
                        Color.orange
                            .frame(width: 30)
                            .accessibilityIdentifier("d\(index)")
                    }
                }
            }
            .frame(height: 200)
            Spacer(minLength: 0)
        }
    }
}
