// shows: On a phone | Shown twice | Empty shelf
import SwiftUI

// One source for many platforms: `#if` inside a chain of modifiers, own overloads of built-in modifiers by other labels,
// extensions of classes of the system, and files that are not there.

extension Bundle {
    func decode<T: Decodable>(_ name: String) -> T? {
        guard let file = url(forResource: name, withExtension: "json"), let data = try? Data(contentsOf: file) else {
            return nil
        }
        return try? JSONDecoder().decode(T.self, from: data)
    }
}

extension View {
    func padding(all length: CGFloat) -> some View { padding(length) }
    func offset(following space: CoordinateSpace, _ moved: @escaping (CGFloat) -> Void) -> some View {
        overlay { GeometryReader { proxy in Color.clear.onAppear { moved(proxy.frame(in: space).minY) } } }
    }
    func frame(square side: CGFloat) -> some View { frame(width: side, height: side) }
}

struct Shelf: Decodable { var books: [String] }

struct ContentView: View {
    @State private var top: CGFloat = 0
    private let shelf: Shelf? = Bundle.main.decode("shelf")

    private var safeTop: CGFloat { (UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0) + 20 }

    var body: some View {
        VStack(spacing: 0) {
            Text(Self.place)
                .padding(.top, safeTop)
                #if os(macOS)
                    .frame(width: 900)
                #elseif os (iOS)
                    .padding(all: 4)
                    .offset(y: 3)
                #endif
                .offset(following: .global) { top = $0 }
            Text("Shown twice").frame(square: 120).frame(height: 130)
            Text(shelf?.books.first ?? "Empty shelf")
            if UIDevice.current.isBatteryMonitoringEnabled { Color.red.frame(height: top) }
        }
    }

    static var place: String {
        #if targetEnvironment(macCatalyst) || os(tvOS)
            "On something else"
        #else
            "On a phone"
        #endif
    }
}
