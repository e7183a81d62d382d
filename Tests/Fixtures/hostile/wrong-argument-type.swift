import SwiftUI

struct ContentView: View {
    var body: some View {
        Color.red.frame(width: "wide")
    }
}
