// Members that are looked up by key path.
struct Style { var color = "red"; var width = 2 }

@dynamicMemberLookup
struct Box<Content> {
    var content: Content
    var isLocked = false

    subscript<T>(dynamicMember path: KeyPath<Content, T>) -> T { content[keyPath: path] }
}

@dynamicMemberLookup
struct Editor<Content> {
    var content: Content
    subscript<T>(dynamicMember path: WritableKeyPath<Content, T>) -> T {
        get { content[keyPath: path] }
        set { content[keyPath: path] = newValue }
    }
}

func main() {
    let box = Box(content: Style())
    print(box.color, box.width, box.isLocked)
    var editor = Editor(content: Style())
    editor.width += 5
    editor.color = editor.color.uppercased()
    print(editor.content.width, editor.content.color, editor.color.count)
    print([box, Box(content: Style(color: "blue", width: 9))].map(\.width))
}
