import LayoutCore

// What modifiers do with the size of what they are applied to.
extension Explanation {
    static func modifier(_ item: ModifierItem, offered: String, size: String) -> String {
        let content = text(item.content.size)
        let name = item.content.plainName
        switch item.modifier.kind {
        case .padding, .paddingInsets:
            return "Padding adds to the \(content) of \(name): \(size)"
        case .frame(let width, let height, _):
            let fixed = [width.map { "width at \(number($0))" }, height.map { "height at \(number($0))" }].compactMap {
                $0
            }
            return "The frame fixes its \(fixed.joined(separator: " and ")), whatever it is offered: \(size)"
        case .flexibleFrame(let frame):
            return "Offered \(offered), the frame stays within \(bounds(frame, item)): \(size)"
        case .fixedSize:
            return "It is offered \(offered) but keeps its content's ideal size: \(size)"
        case .aspectRatio:
            return "Offered \(offered), it keeps its ratio of width to height: \(size)"
        case .safeAreaInset(let inset):
            return
                "The inset at the \(inset.edge) edge takes its room from the safe area of \(name); together \(size)"
        case .ignoresSafeArea:
            return "It is offered the part that the safe area covers as well; in its container it counts \(size)"
        case .background, .backgroundStyle, .backgroundShape, .overlay, .mask:
            return
                "What is behind or in front gets the size of \(name) and does not change it: \(size)"
        case .containerRelativeFrame:
            return "The frame takes its part of the scroll view or screen around it: \(size)"
        case .position(let point):
            return
                "The position puts the middle of \(name) at \(number(point.x)), \(number(point.y)) of what it is offered, \(offered): \(size)"
        case .alignmentGuide(let guide, _):
            return
                "The program says where its \(guide.displayName) guide is, which moves it in its container and leaves its size: \(size)"
        case .layoutPriority(let priority):
            return
                "It chooses its size with those of priority \(number(priority)), before lower ones and after higher ones: \(size)"
        case .safeAreaPadding, .safeAreaPaddingInsets:
            return "The padding is added to the safe area of \(name): \(size)"
        case .scaleEffect, .rotationEffect, .visualEffect, .scrollTransition, .blur, .opacity, .shadow, .zIndex:
            return "The effect changes what is drawn and leaves its place in the layout: \(size)"
        case .clipped, .clipShape, .border:
            return "The outline changes what shows of \(name) and leaves its size: \(size)"
        case .hidden:
            return "\(name) is hidden but keeps its room: \(size)"
        case .offset(let x, let y):
            return
                "The offset moves what is drawn by \(number(x)), \(number(y)) and leaves its place in the layout: \(size)"
        default:
            return "It leaves the size of \(name) as it is: \(size)"
        }
    }

    private static func bounds(_ frame: FlexibleFrameValue, _ item: ModifierItem) -> String {
        let (size, offer) = (item.size, item.layoutNode.proposal)
        let content = item.content.size
        let parts = [
            range(frame.minWidth, frame.maxWidth, "width", size.width, offer.width, content.width),
            range(frame.minHeight, frame.maxHeight, "height", size.height, offer.height, content.height),
        ]
        return parts.compactMap { $0 }.joined(separator: " and ")
    }

    /// The bounds of a frame along an axis, and which of them, the offer or the content decided; `nil` without bounds.
    private static func range(
        _ minimum: Double?,
        _ maximum: Double?,
        _ name: String,
        _ size: Double,
        _ offer: Double?,
        _ content: Double
    ) -> String? {
        guard minimum != nil || maximum != nil else { return nil }
        let from = minimum.map(number) ?? "its content"
        let to = maximum.map { $0.isFinite ? number($0) : "all that is offered" } ?? "its content"
        let decided: String
        switch size {
        case offer: decided = "what is offered"
        case minimum: decided = "the least"
        case maximum: decided = "the most"
        case content: decided = "its content's"
        default: decided = "between"
        }
        return "a \(name) from \(from) to \(to) (\(decided))"
    }
}
