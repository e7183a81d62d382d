// shows: Clipped
import SwiftUI

struct Sparkline: View {
    let values: [Double]
    var body: some View {
        Canvas { context, size in
            guard let low = values.min(), let high = values.max(), high > low else { return }
            var path = Path()
            for (index, value) in values.enumerated() {
                let x = size.width * CGFloat(index) / CGFloat(values.count - 1)
                let y = size.height * (1 - CGFloat((value - low) / (high - low)))
                if index == 0 { path.move(to: CGPoint(x: x, y: y)) } else { path.addLine(to: CGPoint(x: x, y: y)) }
            }
            context.stroke(path, with: .color(.blue), lineWidth: 2)
        }
        .frame(height: 80)
    }
}

struct Star: Shape {
    let corners: Int
    var smoothness = 0.45
    func path(in rect: CGRect) -> Path {
        guard corners >= 2 else { return Path() }
        let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
        var currentAngle = -CGFloat.pi / 2
        let adjustment = .pi * 2 / Double(corners * 2)
        let innerX = center.x * smoothness
        let innerY = center.y * smoothness
        var path = Path()
        path.move(to: CGPoint(x: center.x * cos(currentAngle), y: center.y * sin(currentAngle)))
        for corner in 0..<corners * 2 {
            let sinAngle = sin(currentAngle)
            let cosAngle = cos(currentAngle)
            if corner.isMultiple(of: 2) {
                path.addLine(to: CGPoint(x: center.x * cosAngle, y: center.y * sinAngle))
            } else {
                path.addLine(to: CGPoint(x: innerX * cosAngle, y: innerY * sinAngle))
            }
            currentAngle += adjustment
        }
        let transform = CGAffineTransform(translationX: center.x, y: center.y)
        return path.applying(transform)
    }
}

struct ContentView: View {
    var body: some View {
        VStack {
            Sparkline(values: [1, 4, 2, 8, 5, 7])
            Star(corners: 5).fill(.yellow).frame(width: 120, height: 120)
            Star(corners: 7).stroke(lineWidth: 2).frame(width: 60, height: 60)
            Text("Clipped").padding().background(.red).clipShape(Star(corners: 5))
        }
    }
}
