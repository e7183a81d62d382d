import SwiftUI

func next(_ number: Int) -> Int {
    print(number)
    return number! + 1  // error
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
