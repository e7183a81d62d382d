import SwiftUI

struct ContentView: View {
    var n: Int {
        let m = 2
        print(m)
    }  // error
    var body: some View {
        Text("\(n)")
    }
}
