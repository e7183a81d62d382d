import SwiftUI

struct ContentView: View {
    let t = (a: 1, b: 2)
    var body: some View {
        Text("\(t.c)")  // error
    }
}
