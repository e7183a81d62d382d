// @ts-check
import { FrameQueue } from "./frame-queue.js";

/** The one owner of the browser's animation frames: draws one frame a refresh, and nothing while nothing has changed. */
export class RenderLoop {
  /** @type {Frame | null} */
  #frame = null;
  #queue = new FrameQueue();
  #isInvalid = false;
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
   * Draws a frame at the next refresh, or in its turn after those that wait.
   *
   * @param {Frame | null} frame
   */
  submit(frame) {
    if (frame !== null) {
      this.#queue.add(frame);
      this.#schedule();
      return;
    }
    this.#queue.clear();
    this.#frame = null;
    this.invalidate();
  }

  /** Draws the present frame again at the next refresh, for instance after the canvas changed its size. */
  invalidate() {
    this.#isInvalid = true;
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
      const next = this.#queue.next();
      if (next !== undefined) this.#frame = next;
      if (next !== undefined || this.#isInvalid) {
        this.#isInvalid = false;
        this.#draw(this.#frame, time);
      }
    } finally {
      this.#isScheduled = false;
      if (this.#isInvalid || !this.#queue.isEmpty || this.#animations.size > 0) this.#schedule();
    }
  }
}
