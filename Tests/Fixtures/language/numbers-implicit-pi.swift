import Foundation
func main() {
    let a: CGFloat = -CGFloat.pi / 2
    let b: Double = .pi / 4 + -Double.pi
    let c = -.pi / 2 + CGFloat.pi
    let d: [Double] = [.pi, -.pi, 2 * .pi, .pi / 3]
    let e: Double = 2 * .pi * 3
    let angles: [Double] = stride(from: -.pi, through: .pi, by: .pi / 2).map { $0 }
    print(a, b, c); print(d); print(e, angles.count)
    func f(_ x: CGFloat) -> CGFloat { x * 180 / .pi }
    print(f(.pi / 2), f(-.pi))
    print(max(-CGFloat.pi / 2, .zero), min(.pi, 3))
    let r: ClosedRange<Double> = -.pi ... .pi
    print(r.contains(3.2))
}
