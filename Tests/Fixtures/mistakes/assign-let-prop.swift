import SwiftUI

struct ContentView: View {
    let n = 3
    var body: some View {
        Button("a") { n = 4 }  // error
    }
}
