extension ModifierValue.Kind {
    /// The name of the modifier with its dot, as the tree shows it.
    ///
    /// Two modifiers with different names never share an identity.
    package var name: String {
        switch self {
        case .padding, .paddingInsets: ".padding"
        case .frame: ".frame"
        case .flexibleFrame: ".frame(flexible)"
        case .containerRelativeFrame: ".containerRelativeFrame"
        case .fixedSize: ".fixedSize"
        case .layoutPriority: ".layoutPriority"
        case .layoutValue: ".layoutValue"
        case .aspectRatio: ".aspectRatio"
        case .position: ".position"
        case .offset: ".offset"
        case .alignmentGuide: ".alignmentGuide"
        case .zIndex: ".zIndex"
        case .hidden: ".hidden"
        case .opacity: ".opacity"
        case .scaleEffect: ".scaleEffect"
        case .rotationEffect: ".rotationEffect"
        case .clipped: ".clipped"
        case .clipShape: ".clipShape"
        case .border: ".border"
        case .shadow: ".shadow"
        case .blur: ".blur"
        case .flipsForRightToLeftLayoutDirection: ".flipsForRightToLeftLayoutDirection"
        case .background, .backgroundStyle, .backgroundShape: ".background"
        case .overlay: ".overlay"
        case .mask: ".mask"
        case .visualEffect: ".visualEffect"
        case .environment: ".environment"
        default: eventOrContainerName
        }
    }

    private var eventOrContainerName: String {
        switch self {
        case .safeAreaInset: ".safeAreaInset"
        case .safeAreaPadding, .safeAreaPaddingInsets: ".safeAreaPadding"
        case .ignoresSafeArea: ".ignoresSafeArea"
        case .contentMargins: ".contentMargins"
        case .scrollDisabled: ".scrollDisabled"
        case .scrollBounceBehavior: ".scrollBounceBehavior"
        case .scrollIndicators: ".scrollIndicators"
        case .scrollClipDisabled: ".scrollClipDisabled"
        case .scrollTargetLayout: ".scrollTargetLayout"
        case .scrollTargetBehavior: ".scrollTargetBehavior"
        case .scrollPositionID, .scrollPosition: ".scrollPosition"
        case .defaultScrollAnchor: ".defaultScrollAnchor"
        case .scrollTransition: ".scrollTransition"
        case .refreshable: ".refreshable"
        case .coordinateSpace: ".coordinateSpace"
        case .onGeometryChange: ".onGeometryChange"
        case .onScrollGeometryChange: ".onScrollGeometryChange"
        case .onScrollPhaseChange: ".onScrollPhaseChange"
        case .onScrollVisibilityChange: ".onScrollVisibilityChange"
        case .onScrollTargetVisibilityChange: ".onScrollTargetVisibilityChange"
        default: lateName
        }
    }

    private var lateName: String {
        switch self {
        case .preference: ".preference"
        case .transformPreference: ".transformPreference"
        case .anchorPreference: ".anchorPreference"
        case .transformAnchorPreference: ".transformAnchorPreference"
        case .onPreferenceChange: ".onPreferenceChange"
        case .preferenceView(_, _, let isBackground, _):
            isBackground ? ".backgroundPreferenceValue" : ".overlayPreferenceValue"
        case .onAppear: ".onAppear"
        case .onDisappear: ".onDisappear"
        case .onChange: ".onChange"
        case .task: ".task"
        case .gesture(let gesture): gesture.modifierName
        case .contentShape: ".contentShape"
        case .id: ".id"
        case .tag: ".tag"
        case .tabItem: ".tabItem"
        case .accessibilityIdentifier: ".accessibilityIdentifier"
        case .navigationTitle: ".navigationTitle"
        case .searchable: ".searchable"
        case .navigationBarTitleDisplayMode: ".navigationBarTitleDisplayMode"
        case .toolbar: ".toolbar"
        case .toolbarVisibility: ".toolbar(visibility)"
        case .toolbarBackground: ".toolbarBackground"
        case .listRow(.insets): ".listRowInsets"
        case .listRow(.separator): ".listRowSeparator"
        case .listRow(.background): ".listRowBackground"
        case .gridCellColumns: ".gridCellColumns"
        case .gridCellUnsizedAxes: ".gridCellUnsizedAxes"
        case .gridColumnAlignment: ".gridColumnAlignment"
        case .gridCellAnchor: ".gridCellAnchor"
        case .animation: ".animation"
        case .transition: ".transition"
        case .ignored(let name): "." + name
        default: "."
        }
    }
}
