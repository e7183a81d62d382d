// shows: New recipe | Difficulty | Medium | Flour | Add ingredient
import SwiftUI
import PhotosUI

struct Ingredient: Identifiable, Equatable { let id = UUID(); var name: String; var isOn = false }

struct RecipeEditor: View {
    enum Field: Hashable { case title, notes, ingredient(UUID) }
    @State private var title = ""
    @State private var notes = ""
    @State private var rating = 3
    @State private var difficulty = Difficulty.medium
    @State private var ingredients: [Ingredient] = [.init(name: "Flour"), .init(name: "Sugar")]
    @State private var photoItem: PhotosPickerItem?
    @State private var image: Image?
    @State private var servings = 4.0
    @State private var date = Date.now
    @FocusState private var focus: Field?
    @Environment(\.dismiss) var dismiss

    enum Difficulty: String, CaseIterable, Identifiable, CustomStringConvertible {
        case easy, medium, hard
        var id: String { rawValue }
        var description: String { rawValue.capitalized }
    }

    private var isValid: Bool {
        !title.trimmingCharacters(in: .whitespaces).isEmpty && ingredients.allSatisfy { !$0.name.isEmpty }
    }

    var body: some View {
        NavigationStack {
            Form {
                Section("Basics") {
                    TextField("Title", text: $title, prompt: Text("Pancakes"))
                        .focused($focus, equals: .title)
                        .onSubmit { focus = .notes }
                    TextField("Servings", value: $servings, format: .number)
                        .keyboardType(.decimalPad)
                    Picker("Difficulty", selection: $difficulty) {
                        ForEach(Difficulty.allCases) { Text(String(describing: $0)).tag($0) }
                    }
                    .pickerStyle(.navigationLink)
                    Picker(selection: $rating, label: Text("Rating")) {
                        ForEach(1...5, id: \.self) { n in Label("\(n)", systemImage: "star").tag(n) }
                    }
                    .pickerStyle(.wheel)
                    .frame(height: 100)
                    DatePicker(
                        "Cooked on",
                        selection: $date,
                        in: ...Date.now,
                        displayedComponents: [.date, .hourAndMinute]
                    )
                    .datePickerStyle(.compact)
                }
                Section {
                    ForEach($ingredients) { $ingredient in
                        HStack {
                            TextField("Name", text: $ingredient.name)
                                .focused($focus, equals: .ingredient(ingredient.id))
                            Toggle("", isOn: $ingredient.isOn).labelsHidden()
                        }
                    }
                    .onDelete { ingredients.remove(atOffsets: $0) }
                    .onMove { ingredients.move(fromOffsets: $0, toOffset: $1) }
                    Button {
                        let new = Ingredient(name: "")
                        ingredients.append(new)
                        focus = .ingredient(new.id)
                    } label: {
                        Label("Add ingredient", systemImage: "plus.circle.fill")
                    }
                } header: {
                    HStack {
                        Text("Ingredients"); Spacer(); EditButton()
                    }
                }
                .headerProminence(.increased)
                Section("Photo") {
                    PhotosPicker(selection: $photoItem, matching: .images, photoLibrary: .shared()) {
                        Label("Choose", systemImage: "photo")
                    }
                    if let image { image.resizable().scaledToFit().frame(maxHeight: 200) }
                }
                Section { TextEditor(text: $notes).focused($focus, equals: .notes).frame(height: 120) }
            }
            .navigationTitle(title.isEmpty ? "New recipe" : title)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .topBarTrailing) { Button("Save", action: save).disabled(!isValid).bold() }
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer(); Button("Done") { focus = nil }
                }
            }
            .onChange(of: photoItem) {
                Task { if let data = try? await photoItem?.loadTransferable(type: Data.self) { print(data) } }
            }
            .defaultFocus($focus, .title)
        }
    }
    private func save() { print("saved", title) }
}
