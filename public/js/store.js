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
 * @property {string} [root] the view that was chosen to be shown
 * @property {string | number} [preview] or the preview, by name or index
 *
 * @typedef {{kind: "live"} | {kind: "recorded", index: number} | {kind: "moment", time: number}} Playback
 * `live`: the newest frame; `recorded`: a frame of the recording; `moment`: a link's moment, on a stopped clock
 *
 * @typedef {{root?: string, preview?: string | number}} Shown which of a program's views is shown; one of the two
 *
 * @typedef {{node: string | null, line: number | null, from: "stage" | "editor" | "panel"}} Lit
 * a view by its id, or a line of the source, and where the pointer is
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
 * @property {{roots: string[], previews: string[], shown: Shown}} choices the views that can be shown by themselves
 * @property {Frame | null} frame the newest
 * @property {number} generation how many scenes have been opened: frames of one belong together
 * @property {TreeNode | null} tree
 * @property {number} treeSequence the frame that the tree belongs to
 * @property {string | number | null} selection the id of a tree node
 * @property {Lit | null} lit what the pointer points at, wherever it is
 * @property {ReadonlySet<string>} overlays
 * @property {Playback} playback
 * @property {Notice | null} notice
 * @property {boolean} isDragging
 * @property {boolean} isPicking whether a press on the screen chooses a view
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
    choices: { roots: [], previews: [], shown: {} },
    frame: null,
    generation: 0,
    tree: null,
    treeSequence: -1,
    selection: null,
    lit: null,
    overlays: new Set(),
    playback: { kind: "live" },
    notice: null,
    isDragging: false,
    isPicking: false,
  };
}

/**
 * What is wrong with the program as it stands; an empty program is no mistake.
 *
 * @param {Pick<PageState, "diagnostics" | "scene">} state
 */
export const problemsOf = ({ diagnostics, scene }) => (scene.program?.trim() === "" ? [] : diagnostics);

/**
 * Whether the picture and the tree are of an earlier program, since the present one has errors.
 *
 * @param {Pick<PageState, "diagnostics">} state
 */
export const isStale = ({ diagnostics }) => diagnostics.some(({ severity }) => severity === "error");

/** The page's one state: frozen snapshots, replaced as a whole; listeners hear of the fields they named. */
export class Store {
  #first;
  #state;
  /** @type {Set<{fields: readonly (keyof PageState)[], action: (state: PageState) => void}>} */
  #listeners = new Set();
  /** @type {Set<{fields: readonly (keyof PageState)[], action: (state: PageState) => void}>} those who have not caught up */
  #late = new Set();

  /** @param {PageState} state */
  constructor(state) {
    this.#first = this.#state = Object.freeze({ ...state });
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
    this.#late.add(listener);
    return () => {
      this.#listeners.delete(listener);
      this.#late.delete(listener);
    };
  }

  /**
   * Tells those who have subscribed since the last call of the fields that are not as they were at first. To be called when
   * a part of the page that came after the first changes is whole.
   */
  catchUp() {
    const late = [...this.#late];
    this.#late.clear();
    for (const { fields, action } of late) {
      if (fields.some((field) => this.#first[field] !== this.#state[field])) action(this.#state);
    }
  }
}
