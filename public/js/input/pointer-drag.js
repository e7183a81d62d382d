// @ts-check

/** Moves that come faster than this are left out, in milliseconds: no screen shows them, and what comes at the refresh has the last place. */
const CLOSEST_MOVES_MILLISECONDS = 4;

/**
 * One finger, mouse button or pen on the device.
 *
 * The pointer is captured, so that a drag goes on outside of the canvas; a second finger is ignored; a drag that the
 * browser takes away ends as cancelled.
 */
export class PointerDrag {
  #target;
  #handlers;
  /** @type {number | null} */
  #pointer = null;
  #hasBegun = false;
  /** @type {Point} */
  #last = { x: 0, y: 0 };
  #lastStamp = 0;
  /** @type {Point} the place that was told last */
  #told = { x: 0, y: 0 };

  /**
   * @param {HTMLElement} target
   * @param {object} handlers
   * @param {(event: PointerEvent) => Point} handlers.point where on the device's screen
   * @param {() => boolean} handlers.canBegin
   * @param {(event: PointerEvent) => boolean} handlers.picks whether a press chooses a view and is no touch
   * @param {(phase: "began" | "moved" | "ended" | "cancelled", point: Point, stamp: number) => void} handlers.touch
   * @param {(point: Point | null) => void} handlers.hover a mouse that moves without a button; `null` when it leaves
   * @param {() => void} handlers.press a pointer has gone down, whether or not the scene can take it yet
   */
  constructor(target, handlers) {
    this.#target = target;
    this.#handlers = handlers;
  }

  attach() {
    const target = this.#target;
    target.addEventListener("pointerdown", (event) => this.#down(event));
    target.addEventListener("pointermove", (event) => this.#moved(event));
    // Moves as they happen, where the browser tells them: `pointermove` waits for the next refresh, and by then the
    // answer to a move that was sent at once is there to be drawn in it.
    const raw = (/** @type {Event} */ event) => this.#pointer !== null && this.#moved(/** @type {PointerEvent} */ (event));
    target.addEventListener("pointerrawupdate", raw, { passive: true });
    target.addEventListener("pointerup", (event) => this.#end(event, "ended"));
    target.addEventListener("pointercancel", (event) => this.#end(event, "cancelled"));
    target.addEventListener("lostpointercapture", (event) => this.#end(event, "cancelled"));
    target.addEventListener("pointerleave", () => this.#handlers.hover(null));
    target.addEventListener("contextmenu", (event) => this.#pointer !== null && event.preventDefault());
    // Old touch engines scroll the page behind unless the touch itself is refused.
    target.addEventListener("touchmove", (event) => event.cancelable && event.preventDefault(), { passive: false });
  }

  /**
   * Ends a drag that is under way, for instance because the tab was hidden.
   *
   * @param {number} stamp
   */
  cancel(stamp) {
    if (this.#pointer === null) return;
    this.#pointer = null;
    if (this.#hasBegun) this.#handlers.touch("cancelled", this.#last, stamp);
    this.#hasBegun = false;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (this.#pointer !== null || event.button !== 0 || !event.isPrimary || this.#handlers.picks(event)) return;
    event.preventDefault();
    this.#pointer = event.pointerId;
    this.#hasBegun = false;
    this.#target.setPointerCapture(event.pointerId);
    this.#handlers.press();
    this.#begin(event);
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    if (!this.#handlers.canBegin()) return;
    this.#hasBegun = true;
    this.#told = this.#last = this.#handlers.point(event);
    this.#handlers.touch("began", this.#last, event.timeStamp);
  }

  /** @param {PointerEvent} event */
  #moved(event) {
    if (this.#pointer === null) {
      if (event.pointerType === "mouse") this.#handlers.hover(this.#handlers.point(event));
      return;
    }
    if (event.pointerId !== this.#pointer) return;
    if (!this.#hasBegun) {
      // The scene was still being opened when the finger went down; the drag starts where the finger is now.
      this.#begin(event);
      return;
    }
    this.#last = this.#handlers.point(event);
    const isClose = event.timeStamp - this.#lastStamp < CLOSEST_MOVES_MILLISECONDS;
    const isTold = this.#last.x === this.#told.x && this.#last.y === this.#told.y;
    if (isClose && (isTold || event.type !== "pointermove")) return;
    this.#lastStamp = event.timeStamp;
    this.#told = this.#last;
    this.#handlers.touch("moved", this.#last, event.timeStamp);
  }

  /**
   * @param {PointerEvent} event
   * @param {"ended" | "cancelled"} phase
   */
  #end(event, phase) {
    if (event.pointerId !== this.#pointer) return;
    this.#pointer = null;
    const point = phase === "ended" ? this.#handlers.point(event) : this.#last;
    if (this.#hasBegun) this.#handlers.touch(phase, point, event.timeStamp);
    this.#hasBegun = false;
  }
}
