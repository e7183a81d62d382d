// @ts-check
import { byId } from "./dom.js";

/** @typedef {"code" | "inspect" | "time"} PaneName */

/** Panes are no narrower and no wider than this, in CSS pixels. */
const NARROWEST = 220;
const WIDEST = 900;
const KEY_STEP = 16;
/** Below this width the inspector is folded at first, below this height the time line, in CSS pixels. */
const ROOMY = Object.freeze({ width: 1100, height: 520 });
/** Below this width there is room for one pane beside the stage, in CSS pixels. */
const ROOM_FOR_BOTH = 900;
/** A sheet that is pulled down by as much goes away, in CSS pixels; the first few are a finger that is not quite still. */
const PULL = Object.freeze({ least: 8, away: 56 });
/** @type {readonly PaneName[]} */
const PANES = ["code", "inspect", "time"];

/** The panes around the stage: folded and unfolded, resized, remembered; on a phone, sheets from the bottom. */
export class Panes {
  #window;
  #body;
  #root;
  #preferences;
  /** Called when a pane was shown or folded. */
  onChange;

  /**
   * @param {Window} window
   * @param {Preferences} preferences
   * @param {() => void} onChange called when a pane was shown or folded
   */
  constructor(window, preferences, onChange) {
    this.#window = window;
    this.onChange = onChange;
    this.#body = window.document.body;
    this.#root = window.document.documentElement;
    this.#preferences = preferences;
    if (window.location.pathname.startsWith("/embed")) this.#embed();
    this.#arrange();
    window.matchMedia(`(max-width: ${ROOM_FOR_BOTH - 1}px)`).addEventListener("change", () => this.#arrange());
    for (const button of this.#body.querySelectorAll("[data-pane]")) {
      button.addEventListener("click", () => this.toggle(/** @type {PaneName} */ (button.getAttribute("data-pane"))));
    }
    for (const button of this.#body.querySelectorAll("button[data-sheet]")) {
      button.addEventListener("click", () => this.#toggleSheet(button.getAttribute("data-sheet") ?? ""));
    }
    for (const head of this.#body.querySelectorAll(".pane-head, .transport")) this.#pullsDown(/** @type {HTMLElement} */ (head));
    this.#splitter("code-splitter", "code", 1);
    this.#splitter("inspect-splitter", "inspect", -1);
  }

  /** @param {PaneName} pane */
  isShown(pane) {
    if (this.#isNarrow()) return this.#body.dataset.sheet === pane;
    return this.#body.dataset[pane] !== "folded";
  }

  /** @param {PaneName} pane */
  show(pane) {
    if (this.isShown(pane)) return;
    if (this.#isNarrow()) this.#toggleSheet(pane);
    else this.toggle(pane);
  }

  /** @param {PaneName} pane */
  toggle(pane) {
    const isFolded = this.#body.dataset[pane] === "folded";
    this.#fold(pane, !isFolded);
    if (isFolded) this.#makeRoomFor(pane);
    this.#preferences.write(`${pane}.fold`, isFolded ? "open" : "folded");
  }

  /**
   * Folds the pane at the other side of the stage, where there is no room for both.
   *
   * @param {PaneName} pane
   */
  #makeRoomFor(pane) {
    if (pane !== "time" && this.#window.innerWidth < ROOM_FOR_BOTH) this.#fold(pane === "code" ? "inspect" : "code", true);
  }

  /** Leaves only the device, or the device and its source, and a way to the whole page. */
  #embed() {
    const { location, document } = this.#window;
    this.#body.dataset.embed = location.search === "?code" ? "code" : "device";
    byId(document, "open-link", HTMLAnchorElement).href = `/${location.hash}`;
  }

  #arrange() {
    for (const pane of PANES) this.#restore(pane);
    if (this.isShown("code") && this.isShown("inspect")) this.#makeRoomFor("inspect");
  }

  #isNarrow() {
    return this.#window.matchMedia("(max-width: 699px)").matches;
  }

  /** @param {PaneName} pane */
  #restore(pane) {
    const remembered = this.#preferences.read(`${pane}.fold`);
    const { innerWidth, innerHeight } = this.#window;
    const isCramped = (pane === "inspect" && innerWidth < ROOMY.width) || (pane === "time" && innerHeight < ROOMY.height);
    this.#fold(pane, remembered === null ? isCramped : remembered === "folded");
    const width = Number(this.#preferences.read(`${pane}.width`) ?? "");
    if (width >= NARROWEST && width <= WIDEST) this.#root.style.setProperty(`--${pane}-width`, `${width}px`);
  }

  /**
   * @param {PaneName} pane
   * @param {boolean} isFolded
   */
  #fold(pane, isFolded) {
    this.#body.dataset[pane] = isFolded ? "folded" : "open";
    const button = this.#body.querySelector(`[data-pane="${pane}"]`);
    button?.setAttribute("aria-pressed", String(!isFolded));
    this.onChange();
  }

  /** @param {string} name */
  #toggleSheet(name) {
    const isOpen = this.#body.dataset.sheet === name;
    if (isOpen) delete this.#body.dataset.sheet;
    else this.#body.dataset.sheet = name;
    for (const button of this.#body.querySelectorAll("button[data-sheet]")) {
      button.setAttribute("aria-expanded", String(!isOpen && button.getAttribute("data-sheet") === name));
    }
    this.onChange();
  }

