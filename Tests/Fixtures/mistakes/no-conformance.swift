import SwiftUI

protocol Named { var name: String { get } }
struct P: Named { let title = "a" }  // error
struct ContentView: View {
    var body: some View {
        Text("a")
    }
}
