/// How faithfully something is reproduced.
package enum GradeRecord: Equatable, Sendable {
    case exact
    /// Close, with what differs.
    case approximate(String)
    /// Accepted without effect, with what it would have done.
    case ignored(String)
}

/// What may be written at a place of a program.
package struct CompletionsMessage: Equatable, Sendable {
    /// One thing that may be written; its fields are those of `docs/protocol.md`.
    package struct Item: Equatable, Sendable {
        package var label: String
        package var insert: String
        package var kind: String
        package var signature: String
        /// `nil` for what the program itself or the language brings.
        package var grade: GradeRecord?

        package init(label: String, insert: String, kind: String, signature: String, grade: GradeRecord?) {
            self.label = label
            self.insert = insert
            self.kind = kind
            self.signature = signature
            self.grade = grade
        }
    }

    package var line: Int
    /// Where the word begins that an item replaces.
    package var column: Int
    /// Best first.
    package var items: [Item]
    package var reply: MessageID?

    package init(line: Int, column: Int, items: [Item], reply: MessageID? = nil) {
        self.line = line
        self.column = column
        self.items = items
        self.reply = reply
    }
}

/// The forms of the call around a place.
package struct SignaturesMessage: Equatable, Sendable {
    /// One form of the call.
    package struct Form: Equatable, Sendable {
        package var signature: String
        /// Each a part of `signature`, in its order.
        package var parameters: [String]
        /// The parameter at the place; `nil` if none fits.
        package var active: Int?
        package var grade: GradeRecord?

        package init(signature: String, parameters: [String], active: Int?, grade: GradeRecord?) {
            self.signature = signature
            self.parameters = parameters
            self.active = active
            self.grade = grade
        }
    }

    package var forms: [Form]
    package var selected: Int
    package var reply: MessageID?

    package init(forms: [Form], selected: Int, reply: MessageID? = nil) {
        self.forms = forms
        self.selected = selected
        self.reply = reply
    }
}

extension JSONWriter {
    mutating func write(_ message: CompletionsMessage) {
        beginObject()
        member("type", "completions")
        reply(message.reply)
        member("line", message.line)
        member("column", message.column)
        name("items")
        beginArray()
        for item in message.items {
            beginObject()
            member("label", item.label)
            member("insert", item.insert)
            member("kind", item.kind)
            if !item.signature.isEmpty { member("signature", item.signature) }
            member(grade: item.grade)
            endObject()
        }
        endArray()
        endObject()
    }

    mutating func write(_ message: SignaturesMessage) {
        beginObject()
        member("type", "signatures")
        reply(message.reply)
        member("selected", message.selected)
        name("signatures")
        beginArray()
        for form in message.forms {
            beginObject()
            member("signature", form.signature)
            name("parameters")
            beginArray()
            for parameter in form.parameters { string(parameter) }
            endArray()
            if let active = form.active { member("active", active) }
            member(grade: form.grade)
            endObject()
        }
        endArray()
        endObject()
    }

    private mutating func member(grade: GradeRecord?) {
        switch grade {
        case .exact: member("grade", "exact")
        case .approximate(let reason):
            member("grade", "approximate")
            member("note", reason)
        case .ignored(let reason):
            member("grade", "ignored")
            if !reason.isEmpty { member("note", reason) }
        case nil: break
        }
    }
}
