import SwiftUI

struct ContentView: View {
    let n = 3
    var body: some View {
        if n == "a" { Text("a") }  // error
    }
}
