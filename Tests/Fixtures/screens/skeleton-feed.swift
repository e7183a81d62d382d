// shows: Latest
import SwiftUI

struct Shimmer: ViewModifier {
    @State private var phase: CGFloat = -1
    var active = true
    func body(content: Content) -> some View {
        if active {
            content
                .redacted(reason: .placeholder)
                .overlay(
                    GeometryReader { geo in
                        LinearGradient(
                            gradient: Gradient(stops: [
                                .init(color: .clear, location: 0), .init(color: .white.opacity(0.6), location: 0.5),
                                .init(color: .clear, location: 1),
                            ]),
                            startPoint: .leading,
                            endPoint: .trailing
                        )
                        .frame(width: geo.size.width)
                        .offset(x: phase * geo.size.width)
                    }
                )
                .mask(content)
                .onAppear {
                    withAnimation(.linear(duration: 1.2).repeatForever(autoreverses: false)) { phase = 1 }
                }
        } else {
            content
        }
    }
}

extension View {
    func shimmer(_ active: Bool = true) -> some View { modifier(Shimmer(active: active)) }
    @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }
}

enum LoadState<Value> {
    case idle
    case loading
    case loaded(Value)
    case failed(Error)
}

struct Article: Identifiable, Decodable {
    let id: Int
    let title: String
    let summary: String
    static let placeholder = Article(
        id: 0,
        title: "A title that is long",
        summary: "Some text that stands for two lines of a summary"
    )
}

enum FeedError: LocalizedError {
    case offline
    var errorDescription: String? { "You are offline" }
}

@MainActor @Observable
final class FeedModel {
    private(set) var state: LoadState<[Article]> = .idle
    private var attempts = 0

    func load() async {
        state = .loading
        do {
            try await Task.sleep(for: .seconds(2))
            attempts += 1
            if attempts == 1 { throw FeedError.offline }
            state = .loaded(
                (1...8).map {
                    Article(id: $0, title: "Article \($0)", summary: String(repeating: "word ", count: $0 * 2))
                }
            )
        } catch is CancellationError {
            state = .idle
        } catch {
            state = .failed(error)
        }
    }
}

struct FeedView: View {
    @State private var model = FeedModel()

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 20) {
                Text("Latest").font(.title2.bold())
                switch model.state {
                case .idle, .loading:
                    ForEach(0..<6, id: \.self) { _ in ArticleRow(article: .placeholder).shimmer() }
                case .loaded(let articles):
                    ForEach(articles) { ArticleRow(article: $0) }
                case .failed(let error):
                    ContentUnavailableView {
                        Label("Something went wrong", systemImage: "wifi.slash")
                    } description: {
                        Text(error.localizedDescription)
                    } actions: {
                        Button("Try again") { Task { await model.load() } }
                    }
                }
            }
            .padding()
        }
        .task { await model.load() }
        .refreshable { await model.load() }
    }
}

struct ArticleRow: View {
    var article: Article
    var body: some View {
        HStack(alignment: .top) {
            RoundedRectangle(cornerRadius: 8).fill(.gray.opacity(0.3)).frame(width: 72, height: 72)
            VStack(alignment: .leading, spacing: 4) {
                Text(article.title).font(.headline).lineLimit(1)
                Text(article.summary).font(.subheadline).foregroundStyle(.secondary).lineLimit(2, reservesSpace: true)
            }
        }
        .if(article.id == 3) { $0.padding(8).background(.yellow.opacity(0.2), in: RoundedRectangle(cornerRadius: 12)) }
    }
}
