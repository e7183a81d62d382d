// @ts-check

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
 * The frames of a scene that have come and were not drawn.
 *
 * Server and display count sixtieths of a second by clocks of their own, so that now and then two frames come between two
 * refreshes and none between the next two. The first frame of what moves by itself therefore waits a refresh longer, while
 * the picture still stands: from then on there is one in reserve, and each is drawn in its turn.
 */
export class FrameQueue {
  /** @type {Frame[]} oldest first */
  #waiting = [];
  /** Whether what is shown or waits moves by itself. */
  #isFlying = false;
  /** Whether the next refresh leaves those that wait in reserve. */
  #holds = false;

  get isEmpty() {
    return this.#waiting.length === 0;
  }

  clear() {
    this.#waiting = [];
    this.#isFlying = this.#holds = false;
  }

  /**
   * Puts a frame behind those that wait. One that follows a finger or answers a change takes the place of those: it must be
   * seen at once.
   *
   * @param {Frame} frame
   */
  add(frame) {
    const is = (/** @type {Set<string>} */ phases) => frame.scrollViews.some(({ phase }) => phases.has(phase));
    const isUrgent = frame.reply !== undefined || is(UNDER_A_FINGER);
    if (isUrgent) this.#waiting = [];
    const flies = !isUrgent && is(BY_ITSELF);
    this.#holds = flies && (this.#holds || (!this.#isFlying && this.isEmpty));
    this.#isFlying = flies;
    this.#waiting = [...this.#waiting, frame].slice(-MOST_WAITING);
  }

  /**
   * Takes the frame that is drawn at this refresh; to be called once at each.
   *
   * @returns {Frame | undefined}
   */
  next() {
    const next = this.#holds ? undefined : this.#waiting.shift();
    this.#holds = false;
    return next;
  }
}
