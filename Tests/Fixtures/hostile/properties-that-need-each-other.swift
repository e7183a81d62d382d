import SwiftUI

struct ContentView: View {
    var first: Int { second + 1 }
    var second: Int { first + 1 }

    var body: some View {
        Text("\(first)")
    }
}
