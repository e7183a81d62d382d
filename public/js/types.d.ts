// The shapes that cross the socket and those of the page's own model, for all modules by these names; no browser asks for
// this file. Lengths are points on the device's screen, times are seconds on the scene's clock, colours are `#RRGGBBAA`.

type Point = {x: number, y: number};
type Size = {width: number, height: number};
type Rect = {x: number, y: number, width: number, height: number};
type Insets = {top: number, leading: number, bottom: number, trailing: number};

type FontDescription = {size: number, weight?: string | number, design?: string, italic?: boolean, tracking?: number};
type TextLine = {text: string, x: number, baseline: number, direction?: string};
type Stroke = {color: string, width: number};
type GradientStop = {color: string, location: number};
/** Places in parts of the item's size, radii in points. */
type Gradient = {
  type: string, startX?: number, startY?: number, endX?: number, endY?: number, startRadius?: number, endRadius?: number,
  stops: GradientStop[],
};
type Shadow = {color: string, radius: number, x: number, y: number};
type SourcePosition = {line: number, column: number};

/** A shape outside of which nothing shows. */
interface ClipShape {
  /** the box around it, on the screen */
  frame: Rect;
  shape?: string;
  cornerRadius?: number;
  /** clockwise from the top left, where they differ */
  cornerRadii?: number[];
  /** SVG path data, from the top left corner of its box */
  path?: string;
  /** `evenOdd`, or what goes around the point at all */
  fillRule?: string;
  /** `[a, b, c, d, tx, ty]` from its own space to the screen */
  transform?: number[];
  /** its own size, where it is scaled or rotated */
  bounds?: Size;
}

/** One thing that is drawn. */
interface Item {
  /** stable while the view's identity lasts */
  id: string | number;
  kind: "shape" | "text" | "symbol" | "image" | "line" | "material";
  /** on the screen, before clipping */
  frame: Rect;
  /** the part that shows */
  clip?: Rect;
  /** shapes on the screen that cut it, all of them */
  clipShapes?: ClipShape[];
  /** the outline of a shape of the program's own: SVG path data, from the frame's top left corner */
  path?: string;
  /** of that path: `evenOdd`, or what it goes around at all */
  fillRule?: string;
  fill?: string;
  /** for information: `fill` and `stroke` have it already */
  opacity?: number;
  cornerRadius?: number;
  /** clockwise from the top left, where they differ */
  cornerRadii?: number[];
  /** how far the outline lies inside the frame */
  outlineInset?: number;
  stroke?: Stroke;
  shape?: string;
  gradient?: Gradient;
  shadow?: Shadow;
  blur?: number;
  /** `[a, b, c, d, tx, ty]` from the item's own space to the screen */
  transform?: number[];
  /** the item's own size, where it is scaled or rotated */
  bounds?: Size;
  text?: string;
  font?: FontDescription;
  decoration?: string;
  lines?: TextLine[];
  symbol?: string;
  /** of an image */
  name?: string;
  identifier?: string;
  pinned?: "header" | "footer";
  role?: string;
  /** in the words of SwiftUI's `AccessibilityTraits` */
  traits?: string[];
  source?: SourcePosition;
}

interface ScrollViewState {
  id: string | number;
  frame: Rect;
  contentOffset: Point;
  contentInsets: Insets;
  contentSize: Size;
  containerSize: Size;
  phase: string;
}

type Callback = {name: string, line?: number, old?: string, new?: string, pass?: number, message?: string};
type StateVariable = {name: string, value: string, view?: string, line?: number};

/** A header or footer that can pin; places on the screen, along the container's axis. */
interface PinnableState {
  part: "header" | "footer";
  state: "natural" | "pinned" | "pushed";
  natural: number;
  position: number;
  length: number;
  /** how far the section's end holds it past the pin line */
  pushedBy?: number;
}

