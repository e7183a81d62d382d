/// A framework that is not here, by the names that it defines.
struct ForeignFramework {
    let name: String
    /// What people use it for, as the end of "it would have …".
    let effect: String
    /// What to write in its place; `nil` where nothing here does the same.
    let advice: String?
    /// What a name of it belongs to, as a message has it.
    let place: String

    private init(_ name: String, _ effect: String, _ advice: String? = nil, place: String? = nil) {
        self.name = name
        self.effect = effect
        self.advice = advice
        self.place = place ?? "\(name), which is not available here"
    }

    /// The framework that a name belongs to.
    ///
    /// - Parameters:
    ///   - name: The name of a type or function, of which it is known that neither the program nor SwiftUI has it.
    ///   - modules: Modules that the source imports and that are not known: a type with an unknown name may be from one of them.
    /// - Returns: `nil` for a name that none of them has.
    static func of(_ name: String, importing modules: [String]) -> ForeignFramework? {
        if let known = names[name] { return known }
        for (prefix, framework) in prefixes where name.hasPrefix(prefix) {
            let rest = name.dropFirst(prefix.count)
            if rest.first?.isUppercase == true, rest.dropFirst().contains(where: \.isLowercase) { return framework }
        }
        guard let module = modules.first, name.first?.isUppercase == true else { return nil }
        return ForeignFramework(module, "done what that module does")
    }

    /// What to say of a name.
    func message(for symbol: String) -> String {
        "'\(symbol)' belongs to \(place): it would have \(effect); what it gives counts as nothing"
            + (advice.map { ". \($0)" } ?? "")
    }

    private static let swiftUI = ForeignFramework(
        "SwiftUI",
        "changed what is not shown",
        place: "a part of SwiftUI that is not available here"
    )

    /// Names of UIKit that mean something here, and what is better.
    static let advice = [
        "UIScreen":
            "'UIScreen' gives the size of the whole device; a view's own room is told by 'containerRelativeFrame', 'onGeometryChange' or 'GeometryReader'"
    ]

    /// Property wrappers whose value comes from a store.
    static let storeWrappers: Set<String> = ["Query", "FetchRequest", "SectionedFetchRequest"]

    /// Property wrappers whose value comes from outside the view, so that no initialiser takes it.
    static let outsideWrappers = storeWrappers.union([
        "FocusedValue", "FocusedBinding", "FocusedObject", "UIApplicationDelegateAdaptor",
        "NSApplicationDelegateAdaptor",
        "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor",
    ])

    private static let uiKit = ForeignFramework(
        "UIKit",
        "worked on the system's own views and services",
        "Write what is part of the screen with SwiftUI views"
    )
    private static let coreLocation = ForeignFramework("CoreLocation", "asked where the device is")
    private static let mapKit = ForeignFramework("MapKit", "shown or searched a map")
    private static let combine = ForeignFramework(
        "Combine",
        "passed values on to its subscribers",
        "Use 'onChange', 'task' or '@Observable'"
    )
    private static let foundation = ForeignFramework("Foundation", "read or written files, or data from elsewhere")

    private static let prefixes: [(String, ForeignFramework)] = [
        ("UI", uiKit), ("CL", coreLocation), ("MK", mapKit),
        ("NS", ForeignFramework("AppKit or Foundation", "worked on objects of the system")),
        ("AV", ForeignFramework("AVFoundation", "played or recorded sound and pictures")),
        ("WK", ForeignFramework("WebKit", "shown a web page")),
        ("CA", ForeignFramework("QuartzCore", "drawn or animated layers", "Animate SwiftUI views")),
        ("CI", ForeignFramework("CoreImage", "filtered pictures")),
        ("CG", ForeignFramework("CoreGraphics", "drawn into a picture", "Draw with 'Path' and shapes")),
        ("CM", ForeignFramework("CoreMotion", "read the device's motion")),
        ("CH", ForeignFramework("CoreHaptics", "played a vibration")),
        ("PH", ForeignFramework("Photos", "read the person's photos")),
        ("SK", ForeignFramework("SpriteKit or StoreKit", "run a game or a shop")),
        ("SCN", ForeignFramework("SceneKit", "shown a scene in space")),
        ("AR", ForeignFramework("ARKit", "shown things in the room around")),
        ("VN", ForeignFramework("Vision", "looked for things in a picture")),
        ("ML", ForeignFramework("CoreML", "asked a model")),
        ("HK", ForeignFramework("HealthKit", "read health data")),
        ("CN", ForeignFramework("Contacts", "read the address book")),
        ("EK", ForeignFramework("EventKit", "read the calendar")),
        ("UN", ForeignFramework("UserNotifications", "sent notifications")),
        ("LA", ForeignFramework("LocalAuthentication", "asked for a face or finger")),
        ("NW", ForeignFramework("Network", "opened a connection")),
    ]

    private static let names: [String: ForeignFramework] = {
        var table: [String: ForeignFramework] = [:]
        func add(_ framework: ForeignFramework, _ names: [String]) {
            for name in names { table[name] = framework }
        }
        add(swiftUI, otherSwiftUI)
        add(mapKit, ["MapCameraPosition", "MapCamera", "MapStyle", "MapSelection"])
        add(
            combine,
            ["ConnectablePublisher", "Subscription", "Subscriber"]
        )
        add(
            ForeignFramework("Foundation", "loaded something from the network", "Give the screen values of its own"),
            [
                "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLError", "URLComponents",
                "URLQueryItem", "URLSessionConfiguration",
            ]
        )
        add(
            foundation,
            [
                "FileManager", "Bundle", "ProcessInfo", "NotificationCenter", "JSONSerialization", "OperationQueue",
                "FileHandle", "UserDefaults", "PropertyListDecoder", "PropertyListEncoder", "IndexPath", "NSLog",
                "dump", "Progress", "UndoManager",
                "Operation", "BlockOperation",
            ]
        )
        add(
            ForeignFramework("CoreData", "read or kept objects in a store", "Keep them in '@State'"),
            ["FetchedResults", "FetchRequest", "SectionedFetchResults"]
        )
        add(
            ForeignFramework("SwiftData", "read or kept objects in a store", "Keep them in '@State'"),
            ["ModelContainer", "ModelContext", "ModelConfiguration", "Schema", "FetchDescriptor", "Query"]
        )
        add(
            ForeignFramework("PhotosUI", "let a person pick photos"),
            ["PhotosPickerItem", "PhotosPickerSelectionBehavior"]
        )
        add(ForeignFramework("os", "written to the system's log", "Use 'print'"), ["Logger", "OSLog", "os_log"])
        add(
            ForeignFramework("the system", "switched threads or queues", "Use 'Task'"),
            ["DispatchWorkItem", "DispatchGroup", "DispatchSemaphore", "Thread"]
        )
        return table
    }()
}
