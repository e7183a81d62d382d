import SwiftUI

struct ContentView: View {
    func f(_ b: Bool) -> Int {
        switch b {  // error
        case true: return 1
        }
    }
    var body: some View {
        Text("\(f(true))")
    }
}
