import SwiftUI

enum Fruit {
    case apple, pear
    case apple  // error
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
