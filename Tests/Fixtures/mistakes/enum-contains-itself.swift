import SwiftUI

indirect enum Tree { case leaf, node(Tree, Tree) }
enum Route {  // error
    case end
    case step(String, Route?)
}
struct ContentView: View {
    var body: some View { Text("a") }
}
