// shows: Story 0 | Feed | Alerts | Me
import SwiftUI

struct ContentView: View {
    enum Place: Hashable { case feed, alerts, me }
    @State private var place = Place.feed

    var body: some View {
        TabView(selection: $place) {
            Tab("Feed", systemImage: "newspaper", value: Place.feed) {
                ScrollView { ForEach(0..<20) { Text("Story \($0)").frame(maxWidth: .infinity).padding() } }
            }
            Tab("Alerts", systemImage: "bell", value: .alerts) { Text("No alerts") }
                .badge(2)
            Tab("Me", systemImage: "person", value: .me) {
                NavigationStack { Form { TextField("Name", text: .constant("Kim")) }.navigationTitle("Me") }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
    }
}
