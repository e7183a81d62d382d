// Selection in a list by a set of identifiers.
struct Photo: Identifiable, Hashable { let id: Int; let name: String }

struct Gallery {
    var photos: [Photo]
    var selection: Set<Photo.ID> = []

    var title: String {
        switch selection.count {
        case 0: "Select items"
        case 1: "1 item"
        case let count: "\(count) items"
        }
    }

    mutating func toggle(_ photo: Photo) {
        if !selection.insert(photo.id).inserted { selection.remove(photo.id) }
    }

    mutating func deleteSelected() {
        photos.removeAll { selection.contains($0.id) }
        selection = []
    }
}

func main() {
    var gallery = Gallery(photos: (1...5).map { Photo(id: $0, name: "IMG_\($0)") })
    print(gallery.title)
    gallery.toggle(gallery.photos[1])
    print(gallery.title)
    gallery.toggle(gallery.photos[3])
    gallery.toggle(gallery.photos[4])
    gallery.toggle(gallery.photos[4])
    print(gallery.title, gallery.selection.sorted())
    gallery.deleteSelected()
    print(gallery.photos.map(\.name), gallery.selection.isEmpty)
    gallery.selection = Set(gallery.photos.map(\.id))
    print(gallery.selection.count == gallery.photos.count, Set(gallery.photos).contains(Photo(id: 1, name: "IMG_1")))
}
