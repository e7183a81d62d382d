// @ts-check

/** @typedef {import("../types.js").Frame} Frame */

/**
 * The one owner of the browser's animation frames: draws the newest frame once per refresh, and nothing while nothing
 * has changed.
 */
export class RenderLoop {
  /** @type {Frame | null} */
  #frame = null;
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

  /**
   * Keeps a frame as the one to draw; one that was not drawn yet is forgotten.
   *
   * @param {Frame | null} frame
   */
  submit(frame) {
    this.#frame = frame;
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
        this.#isDirty = false;
        this.#draw(this.#frame, time);
      }
    } finally {
      this.#isScheduled = false;
      if (this.#isDirty || this.#animations.size > 0) this.#schedule();
    }
  }
}
