import SwiftUI

struct ContentView: View {
    let x: Sting = "a"  // error
    var body: some View {
        Text(x)
    }
}
