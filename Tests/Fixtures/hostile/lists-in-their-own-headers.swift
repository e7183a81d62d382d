import SwiftUI

struct Shelf: View {
    var body: some View {
        List {
            Section {
                Shelf()
            } header: {
                Shelf()
            }
        }
    }
}

struct ContentView: View {
    var body: some View { Shelf() }
}
