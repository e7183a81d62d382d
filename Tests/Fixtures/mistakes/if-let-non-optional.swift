import SwiftUI

struct ContentView: View {
    let n = 3
    var body: some View {
        if let m = n { Text("\(m)") }  // error
    }
}
