import SwiftUI

final class Owner {}
final class Pet {
    weak var owner: Owner  // error
    init(owner: Owner) { self.owner = owner }
}
struct ContentView: View {
    var body: some View {
        Text("x")
    }
}
