<<<<<<< HEAD
let a = 1
=======
let a = 2
>>>>>>> branch
import SwiftUI

struct ContentView: View {
    var body: some View {
        Text("a")
    }
}
