import SwiftUI

class A { func f() {} }
class B: A { func f() {} }  // error
struct ContentView: View {
    var body: some View {
        Text("a")
    }
}
