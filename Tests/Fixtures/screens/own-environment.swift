// shows: Plain | Pink
import SwiftUI

private struct AccentKey: EnvironmentKey { static let defaultValue = Color.teal }
extension EnvironmentValues {
    var brandColor: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
    @Entry var cornerRadius: CGFloat = 12
}

extension View {
    func brand(_ color: Color) -> some View { environment(\.brandColor, color) }
}

struct Badge: View {
    @Environment(\.brandColor) private var color
    @Environment(\.cornerRadius) private var radius
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.openURL) private var openURL
    @ScaledMetric(relativeTo: .title) private var size = 40
    var text: String

    var body: some View {
        let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(spacing: 4))
        layout {
            Image(systemName: "seal.fill").frame(width: size, height: size)
            Text(text)
        }
        .padding(8)
        .background(color.opacity(0.2), in: RoundedRectangle(cornerRadius: radius))
        .onTapGesture { openURL(URL(string: "https://example.org")!) }
    }
}

struct ContentView: View {
    var body: some View {
        VStack {
            Badge(text: "Plain")
            Badge(text: "Pink").brand(.pink).environment(\.cornerRadius, 2)
        }
    }
}

#Preview("Large type") { ContentView().environment(\.dynamicTypeSize, .accessibility3) }
#Preview("Dark") { ContentView().preferredColorScheme(.dark) }
