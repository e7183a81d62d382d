import Foundation

// A size, a point or a rectangle keeps a length that is not a number.

func main() {
    let size = CGSize(width: CGFloat.nan, height: 1)
    print(size.width, size.height, size == size, size.width == size.width)
    var point = CGPoint(x: CGFloat.infinity - CGFloat.infinity, y: 2)
    print(point.x.isNaN, point.y)
    point.x = 3
    print(point == CGPoint(x: 3, y: 2))
    let rect = CGRect(origin: CGPoint(x: 1, y: CGFloat.infinity), size: CGSize(width: 2, height: 3))
    print(rect.minY, rect.width)
}
