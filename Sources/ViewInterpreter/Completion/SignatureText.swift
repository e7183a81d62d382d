/// The text of a declaration, cut into its parts.
struct SignatureText {
    let name: String
    /// The parameters as written; empty for a property and for a function without any.
    let parameters: [String]
    /// False for a property.
    let takesArguments: Bool

    /// - Complexity: O(*n*) in the length of the text.
    init(_ text: String) {
        guard let open = text.firstIndex(of: "("), !text[..<open].contains(":") else {
            name = String(text.prefix { $0 != ":" && $0 != "(" && $0 != " " })
            parameters = []
            takesArguments = false
            return
        }
        name = String(text[..<open])
        var parts: [String] = []
        var part = ""
        var depth = 0
        var previous: Character = " "
        for character in text[text.index(after: open)...] {
            switch character {
            case "(", "[", "{", "<": depth += 1
            case ")", "]", "}": depth -= 1
            case ">" where previous != "-": depth -= 1
            default: break
            }
            if depth < 0 { break }
            if character == ",", depth == 0 {
                parts.append(part)
                part = ""
            } else if !(part.isEmpty && character == " ") {
                part.append(character)
            }
            previous = character
        }
        if !part.isEmpty { parts.append(part) }
        parameters = parts
        takesArguments = true
    }
}
