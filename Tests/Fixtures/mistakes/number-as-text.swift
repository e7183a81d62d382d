import SwiftUI

struct ContentView: View {
    let count = 5
    var body: some View {
        Text(count)  // error
    }
}
