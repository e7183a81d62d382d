// shows: Loading… | Feed
import SwiftUI

struct Post: Identifiable {
    let id = UUID()
    let author: String
    let title: String
    let minutes: Int
    let tint: Color
    var likes = 0
}

@MainActor
final class FeedModel: ObservableObject {
    @Published var posts: [Post] = []
    @Published private(set) var isLoading = false

    func load() async {
        isLoading = true
        defer { isLoading = false }
        try? await Task.sleep(nanoseconds: 200_000_000)
        posts = [
            Post(author: "Ana", title: "Sunrise over the bay", minutes: 3, tint: .orange),
            Post(author: "Bo", title: "A very long headline about something that happened somewhere in the night", minutes: 12, tint: .indigo),
            Post(author: "Cy", title: "Notes", minutes: 1, tint: .green),
        ]
    }

    func like(_ post: Post) {
        guard let index = posts.firstIndex(where: { $0.id == post.id }) else { return }
        posts[index].likes += 1
    }
}

struct CardModifier: ViewModifier {
    var radius: CGFloat = 12
    func body(content: Content) -> some View {
        content
            .padding()
            .background(Color(uiColor: .secondarySystemBackground))
            .cornerRadius(radius)
            .shadow(color: .black.opacity(0.1), radius: 6, x: 0, y: 3)
    }
}

extension View {
    func card(radius: CGFloat = 12) -> some View { modifier(CardModifier(radius: radius)) }
}

struct FeedView: View {
    @StateObject private var model = FeedModel()

    var body: some View {
        NavigationView {
            ScrollView(showsIndicators: false) {
                if model.isLoading {
                    ProgressView("Loading…")
                        .padding()
                }
                LazyVStack(spacing: 20) {
                    ForEach(model.posts) { post in
                        VStack(alignment: .leading, spacing: 10) {
                            RoundedRectangle(cornerRadius: 8)
                                .fill(post.tint.gradient)
                                .aspectRatio(16 / 9, contentMode: .fit)
                                .overlay(alignment: .bottomLeading) {
                                    Text("\(post.minutes) min read")
                                        .font(.caption2.weight(.semibold))
                                        .padding(6)
                                        .background(.ultraThinMaterial, in: Capsule())
                                        .padding(8)
                                }
                            Text(post.title).font(.headline).lineLimit(2)
                            HStack(spacing: 4) {
                                Text(post.author)
                                Text("·")
                                Image(systemName: "heart")
                                Text(post.likes, format: .number)
                                Spacer()
                                Button("Like") { model.like(post) }
                            }
                            .font(.footnote)
                            .foregroundColor(.secondary)
                        }
                        .card()
                    }
                }
                .padding()
            }
            .task { await model.load() }
            .refreshable { await model.load() }
            .navigationBarTitle("Feed", displayMode: .inline)
        }
        .navigationViewStyle(.stack)
    }
}
