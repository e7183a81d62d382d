import SwiftUI

struct ContentView: View {
    var body: some View {
        ForEach(10..<0) { row in
            Text("Row \(row)")
        }
    }
}
