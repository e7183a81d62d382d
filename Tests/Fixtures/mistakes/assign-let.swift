import SwiftUI

struct ContentView: View {
    var body: some View {
        let n = 3
        n = 4  // error
        return Text("\(n)")
    }
}
