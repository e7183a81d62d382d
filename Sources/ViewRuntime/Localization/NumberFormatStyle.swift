/// How a number is written: SwiftUI's and Foundation's `.number`, `.percent`, `.currency(code:)`, and what is added to them.
package struct NumberFormatStyle: Hashable, Sendable {
    /// What the number is of.
    package enum Kind: Hashable, Sendable {
        case number
        /// Fractions count a hundredfold, whole numbers as they are.
        case percent
        /// By its ISO code.
        case currency(String)
        /// In units of 1,000 bytes, or of 1,024.
        case byteCount(isBinary: Bool)
    }

    /// How its size is told.
    package enum Notation: String, Hashable, Sendable {
        case automatic
        case scientific
        /// `1.2K`
        case compactName
    }

    /// When its sign is written.
    package enum Sign: Hashable, Sendable {
        case automatic
        case never
        case always(includingZero: Bool)
        /// Sums below zero in parentheses, where the locale has them.
        case accounting
    }

    /// How a currency is told.
    package enum CurrencyName: String, Hashable, Sendable {
        case standard
        case narrow
        case isoCode
        case fullName
    }

    package var kind: Kind
    /// The fewest and most digits after the point.
    package var fraction: ClosedRange<Int>?
    /// The fewest and most digits that say something.
    package var significant: ClosedRange<Int>?
    /// The fewest and most digits before the point; those of higher places than the most are left out.
    package var integerDigits: ClosedRange<Int>?
    package var isGrouped = true
    package var notation: Notation = .automatic
    package var sign: Sign = .automatic
    package var currencyName: CurrencyName = .standard
    /// True for `5.` where nothing comes after the point.
    package var alwaysShowsPoint = false
    /// What the number is multiplied with.
    package var scale: Double?
    /// Numbers are rounded to a multiple of this.
    package var increment: Double?
    package var rule: FloatingPointRoundingRule = .toNearestOrEven
    /// A locale of the format's own; `nil` follows the one around it.
    package var locale: String?

    package init(kind: Kind, fraction: ClosedRange<Int>? = nil) {
        self.kind = kind
        self.fraction = fraction
    }
}
