import SwiftUI

struct ContentView: View {
    let n: Int = nil  // error
    var body: some View {
        Text("\(n)")
    }
}
