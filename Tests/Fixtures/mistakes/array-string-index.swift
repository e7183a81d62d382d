import SwiftUI

struct ContentView: View {
    let a = [1, 2]
    var body: some View {
        Text("\(a["x"])")  // error
    }
}
