/// A measured size together with the alignment guides of the measured view.
package struct ViewDimensions {
    package let size: Size
    private let explicitValue: (AlignmentGuide) -> Double?

    /// Makes dimensions; `explicitValue` says where a guide lies if the view sets it, and is asked only when one is read.
    package init(size: Size, explicitValue: @escaping (AlignmentGuide) -> Double? = { _ in nil }) {
        self.size = size
        self.explicitValue = explicitValue
    }

    package var width: Double { size.width }
    package var height: Double { size.height }

    /// Where a guide lies, in points from the leading or top edge.
    package subscript(guide: AlignmentGuide) -> Double { explicitValue(guide) ?? guide.defaultValue(size) }

    /// The same if the view, or something in it, sets the guide.
    package subscript(explicit guide: AlignmentGuide) -> Double? { explicitValue(guide) }
}
