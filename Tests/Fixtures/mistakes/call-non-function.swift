import SwiftUI

struct ContentView: View {
    let n = 3
    var body: some View {
        Text("\(n())")  // error
    }
}
