// Where the layout reads from the right, leading is right: what stands at x in a width of 300 stands at 300 - x - its width.
// Rows, columns, layers, frames, paddings, insets, overlays, grids and what scrolls across are mirrored; `offset` and
// `position` too.
// screen: 300 400 2 / 0 0 0 0
// at rest
//   first 0 0 30 20
//   second 30 0 50 20
//   lead 0 20 40 20
//   corner 0 40 10 10
//   framed 0 60 20 20
//   padded 25 80 20 20
//   over 20 100 10 20
//   moved 12 120 20 20
//   placed 30 140 20 20
//   cell-0 0 160 100 20
//   cell-1 100 160 40 20
//   track-0 0 180 100 20
//   track-2 200 180 100 20
//   page-0 0 200 200 20
//   page-1 200 200 200 20
//   side 0 220 40 20
//   rest 40 220 260 20
// screen: 300 400 2 / 0 0 0 0
// settings: direction=rightToLeft
// at rest
//   first 270 0 30 20
//   second 220 0 50 20
//   lead 260 20 40 20
//   corner 290 40 10 10
//   framed 280 60 20 20
//   padded 255 80 20 20
//   over 270 100 10 20
//   moved 268 120 20 20
//   placed 250 140 20 20
//   cell-0 200 160 100 20
//   cell-1 160 160 40 20
//   track-0 200 180 100 20
//   track-2 0 180 100 20
//   page-0 100 200 200 20
//   page-1 -100 200 200 20
//   side 260 220 40 20
//   rest 0 220 260 20
import SwiftUI

struct Block: View {
    let name: String
    let width: CGFloat

    var body: some View {
        Color.blue
            .frame(width: width, height: 20)
            .accessibilityIdentifier(name)
    }
}

struct ContentView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 0) {
                Block(name: "first", width: 30)
                Block(name: "second", width: 50)
            }
            Block(name: "lead", width: 40)
            ZStack(alignment: .topLeading) {
                Color.clear
                Color.red
                    .frame(width: 10, height: 10)
                    .accessibilityIdentifier("corner")
            }
            .frame(height: 20)
            Block(name: "framed", width: 20)
                .frame(maxWidth: .infinity, alignment: .leading)
            Block(name: "padded", width: 20)
                .padding(EdgeInsets(top: 0, leading: 25, bottom: 0, trailing: 3))
            Block(name: "base", width: 30)
                .overlay(alignment: .trailing) {
                    Block(name: "over", width: 10)
                }
            Block(name: "moved", width: 20)
                .offset(x: 12)
            Block(name: "placed", width: 20)
                .position(x: 40, y: 10)
                .frame(height: 20)
            Rows()
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

struct Rows: View {
    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Block(name: "cell-0", width: 100)
                Block(name: "cell-1", width: 40)
            }
        }
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 3), spacing: 0) {
            ForEach(0..<3, id: \.self) { index in
                Color.teal
                    .frame(height: 20)
                    .accessibilityIdentifier("track-\(index)")
            }
        }
        ScrollView(.horizontal) {
            HStack(spacing: 0) {
                Block(name: "page-0", width: 200)
                Block(name: "page-1", width: 200)
            }
        }
        Color.green
            .accessibilityIdentifier("rest")
            .safeAreaInset(edge: .leading, spacing: 0) {
                Block(name: "side", width: 40)
            }
            .frame(height: 20)
    }
}
