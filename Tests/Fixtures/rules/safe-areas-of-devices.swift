// Each device upright and turned: what fills the screen, and what stays within the safe area. A turned phone keeps its distance from the
// notch or island on both sides, and 21 above the home indicator; one with a home button keeps nothing; an iPad keeps what it kept.
// On iOS 26 the phones that are 402 and 440 points wide upright keep 20 at the top and at the bottom on their side.
// device: iphone-se-3
// at rest
//   all 0 0 375 667
//   safe 0 20 375 647
// device: iphone-se-3-landscape
// at rest
//   all 0 0 667 375
//   safe 0 0 667 375
// device: iphone-x
// at rest
//   all 0 0 375 812
//   safe 0 44 375 734
// device: iphone-x-landscape
// at rest
//   all 0 0 812 375
//   safe 44 0 724 354
// device: iphone-xr
// at rest
//   all 0 0 414 896
//   safe 0 48 414 814
// device: iphone-xr-landscape
// at rest
//   all 0 0 896 414
//   safe 48 0 800 393
// device: iphone-xs-max
// at rest
//   all 0 0 414 896
//   safe 0 44 414 818
// device: iphone-xs-max-landscape
// at rest
//   all 0 0 896 414
//   safe 44 0 808 393
// device: iphone-13-mini
// at rest
//   all 0 0 375 812
//   safe 0 50 375 728
// device: iphone-13-mini-landscape
// at rest
//   all 0 0 812 375
//   safe 50 0 712 354
// device: iphone-14
// at rest
//   all 0 0 390 844
//   safe 0 47 390 763
// device: iphone-14-landscape
// at rest
//   all 0 0 844 390
//   safe 47 0 750 369
// device: iphone-14-plus
// at rest
//   all 0 0 428 926
//   safe 0 47 428 845
// device: iphone-14-plus-landscape
// at rest
//   all 0 0 926 428
//   safe 47 0 832 407
// device: iphone-16
// at rest
//   all 0 0 393 852
//   safe 0 59 393 759
// device: iphone-16-landscape
// at rest
//   all 0 0 852 393
//   safe 59 0 734 372
// device: iphone-16-plus
// at rest
//   all 0 0 430 932
//   safe 0 59 430 839
// device: iphone-16-plus-landscape
// at rest
//   all 0 0 932 430
//   safe 59 0 814 409
// device: iphone-16-pro
// at rest
//   all 0 0 402 874
//   safe 0 62 402 778
// device: iphone-16-pro-landscape
// at rest
//   all 0 0 874 402
//   safe 62 0 750 381
// device: iphone-16-pro-max
// at rest
//   all 0 0 440 956
//   safe 0 62 440 860
// device: iphone-16-pro-max-landscape
// at rest
//   all 0 0 956 440
//   safe 62 0 832 419
// device: iphone-air
// at rest
//   all 0 0 420 912
//   safe 0 68 420 810
// device: iphone-air-landscape
// at rest
//   all 0 0 912 420
//   safe 68 0 776 399
// device: ipad-9
// at rest
//   all 0 0 810 1080
//   safe 0 20 810 1060
// device: ipad-9-landscape
// at rest
//   all 0 0 1080 810
//   safe 0 20 1080 790
// device: ipad-air-11
// at rest
//   all 0 0 820 1180
//   safe 0 24 820 1136
// device: ipad-air-11-landscape
// at rest
//   all 0 0 1180 820
//   safe 0 24 1180 776
// device: ipad-pro-11
// at rest
//   all 0 0 834 1194
//   safe 0 24 834 1150
// device: ipad-pro-11-landscape
// at rest
//   all 0 0 1194 834
//   safe 0 24 1194 790
// device: ipad-pro-11-m4
// at rest
//   all 0 0 834 1210
//   safe 0 24 834 1166
// device: ipad-pro-11-m4-landscape
// at rest
//   all 0 0 1210 834
//   safe 0 24 1210 790
// device: ipad-air-13
// at rest
//   all 0 0 1024 1366
//   safe 0 24 1024 1322
// device: ipad-air-13-landscape
// at rest
//   all 0 0 1366 1024
//   safe 0 24 1366 980
// device: ipad-pro-13-m4
// at rest
//   all 0 0 1032 1376
//   safe 0 24 1032 1332
// device: ipad-pro-13-m4-landscape
// at rest
//   all 0 0 1376 1032
//   safe 0 24 1376 988
// device: iphone-16-pro-landscape
// settings: os=26
// at rest
//   all 0 0 874 402
//   safe 62 20 750 362
// device: iphone-16-pro-max-landscape
// settings: os=26
// at rest
//   all 0 0 956 440
//   safe 62 20 832 400
// device: iphone-16-landscape
// settings: os=26
// at rest
//   all 0 0 852 393
//   safe 59 0 734 372
// device: iphone-16-pro
// settings: os=26
// at rest
//   all 0 0 402 874
//   safe 0 62 402 778
import SwiftUI

struct ContentView: View {
    var body: some View {
        ZStack {
            Rectangle()
                .fill(.gray)
                .accessibilityIdentifier("all")
                .ignoresSafeArea()
            Rectangle()
                .fill(.blue)
                .accessibilityIdentifier("safe")
        }
    }
}
