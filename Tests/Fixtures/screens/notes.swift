// shows: Notes | One | Three | Save
import SwiftUI

enum SheetKind: Identifiable {
    case add, edit(Int)
    var id: String {
        switch self {
        case .add: return "add";
        case .edit(let n): return "edit-\(n)"
        }
    }
}

struct NotesScreen: View {
    @State private var sheet: SheetKind?
    @State private var isEditing = false
    @State private var notes = ["One", "Two", "Three"]
    @State private var detent: PresentationDetent = .medium
    @State private var multi = Set<String>()
    @Environment(\.horizontalSizeClass) var sizeClass
    @Environment(\.editMode) private var editMode

    var body: some View {
        NavigationStack {
            List(notes, id: \.self, selection: $multi) { note in
                Text(note)
                    .contextMenu(
                        menuItems: {
                            Button("Edit") { sheet = .edit(notes.firstIndex(of: note) ?? 0) }
                        },
                        preview: { Text(note).padding() }
                    )
                    .listRowBackground(multi.contains(note) ? Color.yellow.opacity(0.2) : nil)
            }
            .environment(\.defaultMinListRowHeight, 60)
            .scrollContentBackground(.hidden)
            .background(LinearGradient(colors: [.mint.opacity(0.3), .white], startPoint: .top, endPoint: .bottom))
            .navigationTitle("Notes")
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
                ToolbarItem(placement: .confirmationAction) { Button("Save") {}.disabled(notes.isEmpty) }
                ToolbarItem(placement: .keyboard) { Button("Done") {} }
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("Add", systemImage: "square.and.pencil") { sheet = .add }
                    Spacer()
                    Text("\(notes.count) notes").font(.caption)
                }
                ToolbarTitleMenu { Button("Rename") {} }
            }
            .sheet(item: $sheet, onDismiss: { print("gone") }) { kind in
                NavigationView {
                    Text(kind.id)
                        .navigationBarItems(trailing: Button("Close") { sheet = nil })
                }
                .presentationDetents([.medium, .large, .height(200), .fraction(0.3)], selection: $detent)
                .presentationDragIndicator(.visible)
                .presentationCornerRadius(24)
                .presentationBackground(.thinMaterial)
                .interactiveDismissDisabled()
            }
            .popover(isPresented: $isEditing) { Text("Pop") }
        }
        .tint(.indigo)
    }
}
