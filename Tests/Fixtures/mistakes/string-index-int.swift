import SwiftUI

struct ContentView: View {
    let s = "abc"
    var body: some View {
        Text("\(s[0])")  // error
    }
}
