import SwiftUI

struct ContentView: View {
    let name: String? = nil

    var body: some View {
        Text(name!)
    }
}
