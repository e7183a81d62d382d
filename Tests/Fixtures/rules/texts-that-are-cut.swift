// Monospaced letters of 10 points are 6 wide, the ellipsis too. In 36 there is room for five and the ellipsis; in the middle the
// first half, 18, has room for two beside it, and three more follow. Two lines of 36: the second is cut.
// One that may shrink to a half fits into 30 at 0.5: ten letters of 3. Its line is 5 * 1.1934 = 5.967 high, drawn as 6.
// Three lines are reserved at 10 points: 35.8, in half pixels 36.
// screen: 300 300 2 / 0 0 0 0
// at rest
//   tail shows abcde…
//   head shows …fghij
//   middle shows ab…hij
//   lines shows abcd / efgh…
//   small shows abcdefghij
//   small 135 127 30 6
//   reserved 120 140 60 36
import SwiftUI

struct Cut: View {
    let name: String
    let text: String
    let mode: Text.TruncationMode

    var body: some View {
        Text(text)
            .truncationMode(mode)
            .accessibilityIdentifier(name)
            .frame(width: 36, height: 30)
    }
}

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Cut(name: "tail", text: "abcdefghij", mode: .tail)
                .lineLimit(1)
            Cut(name: "head", text: "abcdefghij", mode: .head)
                .lineLimit(1)
            Cut(name: "middle", text: "abcdefghij", mode: .middle)
                .lineLimit(1)
            Cut(name: "lines", text: "abcd efgh ijkl mnop", mode: .tail)
                .lineLimit(2)
            Text("abcdefghij")
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .accessibilityIdentifier("small")
                .frame(width: 30, height: 20)
            Text("ab")
                .lineLimit(3, reservesSpace: true)
                .frame(width: 60)
                .background {
                    Color.yellow
                        .accessibilityIdentifier("reserved")
                }
        }
        .font(.system(size: 10, design: .monospaced))
        .frame(maxHeight: .infinity, alignment: .top)
    }
}
