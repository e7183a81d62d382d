import SwiftUI

struct ContentView: View {
    var body: some View {
        Text("\(9_223_372_036_854_775_807 + 1)")
    }
}
