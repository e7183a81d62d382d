// shows: Alex | online | Sounds good, see you there
import SwiftUI
import Combine

enum Sender: String, Codable, CaseIterable { case me, other }

struct Message: Identifiable, Hashable, Codable {
    var id = UUID()
    let text: String
    let sender: Sender
    let date: Date
    var isMine: Bool { sender == .me }
}

final class ChatViewModel: ObservableObject {
    @Published var messages: [Message] = []
    @Published var draft: String = ""
    @Published private(set) var isTyping = false

    init() {
        let base = Date(timeIntervalSince1970: 1_700_000_000)
        messages = (0..<20).map { i in
            Message(
                text: i.isMultiple(of: 3) ? "Sounds good, see you there" : "Message number \(i)",
                sender: i % 2 == 0 ? .me : .other,
                date: base.addingTimeInterval(Double(i) * 60)
            )
        }
    }

    var canSend: Bool { !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }

    func send() {
        guard canSend else { return }
        messages.append(Message(text: draft, sender: .me, date: .now))
        draft = ""
        Task { @MainActor in
            isTyping = true
            try? await Task.sleep(for: .seconds(1))
            isTyping = false
            messages.append(.init(text: "Got it!", sender: .other, date: .now))
        }
    }
}

struct ChatBubble: View {
    let message: Message
    var body: some View {
        HStack {
            if message.isMine { Spacer(minLength: 60) }
            Text(message.text)
                .padding(.vertical, 8)
                .padding(.horizontal, 12)
                .foregroundColor(message.isMine ? .white : .primary)
                .background(message.isMine ? Color.blue : Color(.secondarySystemBackground))
                .clipShape(BubbleShape(isMine: message.isMine))
                .contextMenu {
                    Button {
                    } label: {
                        Label("Copy", systemImage: "doc.on.doc")
                    }
                    Button(role: .destructive) {
                    } label: {
                        Label("Delete", systemImage: "trash")
                    }
                }
            if !message.isMine { Spacer(minLength: 60) }
        }
        .transition(.move(edge: .bottom).combined(with: .opacity))
    }
}

struct BubbleShape: Shape {
    var isMine: Bool
    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect,
            byRoundingCorners: [.topLeft, .topRight, isMine ? .bottomLeft : .bottomRight],
            cornerRadii: CGSize(width: 16, height: 16)
        )
        return Path(path.cgPath)
    }
}

struct ChatView: View {
    @StateObject private var viewModel = ChatViewModel()
    @FocusState private var isFocused: Bool

    var body: some View {
        NavigationStack {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        ForEach(viewModel.messages) { message in
                            ChatBubble(message: message)
                                .id(message.id)
                        }
                        if viewModel.isTyping {
                            HStack {
                                Text("typing…").font(.footnote).foregroundStyle(.secondary); Spacer()
                            }
                        }
                    }
                    .padding(.horizontal)
                }
                .scrollDismissesKeyboard(.interactively)
                .onChange(of: viewModel.messages.count) { _, _ in
                    withAnimation(.spring) {
                        proxy.scrollTo(viewModel.messages.last?.id, anchor: .bottom)
                    }
                }
                .onAppear {
                    if let last = viewModel.messages.last { proxy.scrollTo(last.id, anchor: .bottom) }
                }
            }
            .safeAreaInset(edge: .bottom) {
                HStack(alignment: .bottom) {
                    TextField("Message", text: $viewModel.draft, axis: .vertical)
                        .lineLimit(1...5)
                        .textFieldStyle(.roundedBorder)
                        .focused($isFocused)
                        .submitLabel(.send)
                        .onSubmit(viewModel.send)
                    Button(action: viewModel.send) {
                        Image(systemName: "paperplane.fill")
                            .rotationEffect(.degrees(45))
                    }
                    .disabled(!viewModel.canSend)
                    .keyboardShortcut(.return, modifiers: .command)
                }
                .padding()
                .background(.bar)
            }
            .navigationTitle("Chat")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .principal) {
                    VStack {
                        Text("Alex").font(.headline)
                        Text("online").font(.caption2).foregroundStyle(.green)
                    }
                }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("Call", systemImage: "phone") {}
                    Menu {
                        Picker("Sort", selection: .constant(0)) {
                            Text("Newest").tag(0); Text("Oldest").tag(1)
                        }
                        Divider()
                        Button("Mute", systemImage: "bell.slash", role: .destructive) {}
                    } label: {
                        Image(systemName: "ellipsis.circle")
                    }
                }
            }
        }
    }
}

struct ChatView_Previews: PreviewProvider {
    static var previews: some View {
        ChatView()
            .preferredColorScheme(.dark)
    }
}
