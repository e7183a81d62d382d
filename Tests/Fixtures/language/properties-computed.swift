// Computed properties with getters and setters.
struct Rectangle {
    var x = 0.0, y = 0.0
    var width: Double
    var height: Double

    var area: Double { width * height }
    var center: (x: Double, y: Double) {
        get { (x + width / 2, y + height / 2) }
        set {
            x = newValue.x - width / 2
            y = newValue.y - height / 2
        }
    }
    var aspect: Double {
        get { width / height }
        set(ratio) { width = height * ratio }
    }
    static var unit: Rectangle { Rectangle(width: 1, height: 1) }
    var isEmpty: Bool { width <= 0 || height <= 0 }
}

struct Holder { var rectangle = Rectangle.unit }

func main() {
    var rectangle = Rectangle(width: 10, height: 4)
    print(rectangle.area, rectangle.center.x, rectangle.center.y, rectangle.aspect)
    rectangle.center = (x: 100, y: 50)
    print(rectangle.x, rectangle.y)
    rectangle.aspect = 1
    print(rectangle.width, rectangle.area)
    rectangle.center.x += 10
    print(rectangle.x, rectangle.y)
    var holder = Holder()
    holder.rectangle.aspect *= 3
    holder.rectangle.center.y = 0
    print(holder.rectangle.width, holder.rectangle.y, Rectangle.unit.isEmpty)
}
