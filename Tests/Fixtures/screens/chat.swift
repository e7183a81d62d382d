// shows: Message number 19 | Message
import SwiftUI

struct Message: Identifiable, Hashable {
    enum Sender { case me, them }
    let id: Int
    let text: String
    let sender: Sender
    let date: Date = .now
}

struct Bubble: View {
    var message: Message
    private var isMine: Bool { message.sender == .me }

    var body: some View {
        HStack {
            if isMine { Spacer(minLength: 60) }
            Text(message.text)
                .padding(.horizontal, 12)
                .padding(.vertical, 8)
                .background(isMine ? Color.accentColor : Color(.systemGray5))
                .foregroundStyle(isMine ? .white : .primary)
                .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
            if !isMine { Spacer(minLength: 60) }
        }
        .padding(.horizontal)
    }
}

struct ChatScreen: View {
    @State private var messages: [Message] = (0..<20).map {
        Message(id: $0, text: "Message number \($0)", sender: $0.isMultiple(of: 3) ? .me : .them)
    }
    @State private var draft = ""
    @FocusState private var isTyping: Bool

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 8) {
                    ForEach(messages) { message in
                        Bubble(message: message)
                            .id(message.id)
                            .transition(.move(edge: .bottom).combined(with: .opacity))
                    }
                }
                .padding(.vertical)
            }
            .scrollDismissesKeyboard(.interactively)
            .onChange(of: messages.count) { _, _ in
                withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
            }
            .onAppear { proxy.scrollTo(messages.last!.id, anchor: .bottom) }
        }
        .safeAreaInset(edge: .bottom) {
            HStack {
                TextField("Message", text: $draft, axis: .vertical)
                    .textFieldStyle(.roundedBorder)
                    .focused($isTyping)
                    .lineLimit(1...4)
                Button(action: send) {
                    Image(systemName: "arrow.up.circle.fill").font(.title)
                }
                .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty)
            }
            .padding()
            .background(.bar)
        }
    }

    private func send() {
        messages.append(Message(id: messages.count, text: draft, sender: .me))
        draft = ""
        isTyping = false
    }
}
