import SwiftUI

struct ContentView: View {
    func f(_ b: Int?) -> Int {
        switch b {  // error
        case .some(let n): return n
        }
    }
    var body: some View {
        Text("\(f(1))")
    }
}
