import SwiftUI

struct Profile {
    var name = ""
}
struct ContentView: View {
    @State private var profile = Profile()
    var body: some View {
        Text(profile.name)
            .onChange(of: profile) { _, _ in print("changed") }  // error
    }
}
