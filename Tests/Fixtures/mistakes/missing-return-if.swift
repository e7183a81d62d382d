import SwiftUI

func price(of count: Int) -> Int {
    if count > 10 {
        return count * 2
    }
}  // error
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
