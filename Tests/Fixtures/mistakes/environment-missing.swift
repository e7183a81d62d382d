import SwiftUI

struct ContentView: View {
    @Environment(\.colorSchem) var scheme  // error
    var body: some View {
        Text("a")
    }
}
