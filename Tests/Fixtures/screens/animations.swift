// shows: Keyframes | Go
import SwiftUI

enum Phase: CaseIterable { case start, middle, end
    var scale: Double { self == .middle ? 1.4 : 1 }
}

struct ContentView: View {
    @State private var isOn = false
    @State private var angle = Angle.zero
    @Namespace private var space
    let columns = [GridItem(.adaptive(minimum: 60))]

    var body: some View {
        VStack(spacing: 30) {
            Image(systemName: "bell")
                .phaseAnimator(Phase.allCases, trigger: isOn) { content, phase in
                    content.scaleEffect(phase.scale)
                } animation: { phase in
                    phase == .middle ? .bouncy : .default
                }
                .symbolEffect(.bounce, value: isOn)
            Text("Keyframes")
                .keyframeAnimator(initialValue: 0.0, trigger: isOn) { content, value in
                    content.offset(y: value)
                } keyframes: { _ in
                    KeyframeTrack { CubicKeyframe(-20, duration: 0.2); SpringKeyframe(0) }
                }
            if isOn {
                Circle().fill(.orange).matchedGeometryEffect(id: "dot", in: space).frame(width: 100, height: 100)
                    .transition(.asymmetric(insertion: .scale.combined(with: .opacity), removal: .slide))
            } else {
                Circle().fill(.orange).matchedGeometryEffect(id: "dot", in: space).frame(width: 40, height: 40)
            }
            Rectangle().fill(.blue).frame(width: 60, height: 60).rotationEffect(angle)
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: angle)
            Button("Go") {
                withAnimation(.spring(duration: 0.6, bounce: 0.3)) { isOn.toggle() } completion: { angle += .degrees(90) }
            }
        }
        .onAppear { angle = .degrees(45) }
    }
}
