import SwiftUI

struct Cat {}
struct Dog {}
let pets = [Cat(), Dog()]  // error

struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
