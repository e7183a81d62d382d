import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(spacing: -500) {
            Color.red.frame(width: -20, height: -30).padding(-1000)
            Color.blue.frame(minWidth: 300, maxWidth: 10)
        }
    }
}
