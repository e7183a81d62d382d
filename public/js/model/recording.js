// @ts-check

/** @typedef {Moment & {text: string, state: Frame["state"]}} Entry */

/** Times when nothing happens are shown no longer than this, in seconds. */
const LONGEST_GAP_SECONDS = 0.3;

/**
 * The last frames, oldest first, in a ring of fixed size.
 *
 * Frames stand on a time axis of their own on which waits are shortened: `position` is in seconds from the first
 * frame that is kept.
 *
 * A frame is kept as the text it came as. The objects of a thousand frames would be moved about in memory each time the
 * browser collects what is no longer used, and that takes longer than a refresh.
 */
export class Recording {
  /** @type {Entry[]} */
  #ring = [];
  #start = 0;
  #capacity;
  #textOf;

  /**
   * @param {number} capacity at least 1
   * @param {(frame: Frame) => string} textOf the message that a frame came as
   */
  constructor(capacity, textOf) {
    if (!Number.isInteger(capacity) || capacity < 1) throw new RangeError(`capacity must be at least 1, was ${capacity}`);
    this.#capacity = capacity;
    this.#textOf = textOf;
  }

  get length() {
    return this.#ring.length;
  }

  /** The length of the axis in seconds. */
  get duration() {
    return this.length === 0 ? 0 : this.positionOf(this.length - 1);
  }

  /** @param {Frame} frame */
  add(frame) {
    const last = this.length === 0 ? null : this.#entry(this.length - 1);
    const { time, callbacks, state, scrollViews } = frame;
    const gap = last === null ? 0 : Math.max(0, time - last.time);
    const position = (last?.position ?? 0) + Math.min(gap, LONGEST_GAP_SECONDS);
    const entry = { text: this.#textOf(frame), position, time, callbacks, state, outermost: scrollViews[0] };
    if (this.length < this.#capacity) {
      this.#ring.push(entry);
    } else {
      this.#ring[this.#start] = entry;
      this.#start = (this.#start + 1) % this.#capacity;
    }
  }

  clear() {
    this.#ring = [];
    this.#start = 0;
  }

  /** All frames, oldest first, read again: for a file. */
  get frames() {
    return Array.from({ length: this.length }, (_, index) => /** @type {Frame} */ (this.at(index)));
  }

  /** @returns {Moment[]} what is told of each frame, oldest first */
  get moments() {
    const first = this.length === 0 ? 0 : this.#entry(0).position;
    return Array.from({ length: this.length }, (_, index) => {
      const { position, time, outermost, callbacks } = this.#entry(index);
      return { position: position - first, time, outermost, callbacks };
    });
  }

  /**
   * @param {number} index from 0, the oldest
   * @returns {Frame | undefined}
   */
  at(index) {
    if (index < 0 || index >= this.length) return undefined;
    const { text, state } = this.#entry(index);
    return { ...JSON.parse(text), state };
  }

  /** The scene's time of a frame, in seconds. */
  timeOf(/** @type {number} */ index) {
    return this.#ring.length === 0 ? 0 : this.#entry(index).time;
  }

  /** @param {number} index */
  positionOf(index) {
    return this.#entry(index).position - this.#entry(0).position;
  }

  /**
   * Returns the index of the last frame at or before a position.
   *
   * @param {number} position seconds on the recording's axis
   * @complexity O(log n)
   */
  indexAt(position) {
    let low = 0;
    let high = this.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.positionOf(middle) <= position) low = middle;
      else high = middle - 1;
    }
    return Math.max(0, low);
  }

  /** @param {number} index */
  #entry(index) {
    return this.#ring[(this.#start + index) % this.#ring.length];
  }
}
