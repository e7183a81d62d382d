import SwiftUI

struct ContentView: View {
    func f(_ n: Int) -> Int { n }
    var body: some View {
        Text("\(f(n: 3))")  // error
    }
}
