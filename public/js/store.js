// @ts-check

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
