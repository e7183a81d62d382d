let na​me = 1
import SwiftUI

struct ContentView: View {
    var body: some View {
        Text("\(name)")
    }
}
