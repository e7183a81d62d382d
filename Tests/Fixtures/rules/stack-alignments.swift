// Each alignment of each stack. The column is 60 + 120 + 270 = 450 high, so it begins at (600 - 450) / 2 = 75.
// Columns are 60 wide, at (300 - 60) / 2 = 120; what is 20 wide stands at their beginning, 20 from it, or 40.
// Rows are 20 wide, at 140, and 40 high; what is 10 high stands at their top, 15 below it, or 30.
// Layers are 30 x 30, at 135; what is 10 x 10 stands in one of nine places, 0, 10 or 20 from the edges.
// screen: 300 600 2 / 0 0 0 0
// at rest
//   leading 120 85 20 10
//   center 140 105 20 10
//   trailing 160 125 20 10
//   top 150 135 10 10
//   middle 150 190 10 10
//   bottom 150 245 10 10
//   topLeading 135 255 10 10
//   topCenter 145 285 10 10
//   topTrailing 155 315 10 10
//   midLeading 135 355 10 10
//   centered 145 385 10 10
//   midTrailing 155 415 10 10
//   bottomLeading 135 455 10 10
//   bottomCenter 145 485 10 10
//   bottomTrailing 155 515 10 10
import SwiftUI

struct Column: View {
    let name: String
    let alignment: HorizontalAlignment

    var body: some View {
        VStack(alignment: alignment, spacing: 0) {
            Color.gray
                .frame(width: 60, height: 10)
            Color.blue
                .frame(width: 20, height: 10)
                .accessibilityIdentifier(name)
        }
    }
}

struct Row: View {
    let name: String
    let alignment: VerticalAlignment

    var body: some View {
        HStack(alignment: alignment, spacing: 0) {
            Color.gray
                .frame(width: 10, height: 40)
            Color.blue
                .frame(width: 10, height: 10)
                .accessibilityIdentifier(name)
        }
    }
}

struct Layers: View {
    let name: String
    let alignment: Alignment

    var body: some View {
        ZStack(alignment: alignment) {
            Color.gray
                .frame(width: 30, height: 30)
            Color.blue
                .frame(width: 10, height: 10)
                .accessibilityIdentifier(name)
        }
    }
}

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Column(name: "leading", alignment: .leading)
            Column(name: "center", alignment: .center)
            Column(name: "trailing", alignment: .trailing)
            Row(name: "top", alignment: .top)
            Row(name: "middle", alignment: .center)
            Row(name: "bottom", alignment: .bottom)
            Group {
                Layers(name: "topLeading", alignment: .topLeading)
                Layers(name: "topCenter", alignment: .top)
                Layers(name: "topTrailing", alignment: .topTrailing)
                Layers(name: "midLeading", alignment: .leading)
                Layers(name: "centered", alignment: .center)
                Layers(name: "midTrailing", alignment: .trailing)
                Layers(name: "bottomLeading", alignment: .bottomLeading)
                Layers(name: "bottomCenter", alignment: .bottom)
                Layers(name: "bottomTrailing", alignment: .bottomTrailing)
            }
        }
    }
}
