import SwiftUI

struct ContentView: View {
    @State private let count = 0  // error
    var body: some View { Text("\(count)") }
}
