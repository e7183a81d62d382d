// Items of 100, 100 and 100 without gaps fill 300; a row is as high as its highest cell, 40, and the gap between rows is 8 unless
// something else is said. A cell stands as its item says: at the beginning of the top, in the middle, at the end of the bottom.
// Headers of 30 have the whole width, stay at the top, and the next one pushes them: the first section ends at
// 30 + 8 + 40 + 8 + 40 = 126, the next begins at 134. Scrolled by 110 its header is pushed up to 126 - 30 - 110 = -14.
// screen: 300 100 2 / 0 0 0 0
// at rest
//   head-0 0 0 300 30
//   cell-0-0 0 38 20 10
//   cell-0-1 130 38 40 40
//   cell-0-2 280 68 20 10
//   cell-0-3 0 86 20 10
// scroll 0 50
//   head-0 0 0 300 30
//   cell-0-4 130 36 40 40
// scroll 0 110
//   head-0 0 -14 300 30
//   head-1 0 24 300 30
//   cell-1-0 0 62 20 10
import SwiftUI

struct ContentView: View {
    private let columns = [
        GridItem(.fixed(100), spacing: 0, alignment: .topLeading),
        GridItem(.fixed(100), spacing: 0),
        GridItem(.fixed(100), alignment: .bottomTrailing),
    ]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, pinnedViews: [.sectionHeaders]) {
                ForEach(0..<4) { section in
                    Section {
                        ForEach(0..<6) { cell in
                            Color.teal
                                .frame(width: cell % 3 == 1 ? 40 : 20, height: cell % 3 == 1 ? 40 : 10)
                                .accessibilityIdentifier("cell-\(section)-\(cell)")
                        }
                    } header: {
                        Color.yellow
                            .frame(height: 30)
                            .accessibilityIdentifier("head-\(section)")
                    }
                }
            }
        }
    }
}
