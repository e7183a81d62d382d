import LayoutCore
import Testing
import ViewRuntime

@Suite("Devices")
struct DeviceTests {
    // The usual table: of phones on their side only Plus, Max and XR are regular across.
    @Test(
        arguments: [
            ("iphone-se-3", SizeClass.compact, SizeClass.regular), ("iphone-se-3-landscape", .compact, .compact),
            ("iphone-14", .compact, .regular), ("iphone-14-landscape", .compact, .compact),
            ("iphone-16-landscape", .compact, .compact), ("iphone-16-pro-landscape", .compact, .compact),
            ("iphone-xr-landscape", .regular, .compact), ("iphone-14-plus-landscape", .regular, .compact),
            ("iphone-16-plus", .compact, .regular), ("iphone-16-plus-landscape", .regular, .compact),
            ("iphone-16-pro-max-landscape", .regular, .compact), ("ipad-9", .regular, .regular),
            ("ipad-pro-13-m4-landscape", .regular, .regular),
        ]
    )
    func `are regular across where they are wide enough`(id: String, across: SizeClass, down: SizeClass) throws {
        let classes = try #require(DeviceCatalog.device(id: id)).sizeClasses

        #expect(classes.horizontal == across)
        #expect(classes.vertical == down)
    }

    // Measured on a 402-point phone on its side on iOS 26: 20 at the top and at the bottom; on iOS 18 nothing and 21.
    @Test func `keep another distance on their side under a newer system`() throws {
        let scene = try Scene.showing(Make.color("red"), on: "iphone-16-pro-landscape", os: .iOS26)
        #expect(scene.configuration.screen.safeArea == EdgeInsets(top: 20, leading: 62, bottom: 20, trailing: 62))
        #expect(!scene.makeFrame().items.contains { $0.role == .statusBar })

        var older = scene.configuration
        older.os = .iOS18
        #expect(older.screen.safeArea == EdgeInsets(top: 0, leading: 62, bottom: 21, trailing: 62))
        #expect(older.device == scene.configuration.device)
    }

    @Test func `show the time on iPads either way, and on phones that are upright`() throws {
        let showing = try ["ipad-air-11", "ipad-air-11-landscape", "iphone-16", "iphone-16-landscape"].filter {
            try Scene.showing(Make.color("red"), on: $0).makeFrame().items.contains { $0.role == .statusBar }
        }

        #expect(showing == ["ipad-air-11", "ipad-air-11-landscape", "iphone-16"])
    }
}
