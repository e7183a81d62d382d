import ViewRuntime

/// Modifiers that a program may use and that change nothing here, by what they would have done.
extension BuiltinTable {
    mutating func addIgnoredModifiers() {
        addAccessibility()
        addWithoutPicture()
        addSystemServices()
        addOtherFrameworks()
        addWithoutDrawing()
        addPreviewForms()
    }

    /// What assistive technologies would be told: nothing is said of it.
    private mutating func addAccessibility() {
        ignore(
            [
                "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityHidden",
                "accessibilityElement", "accessibilityAddTraits", "accessibilityRemoveTraits", "accessibilityAction",
                "accessibilitySortPriority", "accessibilityAdjustableAction", "accessibilityInputLabels",
                "accessibilityRepresentation", "accessibilityActions", "accessibilityActivationPoint",
                "accessibilityChildren", "accessibilityCustomContent", "accessibilityDirectTouch",
                "accessibilityFocused", "accessibilityHeading", "accessibilityIgnoresInvertColors",
                "accessibilityLabeledPair", "accessibilityLinkedGroup", "accessibilityRespondsToUserInteraction",
                "accessibilityRotor", "accessibilityScrollAction", "accessibilityShowsLargeContentViewer",
                "accessibilityTextContentType", "accessibilityZoomAction", "accessibilityChartDescriptor",
                "accessibilityDragPoint", "accessibilityDropPoint", "accessibilityDefaultFocus",
                "accessibilityQuickAction", "accessibilityRotorEntry", "accessibilityScrollStatus",
            ],
            ""
        )
        // The forms before iOS 14.
        for form in [
            "hidden: Bool", "label: Text", "value: Text", "hint: Text", "addTraits: T", "removeTraits: T",
            "sortPriority: Double", "activationPoint: T", "inputLabels: T", "selectionIdentifier: T",
        ] {
            modifier("accessibility(\(form))", .ignored("")) { _ in .ignored(name: "accessibility") }
        }
        modifier("accessibility(identifier: String)") { .accessibilityIdentifier($0.string(0) ?? "") }
    }

    /// What a picture of the screen would not show.
    private mutating func addWithoutPicture() {
        let groups: [(names: [String], effect: String)] = [
            (["sensoryFeedback"], "played a vibration"),
            (
                [
                    "contentTransition", "geometryGroup", "navigationTransition",
                    "matchedTransitionSource", "symbolEffect", "symbolEffectsRemoved", "transaction",
                    "glassEffectID", "glassEffectUnion", "glassEffectTransition",
                ],
                "changed how the view moves or passes into another one; here it changes at once"
            ),
            (
                [
                    "focused", "focusable", "focusEffectDisabled", "focusScope", "focusSection", "focusedObject",
                    "focusedSceneObject", "focusedSceneValue", "focusedValue", "defaultFocus", "prefersDefaultFocus",
                    "searchFocused", "submitLabel", "submitScope", "onSubmit", "keyboardType", "keyboardShortcut",
                    "autocorrectionDisabled", "disableAutocorrection", "autocapitalization",
                    "textInputAutocapitalization", "textInputCompletion", "textInputSuggestions",
                    "textInputFormattingControlVisibility", "textContentType", "scrollDismissesKeyboard",
                    "writingToolsBehavior", "writingToolsAffordanceVisibility", "typeSelectEquivalent", "onKeyPress",
                    "modifierKeyAlternate", "onModifierKeysChanged", "searchDictationBehavior", "searchCompletion",
                    "searchSelection", "textSelection", "textSelectionAffinity", "findDisabled", "replaceDisabled",
                    "findNavigator",
                ],
                "worked with the keyboard, which is not shown here"
            ),
            (
                [
                    "speechSpellsOutCharacters", "speechAdjustedPitch", "speechAlwaysIncludesPunctuation",
                    "speechAnnouncementsQueued",
                ],
                "changed how the text is read aloud"
            ),
            (
                [
                    "onDrag", "onDrop", "draggable", "dropDestination", "copyable", "cuttable", "deletable",
                    "pasteDestination", "dragConfiguration", "dragContainer", "dragPreviewsFormation",
                    "dropConfiguration", "dropPreviewsFormation", "onDragSessionUpdated", "onDropSessionUpdated",
                    "springLoadingBehavior", "itemProvider", "exportsItemProviders", "importsItemProviders",
                    "exportableToServices", "importableFromServices", "onCopyCommand", "onCutCommand",
                    "onPasteCommand", "onDeleteCommand",
                ],
                "moved something between views or programs"
            ),
            (
                [
                    "swipeActions", "onDelete", "onMove", "selectionDisabled", "moveDisabled", "deleteDisabled",
                    "sectionActions", "menuOrder", "menuActionDismissBehavior", "buttonRepeatBehavior", "help",
                ],
                "shown or done something once a person asks for it with a gesture that does nothing here"
            ),
            (
                [
                    "hoverEffect", "hoverEffectDisabled", "hoverEffectGroup", "defaultHoverEffect", "onHover",
                    "onContinuousHover", "listRowHoverEffect", "listRowHoverEffectDisabled", "pointerStyle",
                    "pointerVisibility", "onPencilSqueeze", "onPencilDoubleTap", "onLongTouchGesture",
                    "handGestureShortcut", "handlesGameControllerEvents", "digitalCrownRotation",
                    "digitalCrownAccessory", "onCommand", "onExitCommand", "onMoveCommand", "onPlayPauseCommand",
                    "pageCommand", "touchBar", "defersSystemGestures", "onApplicationRefocus",
                    "onInteractiveResizeChange",
                ],
                "listened for something that a finger on the screen does not do"
            ),
            (["scrollIndicatorsFlash", "scrollInputBehavior"], "changed how indicators and other input behave"),
        ]
        for group in groups { unseen(group.names, "it would have " + group.effect) }
    }

