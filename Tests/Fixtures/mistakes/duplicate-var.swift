import SwiftUI

struct ContentView: View {
    var body: some View {
        let a = 1
        let a = 2  // error
        return Text("\(a)")
    }
}
