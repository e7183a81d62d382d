import SwiftUI

struct ContentView: View {
    let n: Int = 3.5  // error
    var body: some View {
        Text("\(n)")
    }
}
