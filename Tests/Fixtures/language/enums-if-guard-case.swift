// Patterns outside of switch.
enum Message {
    case text(String, from: String)
    case image(width: Int, height: Int)
    case deleted
}

func senderOf(_ message: Message) -> String? {
    guard case .text(_, from: let sender) = message else { return nil }
    return sender
}

func main() {
    let messages: [Message] = [
        .text("hi", from: "ann"), .image(width: 30, height: 20), .deleted, .text("bye", from: "bob"),
        .image(width: 5, height: 50),
    ]
    for case .text(let body, from: let name) in messages {
        print("\(name): \(body)")
    }
    for case let .image(width, height) in messages where width > height {
        print("wide", width * height)
    }
    if case .deleted = messages[2] { print("gone") }
    if case .image(let width, _) = messages[4], width < 10 { print("narrow", width) }
    print(messages.compactMap(senderOf))
    var index = 0
    while case .text = messages[index] { index += 1 }
    print(index)
    let maybe: Int? = 5
    if case let value? = maybe, value > 3 { print("some", value) }
    if case .some(1...5) = maybe { print("in range") }
    let mixed: [Int?] = [1, nil, 3]
    for case let number? in mixed { print(number) }
    for case .none in mixed { print("hole") }
}
