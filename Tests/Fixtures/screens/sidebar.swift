// shows: Mail | Mailboxes | Inbox | More | Total | 443
import SwiftUI

struct Folder: Identifiable { let id = UUID(); var name: String; var count: Int; var symbol = "folder" }

struct Sidebar: View {
    @State private var folders = [Folder(name: "Inbox", count: 12, symbol: "tray"), Folder(name: "Sent", count: 0), Folder(name: "Archive", count: 431)]
    @State private var isExpanded = true

    var body: some View {
        NavigationSplitView {
            List {
                Section(isExpanded: $isExpanded) {
                    ForEach(folders) { folder in
                        Label(folder.name, systemImage: folder.symbol)
                            .badge(folder.count)
                            .listRowSeparator(.hidden)
                            .listRowInsets(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
                    }
                    .onDelete { folders.remove(atOffsets: $0) }
                } header: {
                    Text("Mailboxes")
                }
                DisclosureGroup("More") { Text("Nothing here") }
                LabeledContent("Total", value: folders.map(\.count).reduce(0, +), format: .number)
            }
            .listStyle(.sidebar)
            .navigationTitle("Mail")
            .refreshable { try? await Task.sleep(for: .seconds(1)) }
        } detail: {
            ContentUnavailableView("No message", systemImage: "envelope", description: Text("Choose one."))
        }
    }
}
