import SwiftUI

struct ContentView: View {
    let s = "abc"
    var body: some View {
        Text(s.lenght)  // error
    }
}
