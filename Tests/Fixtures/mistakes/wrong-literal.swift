import SwiftUI

struct ContentView: View {
    let n: Int = "three"  // error
    var body: some View {
        Text("\(n)")
    }
}
