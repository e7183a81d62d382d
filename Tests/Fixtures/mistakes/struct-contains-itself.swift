import SwiftUI

enum Slot { case empty; indirect case full(Crate) }
struct Crate {
    var slots: [Crate] = []
    var label: Tag?
}
struct Tag { var text = "" }
struct Parcel {
    var weight = 1
    var content: (Parcel?, Slot)  // error
}
struct ContentView: View {
    var body: some View { Text("a") }
}
