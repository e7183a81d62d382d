import SwiftSyntax
import ViewRuntime

/// A program's text as it was parsed: its bytes and where its lines begin.
///
/// Places are found by it and not by `SourceLocationConverter`, which walks the tree to find the lines and makes a file name for each.
struct SourceText {
    /// The text in UTF-8, in which the tree's places count.
    let bytes: [UInt8]
    /// Where lines begin, by the offsets of their first bytes.
    private let lineStarts: [Int]

    /// Looks for the lines: `\n`, `\r` and both together end one, as they do for the parser.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    init(_ text: String) {
        let bytes = Array(text.utf8)
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
            let goesOn =
                byte == UInt8(ascii: "\r") && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
            if !goesOn { starts.append(offset + 1) }
        }
        self.bytes = bytes
        lineStarts = starts
    }

    /// The line and the column in it, counted in bytes; both begin at 1.
    ///
    /// - Complexity: O(log *n*) in the number of lines.
    func position(at offset: Int) -> SourcePosition {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourcePosition(line: low + 1, column: offset - lineStarts[low] + 1)
    }

    /// Where a token first stands in the text's tree; `nil` where it does not.
    ///
    /// - Complexity: O(*n*) in the length of the text. The bytes are looked through first: few places of a name are in comments or inside
    ///   other names, so that few are asked of the tree.
    func firstToken(_ text: some StringProtocol, in tree: SourceFileSyntax) -> TokenSyntax? {
        let wanted = Array(text.utf8)
        guard let first = wanted.first else { return nil }
        var tries = 0
        for offset in bytes.indices where bytes[offset] == first && bytes[offset...].starts(with: wanted) {
            tries += 1
            if tries > Self.mostTries { return tree.tokens(viewMode: .sourceAccurate).first { $0.text == text } }
            let position = AbsolutePosition(utf8Offset: offset)
            if let token = tree.token(at: position), token.positionAfterSkippingLeadingTrivia == position,
                token.text == text
            {
                return token
            }
        }
        return nil
    }

    /// A look into the tree takes about as long as a step through it, or longer in wide ones.
    private static let mostTries = 64
}
