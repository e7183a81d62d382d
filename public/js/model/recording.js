// @ts-check

/** @typedef {import("../types.js").Frame} Frame */

/** Times when nothing happens are shown no longer than this, in seconds. */
const LONGEST_GAP_SECONDS = 0.3;

/**
 * The last frames, oldest first, in a ring of fixed size.
 *
 * Frames stand on a time axis of their own on which waits are shortened: `position` is in seconds from the first
 * frame that is kept.
 */
export class Recording {
  /** @type {{frame: Frame, position: number}[]} */
  #ring = [];
  #start = 0;
  #capacity;

  /** @param {number} capacity at least 1 */
  constructor(capacity) {
    if (!Number.isInteger(capacity) || capacity < 1) throw new RangeError(`capacity must be at least 1, was ${capacity}`);
    this.#capacity = capacity;
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
    const gap = last === null ? 0 : Math.max(0, frame.time - last.frame.time);
    const entry = { frame, position: (last?.position ?? 0) + Math.min(gap, LONGEST_GAP_SECONDS) };
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

  /** All frames, oldest first. */
  get frames() {
    return Array.from({ length: this.length }, (_, index) => this.#entry(index).frame);
  }

  /**
   * @param {number} index from 0, the oldest
   * @returns {Frame | undefined}
   */
  at(index) {
    return index >= 0 && index < this.length ? this.#entry(index).frame : undefined;
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
