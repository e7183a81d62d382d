// @ts-check

/** @typedef {import("../types.js").Frame} Frame */

/**
 * At most so many frames wait for their refresh: the one that is drawn next, and two behind it. Server and display count
 * sixtieths of a second by clocks of their own, so that now and then two frames come between two refreshes and none
 * between the next two; drawn one after the other, they move evenly. What comes on top of that takes the place of the
 * oldest: what is shown is never more than three refreshes old.
 */
const MOST_WAITING = 3;
/** Phases in which the picture follows a finger: there the newest frame is the one to draw, however many came. */
const UNDER_A_FINGER = new Set(["tracking", "interacting"]);

/** The one owner of the browser's animation frames: draws one frame a refresh, and nothing while nothing has changed. */
export class RenderLoop {
  /** @type {Frame | null} */
  #frame = null;
  /** @type {Frame[]} oldest first */
  #waiting = [];
  #isDirty = false;
  #isScheduled = false;
  /** @type {Set<(time: number) => boolean>} */
  #animations = new Set();
  #draw;
  #requestFrame;

  /**
   * @param {(frame: Frame | null, time: number) => void} draw
   * @param {(callback: FrameRequestCallback) => number} requestFrame injected so that tests own time
   */
  constructor(draw, requestFrame) {
    this.#draw = draw;
    this.#requestFrame = requestFrame;
  }

  /** The frame that was drawn last. */
  get frame() {
    return this.#frame;
  }

  /**
   * Draws a frame at the next refresh, or after those that wait. A frame that follows a finger or answers a change takes
   * the place of those: it must be seen at once.
   *
   * @param {Frame | null} frame
   */
  submit(frame) {
    const isUrgent = frame === null || frame.reply !== undefined || frame.scrollViews.some(({ phase }) => UNDER_A_FINGER.has(phase));
    if (isUrgent) this.#waiting = [];
    if (frame === null) this.#frame = null;
    else this.#waiting = [...this.#waiting, frame].slice(-MOST_WAITING);
    this.invalidate();
  }

  /** Draws the present frame again at the next refresh, for instance after the canvas changed its size. */
  invalidate() {
    this.#isDirty = true;
    this.#schedule();
  }

  /**
   * Calls `step` at each refresh until it returns false.
   *
   * @param {(time: number) => boolean} step
   */
  animate(step) {
    this.#animations.add(step);
    this.#schedule();
  }

  #schedule() {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#requestFrame((time) => this.#tick(time));
  }

  /** @param {number} time milliseconds */
  #tick(time) {
    // Still scheduled while it runs: what a step or the drawing asks for is seen at the end, in one request.
    try {
      for (const step of this.#animations) {
        if (!step(time)) this.#animations.delete(step);
      }
      if (this.#isDirty) {
        this.#frame = this.#waiting.shift() ?? this.#frame;
        this.#isDirty = this.#waiting.length > 0;
        this.#draw(this.#frame, time);
      }
    } finally {
      this.#isScheduled = false;
      if (this.#isDirty || this.#animations.size > 0) this.#schedule();
    }
  }
}
