import RegexBuilder
import SwiftUI

// The upper end of the repetition is the least number that there is: nothing comes before it.
struct ContentView: View {
    private let code = Regex {
        "row "
        Repeat("a", 0 ..< -9223372036854775808)
    }

    var body: some View {
        Text("row aaa".contains(code) ? "found" : "nothing")
    }
}
