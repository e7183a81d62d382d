import SwiftUI

struct Settings {
    var title = "no view anywhere"
}
