// shows: Countries | Chile | Norway | 🇳🇵
import SwiftUI

struct Country: Identifiable, Hashable {
    let id = UUID()
    let name: String
    let flag: String
}

struct SearchScreen: View {
    @State private var query = ""
    @State private var selection: Country?
    private let all = [("Chile", "🇨🇱"), ("Ghana", "🇬🇭"), ("Nepal", "🇳🇵"), ("Norway", "🇳🇴")].map { Country(name: $0.0, flag: $0.1) }

    private var filtered: [Country] {
        guard !query.isEmpty else { return all }
        return all.filter { $0.name.lowercased().contains(query.lowercased()) }
    }

    private var grouped: [(key: String, value: [Country])] {
        Dictionary(grouping: filtered) { String($0.name.prefix(1)) }.sorted { $0.key < $1.key }
    }

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                ForEach(grouped, id: \.key) { section in
                    Section(section.key) {
                        ForEach(section.value) { country in
                            NavigationLink(value: country) {
                                HStack { Text(country.flag); Text(country.name) }
                            }
                        }
                    }
                }
            }
            .searchable(text: $query, prompt: Text("Country"))
            .navigationTitle("Countries")
            .navigationDestination(for: Country.self) { country in
                Text(country.flag).font(.system(size: 120))
            }
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) { EditButton() }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Menu {
                        Picker("Sort", selection: .constant(0)) { Text("Name").tag(0); Text("Flag").tag(1) }
                    } label: {
                        Image(systemName: "arrow.up.arrow.down")
                    }
                }
            }
        }
    }
}
