import SwiftUI

struct ContentView: View {
    let a: [Int] = [1, "b"]  // error
    var body: some View {
        Text("\(a.count)")
    }
}
