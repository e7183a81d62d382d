import SwiftUI

struct ContentView: View {
    func f(_ n: Int) -> Int {
        n += 1  // error
        return n
    }
    var body: some View {
        Text("\(f(1))")
    }
}
