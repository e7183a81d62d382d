import UIKit

class ViewController: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "not SwiftUI"
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        view.addSubview(label)
    }
}
