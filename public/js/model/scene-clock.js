// @ts-check

/**
 * The page's idea of the scene's real clock: seconds since the scene was opened, never going backwards.
 *
 * It is set going when `opened` arrives and learns from each frame: the server's clock cannot be behind the time that a
 * frame carries.
 */
export class SceneClock {
  #origin = 0;
  #last = 0;
  #isRunning = false;

  get isRunning() {
    return this.#isRunning;
  }

  /** @param {number} stamp milliseconds, on the browser's monotonic clock */
  start(stamp) {
    this.#origin = stamp;
    this.#last = 0;
    this.#isRunning = true;
  }

  stop() {
    this.#isRunning = false;
  }

  /**
   * @param {number} time seconds, of a frame that has just come
   * @param {number} stamp milliseconds
   */
  observe(time, stamp) {
    this.#origin = Math.min(this.#origin, stamp - time * 1000);
    this.#last = Math.max(this.#last, time);
  }

  /**
   * @param {number} stamp milliseconds, for instance the time stamp of an event
   * @returns {number} seconds on the scene's clock, at least the last answer and the last frame's time
   */
  at(stamp) {
    const seconds = Math.round((stamp - this.#origin) * 10) / 10_000;
    this.#last = Math.max(this.#last, seconds);
    return this.#last;
  }
}
