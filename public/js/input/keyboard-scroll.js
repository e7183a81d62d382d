// @ts-check

/** What an arrow key scrolls, in points. */
const ARROW_POINTS = 40;
/** Farther than any content; the server stops at the edge. */
const TO_THE_EDGE_POINTS = 1e7;
/** How much of a page stays in view, in points. */
const PAGE_OVERLAP_POINTS = 40;
/** How long a key's movement takes, in milliseconds. */
const DURATION_MILLISECONDS = 140;

/**
 * Returns how far a key scrolls.
 *
 * @param {{key: string, shiftKey: boolean}} event
 * @param {ScrollViewState} view
 * @returns {Point | null} in points, or `null` for a key that does not scroll
 */
export function keyDelta(event, view) {
  const { containerSize, contentInsets } = view;
  const page = Math.max(
    ARROW_POINTS,
    containerSize.height - contentInsets.top - contentInsets.bottom - PAGE_OVERLAP_POINTS,
  );
  switch (event.key) {
    case "ArrowUp":
      return { x: 0, y: -ARROW_POINTS };
    case "ArrowDown":
      return { x: 0, y: ARROW_POINTS };
    case "ArrowLeft":
      return { x: -ARROW_POINTS, y: 0 };
    case "ArrowRight":
      return { x: ARROW_POINTS, y: 0 };
    case "PageUp":
      return { x: 0, y: -page };
    case "PageDown":
      return { x: 0, y: page };
    case " ":
      return { x: 0, y: event.shiftKey ? -page : page };
    case "Home":
      return { x: 0, y: -TO_THE_EDGE_POINTS };
    case "End":
      return { x: 0, y: TO_THE_EDGE_POINTS };
    default:
      return null;
  }
}

/** Scrolls with the keyboard; a step is spread over a few frames unless motion is to be reduced. */
export class KeyboardScroll {
  #handlers;
  #rest = { x: 0, y: 0 };
  #endsAt = 0;
  #isMoving = false;

  /**
   * @param {object} handlers
   * @param {(point: Point, delta: Point, stamp: number) => void} handlers.wheel
   * @param {(step: (time: number) => boolean) => void} handlers.animate
   * @param {() => boolean} handlers.reducesMotion
   */
  constructor(handlers) {
    this.#handlers = handlers;
  }

  /**
   * @param {KeyboardEvent} event
   * @param {ScrollViewState} view the scroll view that has the focus
   * @returns {boolean} whether the key scrolls
   */
  press(event, view) {
    if (event.metaKey || event.ctrlKey || event.altKey) return false;
    const delta = keyDelta(event, view);
    if (delta === null) return false;
    const point = { x: view.frame.x + view.frame.width / 2, y: view.frame.y + view.frame.height / 2 };
    const isFar = Math.abs(delta.y) >= TO_THE_EDGE_POINTS;
    if (isFar || this.#handlers.reducesMotion()) {
      this.#rest = { x: 0, y: 0 };
      this.#handlers.wheel(point, delta, event.timeStamp);
      return true;
    }
    this.#rest = { x: this.#rest.x + delta.x, y: this.#rest.y + delta.y };
    this.#endsAt = event.timeStamp + DURATION_MILLISECONDS;
    if (!this.#isMoving) {
      this.#isMoving = true;
      this.#handlers.animate((time) => this.#step(point, time));
    }
    return true;
  }

  /**
   * @param {Point} point
   * @param {number} time
   */
  #step(point, time) {
    const isLast = time >= this.#endsAt;
    // A fixed share of what is left in each frame slows down towards the end.
    const share = isLast ? 1 : 0.32;
    const delta = { x: this.#rest.x * share, y: this.#rest.y * share };
    this.#rest = { x: this.#rest.x - delta.x, y: this.#rest.y - delta.y };
    if (delta.x !== 0 || delta.y !== 0) this.#handlers.wheel(point, delta, time);
    this.#isMoving = !isLast;
    return this.#isMoving;
  }
}
