import SwiftUI

struct ContentView: View {
    var body: some View {
        Color.red.frame(width: 0.0 / 0.0, height: -(1.0 / 0.0))
    }
}
