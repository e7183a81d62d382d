import SwiftUI

struct ContentView: View {
    let a = 1
    let b = a + 1  // error
    var body: some View {
        Text("\(b)")
    }
}
