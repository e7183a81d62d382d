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
        tabularDigits
            ? pairs(in: tabular, features: .tabularDigits)
            : pairs(in: plain, features: .plain)
    }

    private func pairs(in memory: borrowing Mutex<PairAdvances?>, features: FontFeatures) -> PairAdvances {
        memory.withLock { known in
            if let known { return known }
            let made = PairAdvances(font: font, features: features)
            known = made
            return made
        }
    }
}