interface LazyContainerState {
  id: string | number;
  view: string;
  scrollView?: string | number;
  axis: "horizontal" | "vertical";
  /** on the screen, rows that were never made included */
  frame: Rect;
  elementCount: number;
  /** elements that exist */
  realizedCount: number;
  /** rows */
  placedCount: number;
  /** where they are on the screen */
  placed?: {start: number, end: number};
  /** those that show */
  sections: {start: number, end: number, pinnables: PinnableState[]}[];
}

interface Frame {
  type: "frame";
  sequence: number;
  time: number;
  scrollViews: ScrollViewState[];
  items: Item[];
  callbacks: Callback[];
  /** left out where nothing changed since the last frame */
  state?: StateVariable[];
  /** lines that the program printed */
  console?: string[];
  /** where they were asked for */
  lazyContainers?: LazyContainerState[];
  reply?: number;
}

type Diagnostic = {severity: "error" | "warning" | "note", line: number, column: number, message: string};
type Opened = {
  type: "opened", diagnostics: Diagnostic[], device: unknown, program?: string, roots?: string[], previews?: string[], root?: string,
  preview?: number, reply?: number,
};

interface DeviceDescription {
  id: string;
  name: string;
  width: number;
  height: number;
  scale: number;
  safeArea: Insets;
}

/** A screen without a device. */
type BareScreen = {width: number, height: number, scale: number, safeArea: Insets};
type Preset = {id: string, title: string, summary: string};
type Hello = {type: "hello", protocol: number, version: string, devices: DeviceDescription[], presets: Preset[], formats?: boolean};

interface TreeNode {
  id: string | number;
  view: string;
  identifier?: string;
  source?: SourcePosition;
  /** `null` asks for the ideal size */
  proposal?: {width: number | string | null, height: number | string | null};
  size?: Size;
  frame?: Rect;
  safeArea?: Insets;
  /** what the view changes for those inside of it */
  environment?: {name: string, value: string}[];
  why?: string;
  children?: TreeNode[];
}

type Tree = {type: "tree", root: TreeNode, reply?: number};
type Problem = {type: "error", code: string, message: string, source?: SourcePosition, reply?: number};
type Answer = {type: "completions" | "signatures" | "formatted", reply?: number, [field: string]: unknown};
type ServerMessage = Hello | Opened | Frame | Tree | Problem | Answer;

interface Environment {
  dynamicTypeSize: string;
  colorScheme: string;
  layoutDirection: string;
  locale?: string;
}

type ClientMessage = {id?: number, type: string, [field: string]: unknown};

/** Everything that a link carries. */
interface SceneDescription {
  program?: string;
  preset?: string;
  device?: string | BareScreen;
  os?: number;
  environment?: Partial<Environment>;
  /** the view to show */
  root?: string;
  /** or the preview */
  preview?: string | number;
  gesture?: ClientMessage[];
  time?: number;
}

// What more than one module of the page speaks of.

/** What the person asked for. */
interface Scene {
  /** the example that it is, until it is edited */
  preset?: string;
  /** the example it began as, edited or not */
  origin?: string;
  /** `null` until the example's source has come */
  program: string | null;
  device: string | BareScreen;
  os: number;
  environment: Environment;
  /** the view that was chosen to be shown */
  root?: string;
  /** or the preview, by name or index */
  preview?: string | number;
}

/** `live`: the newest frame; `recorded`: a frame of the recording; `moment`: a link's moment, on a stopped clock. */
type Playback = {kind: "live"} | {kind: "recorded", index: number} | {kind: "moment", time: number};

/** Which of a program's views is shown; one of the two. */
type Shown = {root?: string, preview?: string | number};

/** What the pointer points at: a view by its id, or a line of the source, and where the pointer is. */
type Lit = {node: string | null, line: number | null, from: "stage" | "editor" | "panel"};

type Notice = {tone: "error" | "info", text: string, action?: {label: string, run: () => void}};

