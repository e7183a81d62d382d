// shows: Recipes | Soup | Bread | Home | Search
import SwiftUI

@main
struct RecipesApp: App {
    @StateObject private var store = RecipeStore()
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            RootView()
                .environmentObject(store)
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background { store.save() }
        }
    }
}

final class RecipeStore: ObservableObject {
    @Published var recipes = ["Soup", "Bread", "Salad", "Pasta"]
    @Published var favourites: Set<String> = ["Bread"]
    func save() { print("saved") }
}

struct RootView: View {
    enum Tab: Hashable { case home, search, profile }
    @State private var tab: Tab = .home

    var body: some View {
        TabView(selection: $tab) {
            NavigationStack {
                RecipeList()
            }
            .tabItem { Label("Home", systemImage: "house") }
            .tag(Tab.home)

            SearchTab()
                .tabItem {
                    Image(systemName: "magnifyingglass")
                    Text("Search")
                }
                .tag(Tab.search)

            Text("Profile")
                .tabItem { Label("Profile", systemImage: "person") }
                .tag(Tab.profile)
                .badge(3)
        }
        .tint(.orange)
    }
}

struct RecipeList: View {
    @EnvironmentObject var store: RecipeStore
    var body: some View {
        List {
            ForEach(store.recipes, id: \.self) { recipe in
                NavigationLink(value: recipe) {
                    HStack {
                        Text(recipe)
                        Spacer()
                        if store.favourites.contains(recipe) { Image(systemName: "star.fill").foregroundStyle(.yellow) }
                    }
                }
                .swipeActions(edge: .trailing) {
                    Button(role: .destructive) { store.recipes.removeAll { $0 == recipe } } label: { Label("Delete", systemImage: "trash") }
                }
            }
            .onDelete { store.recipes.remove(atOffsets: $0) }
            .onMove { store.recipes.move(fromOffsets: $0, toOffset: $1) }
        }
        .listStyle(.plain)
        .navigationTitle("Recipes")
        .navigationDestination(for: String.self) { Text($0) }
        .toolbar { EditButton() }
    }
}

struct SearchTab: View {
    @EnvironmentObject private var store: RecipeStore
    @State private var query = ""
    var results: [String] {
        query.isEmpty ? store.recipes : store.recipes.filter { $0.localizedCaseInsensitiveContains(query) }
    }
    var body: some View {
        NavigationStack {
            List(results, id: \.self) { Text($0) }
                .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Recipes")
                .navigationTitle("Search")
                .overlay {
                    if results.isEmpty { ContentUnavailableView.search(text: query) }
                }
        }
    }
}
