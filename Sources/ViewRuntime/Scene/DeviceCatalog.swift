import LayoutCore

/// The devices that a scene can be shown on, by the name of the oldest model of each class.
///
/// Sizes and safe areas: constants of snapshot-testing libraries in wide use and measurements on devices. Insets of devices with a
/// Dynamic Island are measured, those of the 16 Pro on its side on iOS 26 too; its larger sibling is taken like it. The Air's size
/// follows from its pixels (general knowledge), its landscape insets are taken like those of other phones with an island.
package enum DeviceCatalog {
    /// All devices, each upright and turned.
    package static let all: [Device] = models.flatMap { [$0.upright, $0.turned] }

    /// The device that is shown when nobody asks for another one.
    package static let defaultID = "iphone-16"

    /// The device of an identifier: a model's name in lower case with hyphens, with `-landscape` if it is turned.
    package static func device(id: String) -> Device? { all.first { $0.id == id } }

    private struct Model {
        var id: String
        var name: String
        var kind: Device.Kind
        var width: Double
        var height: Double
        var scale: Double
        var top: Double
        var bottom: Double
        var island = false
        /// What is covered at the top and at the bottom on its side on iOS 26, where that is known to be something else.
        var turnedOn26: (top: Double, bottom: Double)?

        var upright: Device {
            Device(
                id: id,
                name: name,
                kind: kind,
                size: Size(width: width, height: height),
                scale: scale,
                safeArea: EdgeInsets(top: top, bottom: bottom),
                hasDynamicIsland: island,
                hasHomeIndicator: bottom > 0
            )
        }

        var turned: Device {
            let isPad = kind == .pad
            // A phone's notch or island lies at the side then, and both sides keep its distance; its home indicator is 21 high.
            let side = isPad || bottom == 0 ? 0 : top
            let others = turnedOn26.map { area in
                [
                    OperatingSystemVersion.iOS26: EdgeInsets(
                        top: area.top,
                        leading: side,
                        bottom: area.bottom,
                        trailing: side
                    )
                ]
            }
            return Device(
                id: id + "-landscape",
                name: name + " landscape",
                kind: kind,
                size: Size(width: height, height: width),
                scale: scale,
                safeArea: EdgeInsets(
                    top: isPad ? top : 0,
                    leading: side,
                    bottom: isPad ? bottom : bottom > 0 ? 21 : 0,
                    trailing: side
                ),
                otherSafeAreas: others ?? [:],
                isLandscape: true,
                hasDynamicIsland: island,
                hasHomeIndicator: bottom > 0
            )
        }
    }

    private static func phone(
        _ id: String,
        _ name: String,
        _ width: Double,
        _ height: Double,
        scale: Double = 3,
        top: Double,
        bottom: Double = 34,
        isLarge: Bool = false,
        island: Bool = false,
        turnedOn26: (top: Double, bottom: Double)? = nil
    ) -> Model {
        Model(
            id: id,
            name: name,
            kind: isLarge ? .largePhone : .phone,
            width: width,
            height: height,
            scale: scale,
            top: top,
            bottom: bottom,
            island: island,
            turnedOn26: turnedOn26
        )
    }

    private static func pad(
        _ id: String,
        _ name: String,
        _ width: Double,
        _ height: Double,
        top: Double = 24,
        bottom: Double = 20
    ) -> Model {
        Model(id: id, name: name, kind: .pad, width: width, height: height, scale: 2, top: top, bottom: bottom)
    }

    private static let models: [Model] = [
        phone("iphone-se-3", "iPhone SE (3rd generation)", 375, 667, scale: 2, top: 20, bottom: 0),
        phone("iphone-x", "iPhone X", 375, 812, top: 44),
        phone("iphone-xr", "iPhone XR", 414, 896, scale: 2, top: 48, isLarge: true),
        phone("iphone-xs-max", "iPhone XS Max", 414, 896, top: 44, isLarge: true),
        phone("iphone-13-mini", "iPhone 13 mini", 375, 812, top: 50),
        phone("iphone-14", "iPhone 14", 390, 844, top: 47),
        phone("iphone-14-plus", "iPhone 14 Plus", 428, 926, top: 47, isLarge: true),
        phone("iphone-16", "iPhone 16", 393, 852, top: 59, isLarge: true, island: true),
        phone("iphone-16-plus", "iPhone 16 Plus", 430, 932, top: 59, isLarge: true, island: true),
        phone(
            "iphone-16-pro",
            "iPhone 16 Pro",
            402,
            874,
            top: 62,
            isLarge: true,
            island: true,
            turnedOn26: (20, 20)
        ),
        phone(
            "iphone-16-pro-max",
            "iPhone 16 Pro Max",
            440,
            956,
            top: 62,
            isLarge: true,
            island: true,
            turnedOn26: (20, 20)
        ),
        phone("iphone-air", "iPhone Air", 420, 912, top: 68, isLarge: true, island: true),
        pad("ipad-9", "iPad (9th generation)", 810, 1080, top: 20, bottom: 0),
        pad("ipad-air-11", "iPad Air 11-inch", 820, 1180),
        pad("ipad-pro-11", "iPad Pro 11-inch", 834, 1194),
        pad("ipad-pro-11-m4", "iPad Pro 11-inch (M4)", 834, 1210),
        pad("ipad-air-13", "iPad Air 13-inch", 1024, 1366),
        pad("ipad-pro-13-m4", "iPad Pro 13-inch (M4)", 1032, 1376),
    ]
}