    /// What the system does around the screen.
    private mutating func addSystemServices() {
        let groups: [(names: [String], effect: String)] = [
            (
                [
                    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "contextMenu", "inspector",
                    "fileImporter", "fileExporter", "fileMover", "photosPicker", "quickLookPreview",
                    "searchSuggestions", "popoverTip", "imagePlaygroundSheet", "translationPresentation",
                    "appStoreOverlay", "manageSubscriptionsSheet", "refundRequestSheet", "offerCodeRedemption",
                    "musicSubscriptionOffer", "postToPhotosSharedAlbumSheet", "familyActivityPicker",
                    "contactAccessPicker", "newContactSheet", "lookAroundViewer", "mapItemDetailSheet",
                    "mapItemDetailPopover", "gameSaveSyncingAlert",
                ],
                "presented something over the screen"
            ),
            (
                [
                    "presentationDetents", "presentationDragIndicator", "presentationCornerRadius",
                    "presentationBackground", "presentationBackgroundInteraction", "presentationContentInteraction",
                    "presentationCompactAdaptation", "presentationSizing", "interactiveDismissDisabled",
                    "fullScreenCoverBackground", "dialogIcon", "dialogSuppressionToggle", "dialogSeverity",
                    "dialogPreventsAppTermination", "fileDialogBrowserOptions", "fileDialogConfirmationLabel",
                    "fileDialogCustomizationID", "fileDialogDefaultDirectory",
                    "fileDialogImportsUnresolvedAliases", "fileDialogMessage", "fileDialogURLEnabled",
                    "fileExporterFilenameLabel", "documentBrowserContextMenu", "photosPickerStyle",
                    "photosPickerAccessoryVisibility", "photosPickerDisabledCapabilities", "inspectorColumnWidth",
                ],
                "changed something that is presented over the screen, which nothing is here"
            ),
            (
                [
                    "onReceive", "onOpenURL", "onContinueUserActivity", "userActivity", "handlesExternalEvents",
                    "onInAppPurchaseStart", "onInAppPurchaseCompletion", "onCameraCaptureEvent",
                    "subscriptionStatusTask", "translationTask", "groupActivityAssociation", "renameAction",
                    "navigationDocument", "interactionActivityTrackingTag", "allowsWindowActivationEvents",
                ],
                "listened for something that does not happen here"
            ),
            (["searchScopes"], "put a row of scopes below a search field in use"),
            (
                [
                    "widgetURL", "widgetLabel", "widgetAccentable", "widgetCurvesContent", "persistentSystemOverlays",
                    "statusBar", "statusBarHidden", "windowDismissBehavior", "windowFullScreenBehavior",
                    "windowMinimizeBehavior", "windowResizeBehavior", "windowToolbarFullScreenVisibility",
                    "upperLimbVisibility", "volumeBaseplateVisibility", "glassBackgroundEffect",
                    "materialActiveAppearance", "toolbarItemHidden", "assistiveAccessNavigationIcon",
                ],
                "changed the window, the widget or the system's own signs around the screen"
            ),
        ]
        for group in groups { ignore(group.names, "it would have " + group.effect) }
        ignore(["defaultAppStorage"], "it would have kept stored values elsewhere; they live as long as the scene here")
    }

