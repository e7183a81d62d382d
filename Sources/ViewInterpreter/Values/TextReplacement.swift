extension String {
    /// The text with another one in the place of each occurrence of a part.
    ///
    /// In plain ASCII, characters are bytes, which are compared far faster than as Unicode has it; but for the line end of two.
    ///
    /// - Complexity: O(*n* · *m*) in the lengths of the text and the part, O(*n*) for most texts.
    func replacingEach(_ part: String, with replacement: String) -> String {
        let bytes = Array(utf8)
        let wanted = Array(part.utf8)
        let isPlain = { (byte: UInt8) in byte < 0x80 && byte != UInt8(ascii: "\r") }
        guard let first = wanted.first, wanted.allSatisfy(isPlain), bytes.allSatisfy(isPlain) else {
            return replacing(part, with: replacement)
        }
        let instead = Array(replacement.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        while position < bytes.count {
            let end = position + wanted.count
            if bytes[position] == first, end <= bytes.count, bytes[position..<end].elementsEqual(wanted) {
                result += instead
                position = end
            } else {
                result.append(bytes[position])
                position += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
