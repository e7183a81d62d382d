internal import Synchronization

/// One weight of the text font, with the advances of its most used characters.
final class TextFace: Sendable {
    let font: FontFace
    /// By the features that they are shaped with; made when first asked for, because few weights ever are.
    private let plain = Mutex<PairAdvances?>(nil)
    private let tabular = Mutex<PairAdvances?>(nil)

    init(font: FontFace) {
        self.font = font
    }

    /// The advances of pairs of characters, with or without digits of one width.
    ///
    /// - Complexity: O(1), but for the first call: about a millisecond.
    func pairs(tabularDigits: Bool) -> PairAdvances {
        if tabularDigits {
            tabular.withLock { Self.pairs(in: &$0, font: font, features: .tabularDigits) }
        } else {
            plain.withLock { Self.pairs(in: &$0, font: font, features: .plain) }
        }
    }

    private static func pairs(in known: inout PairAdvances?, font: FontFace, features: FontFeatures) -> PairAdvances {
        if let known { return known }
        let made = PairAdvances(font: font, features: features)
        known = made
        return made
    }
}
