import ViewRuntime

extension String {
    /// The text with another one in the place of each occurrence of a part.
    ///
    /// In plain ASCII, characters are bytes, which are compared far faster than as Unicode has it; but for the line end of two.
    ///
    /// - Parameters:
    ///   - part: What is looked for.
    ///   - replacement: What stands in its place.
    ///   - check: Is told how long the result will be, at least, before it is made; refuses what is too long.
    /// - Returns: The text with the other one in it.
    /// - Throws: What the check throws.
    /// - Complexity: O(*n*) in the lengths of the text and of the result.
    func replacingEach(
        _ part: String,
        with replacement: String,
        check: (Int) throws(EvaluationFailure) -> Void
    ) throws(EvaluationFailure) -> String {
        let bytes = Array(utf8)
        let wanted = Array(part.utf8)
        let isPlain = { (byte: UInt8) in byte < 0x80 && byte != UInt8(ascii: "\r") }
        // Nothing stands between all letters.
        if part.isEmpty {
            try check(count * replacement.utf8.count)
            return replacing(part, with: replacement)
        }
        guard wanted.allSatisfy(isPlain), bytes.allSatisfy(isPlain) else {
            return String(try PartSearch(Array(part)).replaced(in: Array(self), with: Array(replacement), check: check))
        }
        let result = try PartSearch(wanted).replaced(in: bytes, with: Array(replacement.utf8), check: check)
        return String(decoding: result, as: UTF8.self)
    }
}
