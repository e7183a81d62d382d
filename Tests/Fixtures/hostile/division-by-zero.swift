import SwiftUI

struct ContentView: View {
    var body: some View {
        Text("\(1 / (3 - 3))")
    }
}
