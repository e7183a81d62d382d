// shows: Show sheet | Show item | Delete | Options
import SwiftUI

struct Item: Identifiable { let id = UUID(); let name: String }

struct SheetDemo: View {
    @State private var isShown = false
    @State private var item: Item?
    @State private var confirm = false

    var body: some View {
        VStack(spacing: 20) {
            Button("Show sheet") { isShown = true }
            Button("Show item") { item = Item(name: "Lamp") }
            Button("Delete", role: .destructive) { confirm.toggle() }
                .confirmationDialog("Are you sure?", isPresented: $confirm, titleVisibility: .visible) {
                    Button("Delete", role: .destructive) {}
                    Button("Cancel", role: .cancel) {}
                }
            Menu("Options") {
                Button("Duplicate", action: {})
                Divider()
                Menu("More") { Button("Rename") {} }
            }
            ShareLink(item: URL(string: "https://example.org")!)
        }
        .sheet(isPresented: $isShown, onDismiss: { print("gone") }) {
            DetailSheet()
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
                .presentationCornerRadius(24)
        }
        .sheet(item: $item) { item in Text(item.name) }
        .fullScreenCover(isPresented: .constant(false)) { Text("Cover") }
    }
}

struct DetailSheet: View {
    @Environment(\.dismiss) var dismiss
    var body: some View {
        NavigationStack {
            Text("Detail")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Close", action: dismiss.callAsFunction) }
                    ToolbarItem(placement: .confirmationAction) { Button("Save") { dismiss() } }
                }
        }
    }
}
