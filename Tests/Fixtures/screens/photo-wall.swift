// shows: Photo 1 | Photo 2
import SwiftUI

struct Photo: Identifiable, Decodable {
    let id: Int
    let title: String
    let url: URL
}

struct PhotoWall: View {
    @State private var photos: [Photo] = []
    @State private var error: Error?
    private let columns = [GridItem(.adaptive(minimum: 110), spacing: 2)]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 2) {
                ForEach(photos) { photo in
                    AsyncImage(url: photo.url) { phase in
                        switch phase {
                        case .empty:
                            ProgressView()
                        case .success(let image):
                            image.resizable().aspectRatio(contentMode: .fill)
                        case .failure:
                            Image(systemName: "exclamationmark.triangle")
                        @unknown default:
                            EmptyView()
                        }
                    }
                    .frame(minWidth: 0, maxWidth: .infinity)
                    .aspectRatio(1, contentMode: .fill)
                    .background(Color.gray.opacity(0.2))
                    .clipped()
                    .overlay(alignment: .bottom) { Text(photo.title).font(.caption) }
                }
            }
        }
        .task {
            do {
                photos = try await fetch()
            } catch {
                self.error = error
            }
        }
        .alert("Something went wrong", isPresented: .constant(error != nil)) {
            Button("OK") { error = nil }
        } message: {
            Text(error?.localizedDescription ?? "")
        }
    }

    private func fetch() async throws -> [Photo] {
        (1...24).map { Photo(id: $0, title: "Photo \($0)", url: URL(string: "https://example.org/\($0).jpg")!) }
    }
}

struct Avatar: View {
    var body: some View {
        AsyncImage(url: URL(string: "https://example.org/a.png")) { image in
            image.resizable().scaledToFill()
        } placeholder: {
            Color.gray
        }
        .frame(width: 44, height: 44)
        .clipShape(Circle())
    }
}
