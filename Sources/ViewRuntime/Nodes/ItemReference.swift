/// Names an item from a layout value without keeping it alive.
final class ItemReference {
    weak var item: ItemNode?

    init(_ item: ItemNode?) { self.item = item }
}
