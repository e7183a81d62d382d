import SwiftUI

class A {}
class B: A { override func f() {} }  // error
struct ContentView: View {
    var body: some View {
        Text("a")
    }
}