interface PageState {
  connection: ConnectionStatus;
  hello: Hello | null;
  scene: Scene;
  /** the device of the frame that is shown */
  device: DeviceDescription;
  /** of the frame that is shown */
  colorScheme: string;
  diagnostics: Diagnostic[];
  /** the views that can be shown by themselves */
  choices: {roots: string[], previews: string[], shown: Shown};
  /** the newest */
  frame: Frame | null;
  /** how many scenes have been opened: frames of one belong together */
  generation: number;
  tree: TreeNode | null;
  /** the frame that the tree belongs to */
  treeSequence: number;
  /** the id of a tree node */
  selection: string | number | null;
  /** what the pointer points at, wherever it is */
  lit: Lit | null;
  overlays: ReadonlySet<string>;
  playback: Playback;
  notice: Notice | null;
  isDragging: boolean;
  /** whether a press on the screen chooses a view */
  isPicking: boolean;
}

/** What is told of a frame along time. */
interface Moment {
  /** seconds from the first frame that was recorded, waits shortened */
  position: number;
  /** seconds on the scene's clock */
  time: number;
  /** of the outermost scroll view, in points down its content; `null` where nothing scrolls */
  offset: number | null;
  /** the offset at which it rests at its top */
  restOffset: number | null;
  phase: ScrollViewState["phase"];
  callbacks: Callback[];
}

/** One that was recorded: where its message is among the bytes of all, and how many are its. */
interface RecordedMoment extends Moment {
  start: number;
  size: number;
  state: Frame["state"];
}

/** A number of a scroll view, in the panel that tells them. */
interface ScrollRow {
  key: string;
  name: string;
  axis: string;
  startsGroup: boolean;
  read: (view: ScrollViewState) => number;
}

/** What is shown of a scroll view. */
interface ScrollCard {
  element: HTMLElement;
  phase: HTMLElement;
  why: HTMLElement;
  cells: Map<string, {value: HTMLElement, change: HTMLElement, number: number}>;
}

/** A row of the log: a callback, or several of the same in a row. */
interface LogEntry {
  key: string;
  count: number;
  time: number;
  /** from the first old value to the last new one */
  callback: Callback;
  /** `null` until it is shown */
  element: HTMLElement | null;
  isStale: boolean;
}

interface CanvasMetrics {
  /** of the backing store, in canvas pixels */
  width: number;
  height: number;
  /** so that one canvas pixel is one pixel of the display */
  cssWidth: number;
  cssHeight: number;
  /** canvas pixels in a point */
  scale: number;
}

interface TreeRow {
  node: TreeNode;
  depth: number;
  /** like the depth, but that modifiers stand with the view that they change */
  indent: number;
  parent: TreeNode | null;
}

/** Path data and the glyph's width, both in parts of `em`. */
type Outline = {data: string, advance: number};

type Outlines = {em: number, glyphs: ReadonlyMap<string, Outline>};

/** Counted from 1, the column in UTF-8 bytes. */
type Place = {line: number, column: number};

/** Sends a message and gives its answer. */
type Ask = (message: ClientMessage) => Promise<any>;

type Axis = "horizontal" | "vertical";

/** Fetches fonts; how many have come is of no use where texts are measured but once. */
type Fonts = {require: (font: string, sample: string) => void, arrivals?: number};

/** What painters draw on. */
interface Surface {
  /** its unit is the point */
  context: CanvasRenderingContext2D;
  /** canvas pixels in a point */
  scale: number;
  /** the font that the context has outside of items */
  font?: string;
  fonts: Fonts;
  palette: {background: string, label: string, indicator: string};
  isRightToLeft: boolean;
  /** the length of a CSS pixel, in points */
  cssPixel: number;
  /** makes another canvas; none where a drawing is written */
  createCanvas: (() => HTMLCanvasElement) | null;
  /** a second canvas for blurs, or none */
  scratch: (() => HTMLCanvasElement) | null;
}

type ZoomMode = "fit" | "points" | "pixels";

/** The chosen view. */
interface ChosenView {
  /** on the screen */
  frame: Rect;
  /** what was proposed to it, at its place; `null` where no length was */
  offered: Rect | null;
  /** the proposal in words, or nothing */
  words: string;
}

