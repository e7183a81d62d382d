// shows: Where we met | 0 friends | not a pad | Shown on the map
import SwiftUI
import UIKit
import MapKit
import Combine

// Everything of other frameworks is named once, and counts as nothing; the screen around it is there.
final class Locator: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var query = ""
    @Published var friends: [String] = []
    private let manager = CLLocationManager()
    private var bag = Set<AnyCancellable>()

    override init() {
        super.init()
        manager.delegate = self
        manager.requestWhenInUseAuthorization()
        $query
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .sink { [weak self] text in self?.friends = [text] }
            .store(in: &bag)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let last = locations.last else { return }
        print(last.coordinate.latitude)
    }
}

struct ActivityRing: UIViewRepresentable {
    var isTurning: Bool

    func makeUIView(context: Context) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: .large)
        view.hidesWhenStopped = true
        return view
    }

    func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
        isTurning ? view.startAnimating() : view.stopAnimating()
    }
}

struct MeetingScreen: View {
    @StateObject private var locator = Locator()
    @State private var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 48.1, longitude: 11.6),
        span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)
    )

    init() { UINavigationBar.appearance().tintColor = .red }

    private var topInset: CGFloat {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows.first?.safeAreaInsets.top ?? 12
    }

    var body: some View {
        ScrollView {
            Text("Where we met").font(.title).padding(.top, topInset)
            Text("\(locator.friends.count) friends")
            Text(UIDevice.current.userInterfaceIdiom == .pad ? "a pad" : "not a pad")
            Map(coordinateRegion: $region, showsUserLocation: true).frame(height: 120)
            ActivityRing(isTurning: true).frame(width: 40, height: 40)
            Text("Shown on the map").onTapGesture {
                UIImpactFeedbackGenerator(style: .medium).impactOccurred()
            }
        }
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { _ in }
    }
}
