// shows: Files | Users | Tags | Green
import SwiftUI

struct FileItem: Identifiable, Hashable {
    let name: String
    var children: [FileItem]? = nil
    var id: String { name }
    var icon: String { children == nil ? "doc" : children!.isEmpty ? "folder" : "folder.fill" }
    static let root = FileItem(
        name: "Users",
        children: [
            FileItem(
                name: "anna",
                children: [
                    FileItem(name: "Photos", children: [FileItem(name: "1.jpg"), FileItem(name: "2.jpg")]),
                    FileItem(name: "todo.txt"),
                ]
            ),
            FileItem(name: "guest", children: []),
        ]
    )
}

struct BrowserView: View {
    @State private var selection: FileItem.ID?
    @State private var expanded = true
    @State private var visibility = NavigationSplitViewVisibility.all
    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(selection: $selection) {
                OutlineGroup(FileItem.root, children: \.children) { item in
                    Label(item.name, systemImage: item.icon)
                }
                DisclosureGroup(isExpanded: $expanded) {
                    ForEach(["Red", "Green"], id: \.self) { tag in Label(tag, systemImage: "circle.fill") }
                } label: {
                    Text("Tags")
                }
                Section(isExpanded: $expanded) {
                    Text("Inside")
                } header: {
                    Text("Collapsible")
                }
            }
            .listStyle(.sidebar)
            .navigationTitle("Files")
        } content: {
            Text("Content")
        } detail: {
            if let selection {
                Text(selection)
            } else {
                ContentUnavailableView("Nothing selected", systemImage: "doc", description: Text("Pick a file"))
            }
        }
        .navigationSplitViewStyle(.balanced)
    }
}
struct TreeList: View {
    var body: some View { List([FileItem.root], children: \.children) { Text($0.name) } }
}
