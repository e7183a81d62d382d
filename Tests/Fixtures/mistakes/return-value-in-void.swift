import SwiftUI

struct ContentView: View {
    func f() {
        return 3  // error
    }
    var body: some View {
        Text("\(1)")
    }
}
