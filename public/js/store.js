// @ts-check

/**
 * @typedef {import("./types.js").Frame} Frame
 * @typedef {import("./types.js").Hello} Hello
 * @typedef {import("./types.js").Diagnostic} Diagnostic
 * @typedef {import("./types.js").TreeNode} TreeNode
 * @typedef {import("./types.js").DeviceDescription} DeviceDescription
 * @typedef {import("./types.js").Environment} Environment
 * @typedef {import("./transport/connection.js").ConnectionStatus} ConnectionStatus
 *
 * @typedef {object} Scene what the person asked for
 * @property {string} [preset] the example that it is, until it is edited
 * @property {string} [origin] the example it began as, edited or not
 * @property {string | null} program `null` until the example's source has come
 * @property {string | import("./types.js").BareScreen} device
 * @property {number} os
 * @property {Environment} environment
 *
 * @typedef {{kind: "live"} | {kind: "recorded", index: number} | {kind: "moment", time: number}} Playback
 * `live`: the newest frame; `recorded`: a frame of the recording; `moment`: a link's moment, on a stopped clock
 *
 * @typedef {{tone: "error" | "info", text: string, action?: {label: string, run: () => void}}} Notice
 *
 * @typedef {object} PageState
 * @property {ConnectionStatus} connection
 * @property {Hello | null} hello
 * @property {Scene} scene
 * @property {DeviceDescription} device the device of the frame that is shown
 * @property {string} colorScheme of the frame that is shown
 * @property {Diagnostic[]} diagnostics
 * @property {Frame | null} frame the newest
 * @property {number} generation how many scenes have been opened: frames of one belong together
 * @property {TreeNode | null} tree
 * @property {number} treeSequence the frame that the tree belongs to
 * @property {string | number | null} selection the id of a tree node
 * @property {import("./types.js").Rect | null} highlight what the pointer points at, on the screen
 * @property {number | null} sourceLine the line of source that is lit
 * @property {ReadonlySet<string>} overlays
 * @property {Playback} playback
 * @property {Notice | null} notice
 * @property {boolean} isDragging
 */

/** @returns {PageState} */
export function initialState() {
  return {
    connection: { phase: "idle", attempt: 0, delay: 0, reason: "" },
    hello: null,
    scene: {
      program: null,
      device: "iphone-16",
      os: 18,
      environment: { dynamicTypeSize: "large", colorScheme: "light", layoutDirection: "leftToRight" },
    },
    device: {
      id: "iphone-16",
      name: "iPhone 16",
      width: 393,
      height: 852,
      scale: 3,
      safeArea: { top: 59, leading: 0, bottom: 34, trailing: 0 },
    },
    colorScheme: "light",
    diagnostics: [],
    frame: null,
    generation: 0,
    tree: null,
    treeSequence: -1,
    selection: null,
    highlight: null,
    sourceLine: null,
    overlays: new Set(),
    playback: { kind: "live" },
    notice: null,
    isDragging: false,
  };
}

/** The page's one state: frozen snapshots, replaced as a whole; listeners hear of the fields they named. */
export class Store {
  #state;
  /** @type {Set<{fields: readonly (keyof PageState)[], action: (state: PageState) => void}>} */
  #listeners = new Set();

  /** @param {PageState} state */
  constructor(state) {
    this.#state = Object.freeze({ ...state });
  }

  get state() {
    return this.#state;
  }

  /**
   * Replaces fields and tells those who listen to one that is now another value.
   *
   * @param {Partial<PageState>} changes
   */
  set(changes) {
    const before = this.#state;
    const after = Object.freeze({ ...before, ...changes });
    this.#state = after;
    for (const { fields, action } of this.#listeners) {
      if (fields.some((field) => before[field] !== after[field])) action(this.#state);
    }
  }

  /**
   * @param {readonly (keyof PageState)[]} fields
   * @param {(state: PageState) => void} action
   * @returns {() => void} ends the subscription
   */
  subscribe(fields, action) {
    const listener = { fields, action };
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
