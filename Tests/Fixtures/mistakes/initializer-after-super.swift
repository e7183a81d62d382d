import SwiftUI

class Animal {
    var name: String
    init(name: String) { self.name = name }
}
class Dog: Animal {
    var age: Int
    init(age: Int) {
        super.init(name: "Rex")  // error
        self.age = age
    }
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
