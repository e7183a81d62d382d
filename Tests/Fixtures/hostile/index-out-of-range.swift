import SwiftUI

struct ContentView: View {
    var body: some View {
        Text([1, 2, 3][7].description)
    }
}