  /**
   * On a phone a sheet is put away by pulling its head down; the sheet goes with the finger.
   *
   * @param {HTMLElement} head
   */
  #pullsDown(head) {
    const sheet = head.parentElement;
    let start = Number.NaN;
    head.addEventListener("pointerdown", ({ clientY }) => {
      start = this.#isNarrow() && this.#body.dataset.sheet !== undefined ? clientY : Number.NaN;
    });
    head.addEventListener("pointermove", ({ clientY, pointerId }) => {
      if (sheet === null || !(clientY - start > PULL.least)) return;
      head.setPointerCapture(pointerId);
      sheet.style.translate = `0 ${clientY - start}px`;
    });
    const end = (/** @type {PointerEvent} */ { clientY, type }) => {
      const isAway = type === "pointerup" && clientY - start > PULL.away;
      start = Number.NaN;
      if (sheet !== null) sheet.style.translate = "";
      if (isAway) this.#toggleSheet(this.#body.dataset.sheet ?? "");
    };
    head.addEventListener("pointerup", end);
    head.addEventListener("pointercancel", end);
  }

  /**
   * @param {string} id
   * @param {PaneName} pane
   * @param {1 | -1} direction in which dragging makes the pane wider
   */
  #splitter(id, pane, direction) {
    const splitter = byId(this.#window.document, id, HTMLElement);
    const target = byId(this.#window.document, pane, HTMLElement);
    splitter.setAttribute("aria-valuemin", String(NARROWEST));
    splitter.setAttribute("aria-valuemax", String(WIDEST));
    const resize = (/** @type {number} */ width) => {
      const most = Math.min(WIDEST, this.#window.innerWidth / 2);
      const held = Math.round(Math.min(Math.max(width, NARROWEST), most));
      this.#root.style.setProperty(`--${pane}-width`, `${held}px`);
      splitter.setAttribute("aria-valuenow", String(held));
      this.#preferences.write(`${pane}.width`, String(held));
    };
    splitter.setAttribute("aria-valuenow", String(target.offsetWidth));
    splitter.addEventListener("focus", () => splitter.setAttribute("aria-valuenow", String(target.offsetWidth)));
    let start = { x: 0, width: 0 };
    splitter.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      splitter.setPointerCapture(event.pointerId);
      splitter.dataset.state = "dragging";
      start = { x: event.clientX, width: target.offsetWidth };
    });
    splitter.addEventListener("pointermove", (event) => {
      if (!splitter.hasPointerCapture(event.pointerId)) return;
      resize(start.width + direction * (event.clientX - start.x));
    });
    splitter.addEventListener("lostpointercapture", () => delete splitter.dataset.state);
    splitter.addEventListener("dblclick", () => this.toggle(pane));
    splitter.addEventListener("keydown", (event) => {
      const step = event.key === "ArrowRight" ? KEY_STEP : event.key === "ArrowLeft" ? -KEY_STEP : 0;
      if (step !== 0) resize(target.offsetWidth + direction * step);
      else if (event.key === "Enter") this.toggle(pane);
      else return;
      event.preventDefault();
    });
  }
}

/** What the browser remembers for a person between visits; without storage, for this visit only. */
export class Preferences {
  #storage;
  /** @type {Map<string, string>} */
  #memory = new Map();

  /** @param {() => Storage} storage may throw: some browsers refuse it in private windows */
  constructor(storage) {
    this.#storage = storage;
  }

  /** @param {string} name */
  read(name) {
    const remembered = this.#memory.get(name);
    if (remembered !== undefined) return remembered;
    try {
      return this.#storage().getItem(`overscroll.${name}`);
    } catch {
      return null;
    }
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  write(name, value) {
    this.#memory.set(name, value);
    try {
      this.#storage().setItem(`overscroll.${name}`, value);
    } catch {
      // Storage is refused or full: `#memory` has it for this visit.
      return;
    }
  }
}
