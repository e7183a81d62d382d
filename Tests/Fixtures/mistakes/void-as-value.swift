import SwiftUI

struct ContentView: View {
    func f() { print(1) }
    var body: some View {
        let x: Int = f()  // error
        return Text("\(x)")
    }
}
