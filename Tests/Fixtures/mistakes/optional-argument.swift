import SwiftUI

struct ContentView: View {
    let n: Int? = 3
    func f(_ n: Int) -> String { "\(n)" }
    var body: some View {
        Text(f(n))  // error
    }
}
