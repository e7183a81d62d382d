// Mathematics that Foundation brings.
import Foundation

struct Vector {
    var x: Double
    var y: Double
    var length: Double { sqrt(x * x + y * y) }
    var angle: Double { atan2(y, x) }
    func rotated(by radians: Double) -> Vector {
        Vector(x: x * cos(radians) - y * sin(radians), y: x * sin(radians) + y * cos(radians))
    }
}

func main() {
    let vector = Vector(x: 3, y: 4)
    print(vector.length, (vector.angle * 180 / .pi).rounded())
    let turned = vector.rotated(by: .pi / 2)
    print(turned.x.rounded(), turned.y.rounded())
    print(pow(2.0, 10.0), pow(2.0, 0.5), exp(0.0), log(1.0), log10(1000.0), log2(8.0))
    print(floor(2.7), ceil(2.1), round(2.5), trunc(-2.7), fmod(7.0, 3.0), hypot(3.0, 4.0), cbrt(27.0))
    print(floor(-2.1), ceil(-2.9), fabs(-1.5), abs(sin(Double.pi)) < 1e-12)
    let width: CGFloat = 100
    let inset: CGFloat = 12.5
    print(width - 2 * inset, width / 3 > 33, Double(width) + 0.5, CGFloat(3) * 2, max(width, 5))
    let columns = Int(width / 30)
    print(columns, width.truncatingRemainder(dividingBy: 30), CGFloat(columns) * inset)
    let size = CGSize(width: 30, height: 40)
    let point = CGPoint(x: 1, y: 2)
    print(size.width * size.height, point.x + point.y, CGRect(x: 0, y: 0, width: 10, height: 20).midY)
}
