import SwiftUI

struct ContentView: View {
    let n = 1
    let n = 2  // error
    var body: some View {
        Text("\(n)")
    }
}
