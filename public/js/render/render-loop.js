// @ts-check

/** @typedef {import("../types.js").Frame} Frame */

/**
 * At most so many frames wait for their refresh. A browser that misses refreshes is later by as many, and makes no jump; what
 * comes on top of these takes the place of the oldest, so that what is shown is never more than a tenth of a second old.
 */
const MOST_WAITING = 6;
/** Phases in which the picture follows a finger: there the newest frame is the one to draw, however many came. */
const UNDER_A_FINGER = new Set(["tracking", "interacting"]);
/** Phases in which frames come sixty times a second by themselves. */
const BY_ITSELF = new Set(["decelerating", "animating"]);

/**
 * The one owner of the browser's animation frames: draws one frame a refresh, and nothing while nothing has changed.
 *
 * Server and display count sixtieths of a second by clocks of their own, so that now and then two frames come between two
 * refreshes and none between the next two. The first frame of what moves by itself therefore waits a refresh longer, while
 * the picture still stands: from then on there is one in reserve, and each is drawn in its turn.
 */
export class RenderLoop {
  /** @type {Frame | null} */
  #frame = null;
  /** @type {Frame[]} oldest first */
  #waiting = [];
  /** Whether what is shown or waits moves by itself. */
  #isFlying = false;
  /** Whether the next refresh leaves those that wait in reserve. */
  #holds = false;
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
   * Draws a frame at the next refresh, or after those that wait. A frame that follows a finger or answers a change takes
   * the place of those: it must be seen at once.
   *
   * @param {Frame | null} frame
   */
  submit(frame) {
    const is = (/** @type {Set<string>} */ phases) => frame?.scrollViews.some(({ phase }) => phases.has(phase)) ?? false;
    const isUrgent = frame === null || frame.reply !== undefined || is(UNDER_A_FINGER);
    if (isUrgent) this.#waiting = [];
    const flies = !isUrgent && is(BY_ITSELF);
    this.#holds = flies && (this.#holds || (!this.#isFlying && this.#waiting.length === 0));
    this.#isFlying = flies;
    if (frame !== null) this.#waiting = [...this.#waiting, frame].slice(-MOST_WAITING);
    else this.#frame = null;
    this.#isInvalid ||= frame === null;
    this.#schedule();
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
      const next = this.#holds ? undefined : this.#waiting.shift();
      this.#holds = false;
      if (next !== undefined) this.#frame = next;
      if (next !== undefined || this.#isInvalid) {
        this.#isInvalid = false;
        this.#draw(this.#frame, time);
      }
    } finally {
      this.#isScheduled = false;
      if (this.#isInvalid || this.#waiting.length > 0 || this.#animations.size > 0) this.#schedule();
    }
  }
}
