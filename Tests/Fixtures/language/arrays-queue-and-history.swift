// A view model's typical list handling.
struct Message: Identifiable, Equatable {
    let id: Int
    var text: String
    var isRead = false
}

struct Inbox {
    private(set) var messages: [Message] = []
    private var nextID = 1
    var unread: Int { messages.filter { !$0.isRead }.count }

    mutating func receive(_ text: String) {
        messages.insert(Message(id: nextID, text: text), at: 0)
        nextID += 1
    }

    mutating func markRead(_ id: Int) {
        guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
        messages[index].isRead = true
    }

    mutating func move(from: Int, to: Int) {
        let message = messages.remove(at: from)
        messages.insert(message, at: to)
    }

    mutating func markAll() {
        for index in messages.indices { messages[index].isRead = true }
    }
}

func main() {
    var inbox = Inbox()
    for text in ["hi", "how", "bye"] { inbox.receive(text) }
    print(inbox.messages.map(\.id), inbox.unread)
    inbox.markRead(2)
    inbox.markRead(8)
    print(inbox.messages.map(\.isRead), inbox.unread)
    inbox.move(from: 0, to: 2)
    print(inbox.messages.map(\.text))
    inbox.markAll()
    print(inbox.unread, inbox.messages.last!)
}
