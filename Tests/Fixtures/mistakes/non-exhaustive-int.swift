import SwiftUI

struct ContentView: View {
    func f(_ n: Int) -> String {
        switch n {  // error
        case 0: return "zero"
        case 1: return "one"
        }
    }
    var body: some View {
        Text(f(1))
    }
}
