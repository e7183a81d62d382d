// @ts-check

/**
 * The shapes that cross the socket and the shapes of the page's own model. Lengths are points on the device's screen,
 * times are seconds on the scene's clock, colours are `#RRGGBBAA`.
 *
 * @typedef {{x: number, y: number}} Point
 * @typedef {{width: number, height: number}} Size
 * @typedef {{x: number, y: number, width: number, height: number}} Rect
 * @typedef {{top: number, leading: number, bottom: number, trailing: number}} Insets
 *
 * @typedef {{size: number, weight?: string | number, design?: string, italic?: boolean, tracking?: number}} FontDescription
 * @typedef {{text: string, x: number, baseline: number, direction?: string}} TextLine
 * @typedef {{color: string, width: number}} Stroke
 * @typedef {{color: string, location: number}} GradientStop
 * @typedef {{type: string, startX?: number, startY?: number, endX?: number, endY?: number, startRadius?: number,
 *   endRadius?: number, stops: GradientStop[]}} Gradient places in parts of the item's size, radii in points
 * @typedef {{color: string, radius: number, x: number, y: number}} Shadow
 * @typedef {{line: number, column: number}} SourcePosition
 *
 * @typedef {object} ClipShape a shape outside of which nothing shows
 * @property {Rect} frame the box around it, on the screen
 * @property {string} [shape]
 * @property {number} [cornerRadius]
 * @property {number[]} [cornerRadii] clockwise from the top left, where they differ
 * @property {string} [path] SVG path data, from the top left corner of its box
 * @property {string} [fillRule] `evenOdd`, or what goes around the point at all
 * @property {number[]} [transform] `[a, b, c, d, tx, ty]` from its own space to the screen
 * @property {Size} [bounds] its own size, where it is scaled or rotated
 *
 * @typedef {object} Item one thing that is drawn
 * @property {string | number} id stable while the view's identity lasts
 * @property {"shape" | "text" | "symbol" | "image" | "line" | "material"} kind
 * @property {Rect} frame on the screen, before clipping
 * @property {Rect} [clip] the part that shows
 * @property {ClipShape[]} [clipShapes] shapes on the screen that cut it, all of them
 * @property {string} [path] the outline of a shape of the program's own: SVG path data, from the frame's top left corner
 * @property {string} [fillRule] of that path: `evenOdd`, or what it goes around at all
 * @property {string} [fill]
 * @property {number} [opacity] for information: `fill` and `stroke` have it already
 * @property {number} [cornerRadius]
 * @property {number[]} [cornerRadii] clockwise from the top left, where they differ
 * @property {number} [outlineInset] how far the outline lies inside the frame
 * @property {Stroke} [stroke]
 * @property {string} [shape]
 * @property {Gradient} [gradient]
 * @property {Shadow} [shadow]
 * @property {number} [blur]
 * @property {number[]} [transform] `[a, b, c, d, tx, ty]` from the item's own space to the screen
 * @property {Size} [bounds] the item's own size, where it is scaled or rotated
 * @property {string} [text]
 * @property {FontDescription} [font]
 * @property {string} [decoration]
 * @property {TextLine[]} [lines]
 * @property {string} [symbol]
 * @property {string} [name] of an image
 * @property {string} [identifier]
 * @property {"header" | "footer"} [pinned]
 * @property {string} [role]
 * @property {string[]} [traits] in the words of SwiftUI's `AccessibilityTraits`
 * @property {SourcePosition} [source]
 *
 * @typedef {object} ScrollViewState
 * @property {string | number} id
 * @property {Rect} frame
 * @property {Point} contentOffset
 * @property {Insets} contentInsets
 * @property {Size} contentSize
 * @property {Size} containerSize
 * @property {string} phase
 *
 * @typedef {{name: string, line?: number, old?: string, new?: string, pass?: number, message?: string}} Callback
 * @typedef {{name: string, value: string, view?: string, line?: number}} StateVariable
 *
 * @typedef {object} PinnableState a header or footer that can pin; places on the screen, along the container's axis
 * @property {"header" | "footer"} part
 * @property {"natural" | "pinned" | "pushed"} state
 * @property {number} natural
 * @property {number} position
 * @property {number} length
 * @property {number} [pushedBy] how far the section's end holds it past the pin line
 *
 * @typedef {object} LazyContainerState
 * @property {string | number} id
 * @property {string} view
 * @property {string | number} [scrollView]
 * @property {"horizontal" | "vertical"} axis
 * @property {Rect} frame on the screen, rows that were never made included
 * @property {number} elementCount
 * @property {number} realizedCount elements that exist
 * @property {number} placedCount rows
 * @property {{start: number, end: number}} [placed] where they are on the screen
 * @property {{start: number, end: number, pinnables: PinnableState[]}[]} sections those that show
 *
 * @typedef {object} Frame
 * @property {"frame"} type
 * @property {number} sequence
 * @property {number} time
 * @property {ScrollViewState[]} scrollViews
 * @property {Item[]} items
 * @property {Callback[]} callbacks
 * @property {StateVariable[]} [state] left out where nothing changed since the last frame
 * @property {string[]} [console] lines that the program printed
 * @property {LazyContainerState[]} [lazyContainers] where they were asked for
 * @property {number} [reply]
 *
 * @typedef {{severity: "error" | "warning" | "note", line: number, column: number, message: string}} Diagnostic
 * @typedef {{type: "opened", diagnostics: Diagnostic[], device: unknown, program?: string, roots?: string[], previews?: string[],
 *   root?: string, preview?: number, reply?: number}} Opened
 *
 * @typedef {object} DeviceDescription
 * @property {string} id
 * @property {string} name
 * @property {number} width
 * @property {number} height
 * @property {number} scale
 * @property {Insets} safeArea
 *
 * @typedef {{width: number, height: number, scale: number, safeArea: Insets}} BareScreen a screen without a device
 * @typedef {{id: string, title: string, summary: string}} Preset
 * @typedef {{type: "hello", protocol: number, version: string, devices: DeviceDescription[], presets: Preset[], formats?: boolean}} Hello
 *
 * @typedef {object} TreeNode
 * @property {string | number} id
 * @property {string} view
 * @property {string} [identifier]
 * @property {SourcePosition} [source]
 * @property {{width: number | string | null, height: number | string | null}} [proposal] `null` asks for the ideal size
 * @property {Size} [size]
 * @property {Rect} [frame]
 * @property {Insets} [safeArea]
 * @property {{name: string, value: string}[]} [environment] what the view changes for those inside of it
 * @property {string} [why]
 * @property {TreeNode[]} [children]
 *
 * @typedef {{type: "tree", root: TreeNode, reply?: number}} Tree
 * @typedef {{type: "error", code: string, message: string, source?: SourcePosition, reply?: number}} Problem
 * @typedef {{type: "completions" | "signatures" | "formatted", reply?: number, [field: string]: unknown}} Answer
 * @typedef {Hello | Opened | Frame | Tree | Problem | Answer} ServerMessage
 *
 * @typedef {object} Environment
 * @property {string} dynamicTypeSize
 * @property {string} colorScheme
 * @property {string} layoutDirection
 * @property {string} [locale]
 *
 * @typedef {{id?: number, type: string, [field: string]: unknown}} ClientMessage
 *
 * @typedef {object} SceneDescription everything that a link carries
 * @property {string} [program]
 * @property {string} [preset]
 * @property {string | BareScreen} [device]
 * @property {number} [os]
 * @property {Partial<Environment>} [environment]
 * @property {string} [root] the view to show
 * @property {string | number} [preview] or the preview
 * @property {ClientMessage[]} [gesture]
 * @property {number} [time]
 */

export {};
