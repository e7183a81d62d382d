// Values in a text are written by the locale around it: groups of three or of three and then two, the point, the digits, the order and
// names of a date. Six decimals are those of C's `%lf`, which SwiftUI's texts use for fractional numbers. Letters become capitals by
// the locale's rules. A locale of a view's own comes before the screen's.
// screen: 400 600 2 / 0 0 0 0
// at rest
//   number shows 1,234,567 and 1,234.500000
//   format shows 1,234.5
//   percent shows 25%
//   date shows January 1, 2001
//   capitals shows TITLE
//   own shows 1.234.567
// screen: 400 600 2 / 0 0 0 0
// settings: locale=de_DE
// at rest
//   number shows 1.234.567 and 1.234,500000
//   format shows 1.234,5
//   date shows 1. Januar 2001
//   capitals shows TITLE
//   own shows 1.234.567
// screen: 400 600 2 / 0 0 0 0
// settings: locale=hi_IN
// at rest
//   number shows 12,34,567 and 1,234.500000
//   own shows 1.234.567
// screen: 400 600 2 / 0 0 0 0
// settings: locale=tr_TR
// at rest
//   percent shows %25
//   capitals shows TİTLE
import SwiftUI

struct ContentView: View {
    let whole = 1_234_567
    let part = 1_234.5

    var body: some View {
        VStack {
            Text("\(whole) and \(part)").accessibilityIdentifier("number")
            Text(part, format: .number).accessibilityIdentifier("format")
            Text(0.25, format: .percent).accessibilityIdentifier("percent")
            Text(Date(timeIntervalSinceReferenceDate: 0), style: .date).accessibilityIdentifier("date")
            Text("title").textCase(.uppercase).accessibilityIdentifier("capitals")
            Text("\(whole)").accessibilityIdentifier("own").environment(\.locale, Locale(identifier: "de_DE"))
        }
    }
}
