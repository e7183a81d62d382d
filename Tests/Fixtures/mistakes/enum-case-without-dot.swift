import SwiftUI

enum Filter {
    case all, unread
    var isActive: Bool { self != all }  // error
}
struct ContentView: View {
    var body: some View {
        Text("Mail")
    }
}
