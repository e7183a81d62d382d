import SwiftUI

struct ContentView: View {
    var rows = []  // error
    var body: some View {
        Text("\(rows.count)")
    }
}
