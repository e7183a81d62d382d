// Delegates: class-bound protocols with weak references.
protocol DownloadDelegate: AnyObject {
    func download(_ download: Download, didReach percent: Int)
    func downloadDidFinish(_ download: Download)
}

extension DownloadDelegate {
    func downloadDidFinish(_ download: Download) { print("finished \(download.name)") }
}

final class Download {
    let name: String
    weak var delegate: DownloadDelegate?
    init(name: String) { self.name = name }
    func run() {
        for percent in stride(from: 0, through: 100, by: 50) {
            delegate?.download(self, didReach: percent)
        }
        delegate?.downloadDidFinish(self)
    }
}

final class Progress: DownloadDelegate {
    var log: [String] = []
    func download(_ download: Download, didReach percent: Int) {
        log.append("\(download.name) \(percent)")
    }
}

func main() {
    let download = Download(name: "map")
    download.run()
    let progress = Progress()
    download.delegate = progress
    download.run()
    print(progress.log)
    print(download.delegate === progress)
    download.delegate = nil
    download.run()
    print(progress.log.count)
}