    /// Views of other frameworks are labelled boxes here.
    private mutating func addOtherFrameworks() {
        ignore(
            [
                "chartXAxis", "chartYAxis", "chartXAxisLabel", "chartYAxisLabel", "chartXAxisStyle", "chartYAxisStyle",
                "chartLegend", "chartXScale", "chartYScale", "chartForegroundStyleScale", "chartSymbolScale",
                "chartSymbolSizeScale", "chartLineStyleScale", "chartOverlay", "chartBackground", "chartPlotStyle",
                "chartScrollableAxes", "chartScrollPosition", "chartScrollTargetBehavior", "chartXVisibleDomain",
                "chartYVisibleDomain", "chartXSelection", "chartYSelection", "chartAngleSelection", "chartGesture",
                "chart3DPose",
            ],
            "it would have changed a chart, which is a labelled box here"
        )
        ignore(
            [
                "mapStyle", "mapControls", "mapControlVisibility", "mapCameraKeyframeAnimator", "mapScope",
                "mapFeatureSelectionDisabled", "onMapCameraChange",
            ],
            "it would have changed a map, which is a labelled box here"
        )
        ignore(
            [
                "webViewBackForwardNavigationGestures", "webViewContentBackground", "webViewElementFullscreenBehavior",
                "webViewLinkPreviews", "webViewMagnificationGestures", "webViewScrollInputBehavior",
                "webViewScrollPosition", "webViewTextSelection",
            ],
            "it would have changed a page of the web, which is a labelled box here"
        )
        ignore(
            [
                "productViewStyle", "productDescription", "productIconBorder", "subscriptionStoreControlStyle",
                "subscriptionStoreButtonLabel", "storeButton", "signInWithAppleButtonStyle", "tipBackground",
                "tipViewStyle",
            ],
            "it would have changed a view of another framework, which is a labelled box here"
        )
        ignore(
            ["modelContainer", "modelContext"],
            "it would have kept objects in a store; lists of stored objects are empty here"
        )
    }

    private mutating func addWithoutDrawing() {
        ignore(
            [
                "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorMultiply", "colorInvert",
                "blendMode", "rotation3DEffect", "projectionEffect", "transformEffect", "layerEffect", "colorEffect",
                "distortionEffect", "luminanceToAlpha", "compositingGroup", "drawingGroup", "interpolation",
                "renderingMode", "antialiased", "allowedDynamicRange", "textRenderer", "symbolColorRenderingMode",
                "symbolVariableValueMode", "backgroundExtensionEffect", "visualEffect3D", "transform3DEffect",
            ],
            "it would have changed how the view is drawn, not where it stands"
        )
        ignore(
            [
                "symbolRenderingMode", "symbolVariant", "allowsTightening", "privacySensitive",
                "scrollContentBackground", "listSectionSeparator",
                "listSectionSeparatorTint", "listRowSeparatorTint", "listRowPlatterColor", "listItemTint",
                "alternatingRowBackgrounds", "badgeProminence", "backgroundStyle", "scrollEdgeEffectStyle",
                "scrollEdgeEffectHidden", "scrollEdgeEffectDisabled", "toolbarColorScheme", "toolbarForegroundStyle",
                "navigationBarBackButtonHidden", "navigationLinkIndicatorVisibility", "navigationDestination",
                "toolbarRole", "toolbarTitleMenu", "searchToolbarBehavior", "searchPresentationToolbarBehavior",
                "typesettingLanguage", "invalidatableContent", "containerShape", "fill", "containerBackground",
                "menuIndicator", "colorSchemeAdaptation", "contentCaptureProtected", "paletteSelectionEffect",
                "sliderThumbVisibility", "tableColumnHeaders", "writingDirection", "layoutDirectionBehavior",
                "textVariant", "tabPlacement", "tabViewCustomization", "customizationBehavior",
                "tabViewSearchActivation", "defaultAdaptableTabBarPlacement", "sectionIndexLabel",
                "listSectionIndexVisibility", "commandsRemoved", "containerValue",
            ],
            "it would have changed how the view looks or behaves, not where it stands"
        )
        ignore(
            [
                "listStyle", "navigationViewStyle", "menuButtonStyle",
                "textEditorStyle", "indexViewStyle", "tabBarMinimizeBehavior",
                "tabViewBottomAccessory", "tabViewSidebarHeader", "tabViewSidebarFooter", "tabViewSidebarBottomBar",
                "fontWidth", "listSectionSpacing", "listSectionMargins",
                "headerProminence", "badge", "navigationSplitViewStyle", "navigationSplitViewColumnWidth",
                "navigationSubtitle", "tableStyle", "scrollIndicatorsStyle", "textScale",
                "glassEffect", "lineHeight", "labelReservedIconWidth", "labelIconToTitleSpacing", "labelsVisibility",
                "buttonSizing", "defaultWheelPickerItemHeight", "formStyle",
                "containerCornerOffset",
            ],
            "it would have changed how the view looks, and sizes and places with it"
        )
        ignore(
            ["matchedGeometryEffect"],
            "it would have moved the view to its source when that is another one; here it stands at its own place"
        )
    }

    private mutating func addPreviewForms() {
        ignore(["previewLayout", "previewDevice", "previewContext"], "")
        // Read from the source where previews are collected; they change nothing in the view.
        modifier("previewDisplayName(_ value: String?)") { _ in .ignored(name: "previewDisplayName") }
        options("InterfaceOrientation", ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"])
        modifier("previewInterfaceOrientation(_ value: InterfaceOrientation)") { _ in
            .ignored(name: "previewInterfaceOrientation")
        }
    }
}
