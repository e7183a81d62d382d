import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(spaceing: 4) { Text("one") }
    }
}
