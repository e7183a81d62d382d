import SwiftUI

enum Fruit {
    case apple, pear
    var weight = 3  // error
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