/** All that a picture depends on. */
interface Picture {
  frame: Frame | null;
  device: DeviceDescription;
  colorScheme: string;
  isRightToLeft: boolean;
  /** canvas pixels in a point */
  scale: number;
  /** CSS pixels in a point */
  zoom: number;
  overlays: ReadonlySet<string>;
  selection: ChosenView | null;
  /** what the pointer points at, on the screen */
  lit: Rect[];
  /** the frames of all views, where the tree is that of this picture */
  views: Rect[] | null;
  /** the top inset at rest */
  restTop: (scrollView: ScrollViewState) => number;
  /** draws overlays, selection and what is lit */
  paintOver: ((surface: Surface, picture: Picture) => void) | null;
}

/** The shape around a screen, in points. */
interface DeviceOutline {
  kind: "island" | "notch" | "button" | "tablet" | "bare";
  /** of the screen */
  cornerRadius: number;
  /** thickness at every side */
  bezel: number;
  /** extra thickness above and below, for phones with a button */
  chin: number;
  isLandscape: boolean;
}

type ConnectionStatus = {phase: ConnectionPhase, attempt: number, delay: number, reason: string};

/** What a connection is made of, so that tests can bring their own. */
interface ConnectionParts {
  url: string;
  createSocket: (url: string, protocol: string) => WebSocket;
  schedule: (action: () => void, milliseconds: number) => unknown;
  unschedule: (timer: any) => void;
  random: () => number;
  onMessage: (message: ServerMessage) => void;
  /** called for a message that cannot be understood */
  onRubbish: (reason: string) => void;
  onStatus: (status: ConnectionStatus) => void;
}

/**
 * - `idle`: nothing started yet
 * - `connecting`: a socket is being opened
 * - `greeting`: the socket is open, the server's `hello` has not come
 * - `ready`: messages may be sent
 * - `waiting`: the socket is lost, the next attempt has a date
 * - `gone`: all attempts are used up; a person may start anew
 * - `closed`: final
 */
type ConnectionPhase = "idle" | "connecting" | "greeting" | "ready" | "waiting" | "gone" | "closed";

type ConnectionEvent = "connect" | "socketOpened" | "greeted" | "lost" | "exhausted" | "close";

/** What is drawn over the picture, and what pointing at it does. */
interface Marks {
  marksOf: (frame: Frame | null) => Pick<Picture, "selection" | "lit" | "views" | "paintOver">;
  hover: (point: Point | null) => void;
  choose: (point: Point) => void;
}

/** What an answer belongs to. */
interface SceneRequest {
  /** of the message */
  type: string;
  /** the one that it was sent for */
  scene: Scene;
  /** whether the scene's clock runs by itself */
  isLive: boolean;
  /** takes the answer, which changes nothing */
  resolve?: (answer: ServerMessage | null) => void;
}

/** What is there from the beginning. */
interface PageParts {
  timers: {schedule: (action: () => void, milliseconds: number) => unknown, unschedule: (timer: any) => void};
  recording: Recording;
  panes: Panes;
  stage: Stage;
  loop: RenderLoop;
  followers: Followers;
  /** what is drawn beside the device in the same refresh */
  beside: (() => void)[];
  shownFrame: () => Frame | null;
}

// What modules are made of, so that each can say whose it needs.

type InputLog = import("./model/input-log.js").InputLog;
type Recording = import("./model/recording.js").Recording;
type RequestList = import("./model/scene-answers.js").RequestList;
type SceneClock = import("./model/scene-clock.js").SceneClock;
type RestInsets = import("./model/scene-metrics.js").RestInsets;
type SceneSession = import("./model/scene-session.js").SceneSession;
type CodeEditor = import("./panels/code-editor.js").CodeEditor;
type Panes = import("./panels/panes.js").Panes;
type Preferences = import("./panels/panes.js").Preferences;
type Followers = import("./render/followers.js").Followers;
type FontLibrary = import("./render/font-library.js").FontLibrary;
type OverlayLabels = import("./render/overlay-labels.js").OverlayLabels;
type RenderLoop = import("./render/render-loop.js").RenderLoop;
type Stage = import("./stage.js").Stage;
type Store = import("./store.js").Store;
type Connection = import("./transport/connection.js").Connection;
