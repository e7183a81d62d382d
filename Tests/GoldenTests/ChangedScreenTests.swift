import Foundation
import LayoutCore
import ScrollDynamics
import Testing
import ViewRuntime

/// A screen that was shown and then changed shows what it shows where it is opened that way: nothing stays behind.
@Suite("Changed screens")
struct ChangedScreenTests {
    /// What a message may change of a scene.
    enum Change: CaseIterable, Sendable {
        case largeType, smallDevice, landscape, rightToLeft, dark, nextSystem, locale

        func apply(to configuration: inout SceneConfiguration) {
            switch self {
            case .largeType: configuration.dynamicTypeSize = .accessibility3
            case .smallDevice: configuration.device = DeviceCatalog.device(id: "iphone-se-3") ?? configuration.device
            case .landscape:
                configuration.device = DeviceCatalog.device(id: "iphone-16-pro-max-landscape") ?? configuration.device
            case .rightToLeft: configuration.layoutDirection = .rightToLeft
            case .dark: configuration.colorScheme = .dark
            case .nextSystem: configuration.os = .iOS26
            case .locale: configuration.locale = "de_DE"
            }
        }
    }

    /// Programs that remember what they saw before: they scroll when they appear, or keep a measured length for ever.
    static let remembering: Set<String> = [
        "chat", "chat-room", "day-timeline", "equal-heights", "preferences-in-a-circle", "feedback-loop",
    ]

    private static let folders: [(URL, [String])] = [
        (Fixtures.screens, Fixtures.screenNames), (Fixtures.rules, Fixtures.ruleNames),
        (Fixtures.programs, Fixtures.programNames), (Fixtures.presets, Fixtures.presetNames),
    ]

    /// The changes by turns, so that each meets about twenty programs.
    @Test(arguments: Change.allCases)
    func `shows what a fresh one shows`(change: Change) throws {
        let names = Self.folders.flatMap { folder, names in names.map { (folder, $0) } }
            .filter { !Self.remembering.contains($0.1) }
        #expect(names.count > 140)
        let first = Change.allCases.firstIndex(of: change) ?? 0
        for index in stride(from: first, to: names.count, by: Change.allCases.count) {
            let source = try Fixtures.source(of: names[index].1, in: names[index].0)
            let changed = try Self.stage(source, nil)
            _ = changed.scene.makeFrame()
            var configuration = changed.scene.configuration
            change.apply(to: &configuration)
            changed.scene.configure(configuration)
            let fresh = try Self.stage(source, change)
            let differences = Self.differences(changed.scene.makeFrame(), fresh.scene.makeFrame())
            #expect(differences == [], "\(names[index].1)")
        }
    }

    // Columns of half of what is offered, as the program found it when it was last asked for its size.
    @Test func `places by what it keeps for the same proposal after the screen was another one`() throws {
        let source = """
            import SwiftUI
            struct Halves: Layout {
                func makeCache(subviews: Subviews) -> [CGFloat] { [] }
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
                    let width = proposal.replacingUnspecifiedDimensions().width
                    cache = [width / 2]
                    return CGSize(width: width, height: 50)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) {
                    for (index, subview) in subviews.enumerated() {
                        let place = CGPoint(x: bounds.minX + CGFloat(index) * cache[0], y: bounds.minY)
                        subview.place(at: place, proposal: ProposedViewSize(width: cache[0], height: 50))
                    }
                }
            }
            struct ContentView: View {
                var body: some View {
                    ScrollView { Halves { Color.red; Color.blue } }
                }
            }
            """
        let device = try #require(DeviceCatalog.device(id: "iphone-16"))
        let stage = try Stage(source: source, configuration: SceneConfiguration(device: device))
        func widths() -> [Double] {
            stage.scene.makeFrame().items.compactMap { item in
                if item.role == nil, case .shape = item.content { item.frame.width } else { nil }
            }
        }
        #expect(abs(widths().reduce(0, +) - 393) < 0.001)
        var configuration = stage.scene.configuration
        configuration.device = try #require(DeviceCatalog.device(id: "iphone-16-landscape"))
        stage.scene.configure(configuration)
        #expect(widths() == [367, 367])
        configuration.device = device
        stage.scene.configure(configuration)
        #expect(abs(widths().reduce(0, +) - 393) < 0.001)
    }

    private static func stage(_ source: String, _ change: Change?) throws -> Stage {
        let device = try #require(DeviceCatalog.device(id: "iphone-16"))
        var configuration = SceneConfiguration(device: device)
        change?.apply(to: &configuration)
        return try Stage(source: source, configuration: configuration)
    }

    /// A scroll view's geometry to a thousandth of a point: sums may differ in their last bits.
    private static func describe(_ scroll: ScrollViewState) -> String {
        let geometry = scroll.geometry
        let lengths = [
            geometry.contentOffset.x, geometry.contentOffset.y, geometry.contentSize.width, geometry.contentSize.height,
            geometry.containerSize.width, geometry.containerSize.height,
        ]
        return "scroll view: \(lengths.map { ($0 * 1000).rounded() / 1000 }) \(geometry.contentInsets)"
    }

    /// What only one of two frames shows: things by kind and place, scroll views by their geometry.
    private static func differences(_ changed: SceneFrame, _ fresh: SceneFrame) -> [String] {
        let pair = [changed, fresh].map { frame in
            frame.items.map { "\($0.content) \($0.frame) \($0.opacity)" } + frame.scrollViews.map(Self.describe)
        }
        return pair[0].difference(from: pair[1]).map { step in
            switch step {
            case .insert(_, let line, _): "changed: \(line)"
            case .remove(_, let line, _): "fresh: \(line)"
            }
        }
    }
}
