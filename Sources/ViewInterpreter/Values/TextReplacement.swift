extension String {
    /// The text with another one in the place of each occurrence of a part.
    ///
    /// In plain ASCII, characters are bytes, which are compared far faster than as Unicode has it; but for the line end of two.
    ///
    /// - Complexity: O(*n*) in the lengths of the text and of the result.
    func replacingEach(_ part: String, with replacement: String) -> String {
        let bytes = Array(utf8)
        let wanted = Array(part.utf8)
        let isPlain = { (byte: UInt8) in byte < 0x80 && byte != UInt8(ascii: "\r") }
        // Nothing stands between all letters.
        if part.isEmpty { return replacing(part, with: replacement) }
        guard wanted.allSatisfy(isPlain), bytes.allSatisfy(isPlain) else {
            return String(PartSearch(Array(part)).replaced(in: Array(self), with: Array(replacement)))
        }
        let result = PartSearch(wanted).replaced(in: bytes, with: Array(replacement.utf8))
        return String(decoding: result, as: UTF8.self)
    }
}
