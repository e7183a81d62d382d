import SwiftUI

struct ContentView: View {
    static let rowHeight = 44.0
    var body: some View {
        Text("Row").frame(height: rowHeight)  // error
    }
}
