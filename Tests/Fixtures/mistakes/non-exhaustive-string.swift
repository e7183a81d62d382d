import SwiftUI

struct ContentView: View {
    func f(_ n: String) -> Int {
        switch n {  // error
        case "a": return 1
        }
    }
    var body: some View {
        Text("\(f("a"))")
    }
}
