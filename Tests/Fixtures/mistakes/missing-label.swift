import SwiftUI

struct ContentView: View {
    func f(size: Int) -> Int { size }
    var body: some View {
        Text("\(f(3))")  // error
    }
}
