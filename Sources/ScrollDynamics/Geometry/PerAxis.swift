package import LayoutCore

/// One value for each axis.
package struct PerAxis<Value> {
    package var horizontal: Value
    package var vertical: Value

    package init(horizontal: Value, vertical: Value) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Makes a pair that holds the same value twice.
    package init(both value: Value) {
        self.init(horizontal: value, vertical: value)
    }

    /// Makes a pair by asking for the value of each axis.
    package init(_ value: (Axis) -> Value) {
        self.init(horizontal: value(.horizontal), vertical: value(.vertical))
    }

    package subscript(axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            switch axis {
            case .horizontal: horizontal = newValue
            case .vertical: vertical = newValue
            }
        }
    }
}

extension PerAxis: Sendable where Value: Sendable {}
extension PerAxis: Equatable where Value: Equatable {}

extension PerAxis<Double> {
    /// The two coordinates as a point.
    package var point: Point { Point(x: horizontal, y: vertical) }
}
