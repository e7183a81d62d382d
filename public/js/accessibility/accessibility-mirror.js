// @ts-check
import { isAtRest } from "../model/scene-metrics.js";
import { setAttribute, setText } from "../panels/dom.js";

/** While the content moves, the mirror follows at most this often, in milliseconds. */
const INTERVAL_MILLISECONDS = 250;
const SHORTCUTS = "ArrowUp ArrowDown PageUp PageDown Home End Space";

/**
 * A parallel document, invisible and over the picture, with names, roles and focus for what the canvas shows: one
 * element for each scroll view, and one for each text and symbol, in drawing order.
 */
export class AccessibilityMirror {
  #root;
  #handlers;
  /** @type {Map<string, HTMLElement>} */
  #elements = new Map();
  #lastUpdate = -Infinity;
  /** @type {ScrollViewState[]} */
  #scrollViews = [];

  /**
   * @param {HTMLElement} root covers the canvas
   * @param {object} handlers
   * @param {(event: KeyboardEvent, view: ScrollViewState) => boolean} handlers.key
   * @param {(item: Item) => void} handlers.activate
   */
  constructor(root, handlers) {
    this.#root = root;
    this.#handlers = handlers;
  }

  /**
   * @param {Frame} frame
   * @param {number} zoom CSS pixels in a point
   * @param {number} time milliseconds
   */
  update(frame, zoom, time) {
    this.#scrollViews = frame.scrollViews;
    if (!isAtRest(frame) && time - this.#lastUpdate < INTERVAL_MILLISECONDS) return;
    this.#lastUpdate = time;
    /** @type {Map<string, HTMLElement>} */
    const kept = new Map();
    for (const [index, view] of frame.scrollViews.entries()) {
      const element = this.#element(`scroll:${view.id}`, "div", kept);
      this.#describeScrollView(element, view, index, frame.scrollViews.length);
      place(element, view.frame, zoom);
    }
    for (const item of frame.items) {
      if (item.kind !== "text" && item.kind !== "symbol") continue;
      const isButton = item.traits?.includes("isButton") === true;
      const element = this.#element(`item:${item.id}`, isButton ? "button" : "span", kept);
      this.#describeItem(element, item, isButton);
      place(element, item.clip ?? item.frame, zoom);
    }
    for (const [key, element] of this.#elements) if (!kept.has(key)) element.remove();
    this.#elements = kept;
    this.#order(kept);
  }

  /** Moves the focus to the outermost scroll view, so that keys scroll it. */
  focus() {
    const first = this.#scrollViews[0];
    // Whoever points sees where; the ring is for those who come by keyboard.
    const options = /** @type {FocusOptions} */ ({ preventScroll: true, focusVisible: false });
    if (first !== undefined) this.#elements.get(`scroll:${first.id}`)?.focus(options);
  }

  /**
   * @param {string} key
   * @param {string} tag
   * @param {Map<string, HTMLElement>} kept
   */
  #element(key, tag, kept) {
    const known = this.#elements.get(key);
    const element =
      known !== undefined && known.localName === tag ? known : this.#root.ownerDocument.createElement(tag);
    if (known !== undefined && known !== element) known.remove();
    kept.set(key, element);
    return element;
  }

  /** @param {Map<string, HTMLElement>} elements */
  #order(elements) {
    let next = this.#root.firstElementChild;
    for (const element of elements.values()) {
      if (element === next) next = next.nextElementSibling;
      else this.#root.insertBefore(element, next);
    }
  }

  /**
   * @param {HTMLElement} element
   * @param {ScrollViewState} view
   * @param {number} index
   * @param {number} count
   */
  #describeScrollView(element, view, index, count) {
    const position = Math.round(view.contentOffset.y + view.contentInsets.top);
    setAttribute(element, "role", "group");
    setAttribute(element, "tabindex", "0");
    setAttribute(element, "aria-keyshortcuts", SHORTCUTS);
    setAttribute(element, "aria-roledescription", "scroll view");
    setAttribute(element, "aria-label", `${count > 1 ? `Scroll view ${index + 1}` : "Screen"}, at ${position} points`);
    element.onkeydown = (event) => {
      const present = this.#scrollViews.find((candidate) => candidate.id === view.id);
      if (present !== undefined && this.#handlers.key(event, present)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
  }

  /**
   * @param {HTMLElement} element
   * @param {Item} item
   * @param {boolean} isButton
   */
  #describeItem(element, item, isButton) {
    const isTitle = item.role === "largeTitle" || item.role === "inlineTitle";
    const isHeading = isTitle || item.pinned === "header" || item.traits?.includes("isHeader") === true;
    if (isHeading) {
      setAttribute(element, "role", "heading");
      setAttribute(element, "aria-level", isTitle ? "1" : "2");
    }
    if (item.kind === "symbol") {
      setAttribute(element, "role", "img");
      setAttribute(element, "aria-label", (item.symbol ?? "symbol").replaceAll(".", " "));
    } else {
      setText(element, item.text ?? "");
    }
    if (isButton) element.onclick = () => this.#handlers.activate(item);
  }
}

/**
 * @param {HTMLElement} element
 * @param {Rect} rect
 * @param {number} zoom
 */
function place(element, rect, zoom) {
  element.style.transform = `translate(${rect.x * zoom}px, ${rect.y * zoom}px)`;
  element.style.width = `${rect.width * zoom}px`;
  element.style.height = `${rect.height * zoom}px`;
}
