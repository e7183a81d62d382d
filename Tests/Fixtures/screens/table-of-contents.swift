// shows: Introduction | Setup
import SwiftUI

struct Chapter: Identifiable, Hashable {
    var id: String { title }
    let title: String
    let paragraphs: Int
}

struct Reader: View {
    let chapters = ["Introduction", "Setup", "Usage", "Advanced", "Reference"].enumerated().map { i, t in
        Chapter(title: t, paragraphs: 2 + i)
    }
    @State private var current: Chapter.ID?

    var body: some View {
        ScrollViewReader { reader in
            VStack(spacing: 0) {
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack {
                        ForEach(chapters) { chapter in
                            Button(chapter.title) {
                                current = chapter.id
                                withAnimation(.easeInOut(duration: 0.3)) { reader.scrollTo(chapter.id, anchor: .top) }
                            }
                            .padding(.horizontal, 12)
                            .padding(.vertical, 6)
                            .background(current == chapter.id ? Color.blue : Color.gray.opacity(0.2), in: Capsule())
                            .foregroundColor(current == chapter.id ? .white : .primary)
                        }
                    }
                    .padding()
                }
                Divider()
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 12, pinnedViews: [.sectionHeaders]) {
                        ForEach(chapters) { chapter in
                            Section {
                                ForEach(0..<chapter.paragraphs, id: \.self) { _ in
                                    Text("Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.")
                                        .padding(.horizontal)
                                }
                            } header: {
                                Text(chapter.title)
                                    .font(.title3.bold())
                                    .padding()
                                    .frame(maxWidth: .infinity, alignment: .leading)
                                    .background(.regularMaterial)
                            }
                            .id(chapter.id)
                        }
                    }
                }
            }
        }
    }
}
