// @ts-check

/** @typedef {Moment & {message: Kept, state: Frame["state"]}} Entry */
/** @typedef {{bytes: Uint8Array, length: number}} Kept a text as UTF-8, in the first of the bytes */

/** Times when nothing happens are shown no longer than this, in seconds. */
const LONGEST_GAP_SECONDS = 0.3;

/**
 * The last frames, oldest first, in a ring of fixed size.
 *
 * Frames stand on a time axis of their own on which waits are shortened: `position` is in seconds from the first
 * frame that is kept.
 *
 * A frame is kept as the text it came as, in bytes that are used again for a later one. The objects of a thousand frames would
 * be moved about in memory each time the browser collects what is no longer used, and texts would fill what it collects from:
 * both take the time of a refresh.
 */
export class Recording {
  /** @type {Entry[]} */
  #ring = [];
  #start = 0;
  #capacity;
  #textOf;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

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
    const [outermost] = scrollViews;
    const isFull = this.length === this.#capacity;
    /** @type {Entry} */
    const entry = {
      message: this.#kept(this.#textOf(frame), isFull ? this.#ring[this.#start].message : null),
      position,
      time,
      callbacks,
      state,
      offset: outermost?.contentOffset.y ?? null,
      restOffset: outermost === undefined ? null : -outermost.contentInsets.top,
      phase: outermost?.phase ?? "idle",
    };
    if (!isFull) {
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
    return [...this.#ring.slice(this.#start), ...this.#ring.slice(0, this.#start)];
  }

  /**
   * @param {number} index from 0, the oldest
   * @returns {Frame | undefined}
   */
  at(index) {
    if (index < 0 || index >= this.length) return undefined;
    const { message, state } = this.#entry(index);
    const text = this.#decoder.decode(message.bytes.subarray(0, message.length));
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

  /**
   * @param {string} text
   * @param {Kept | null} former whose bytes nobody needs any more
   * @returns {Kept}
   */
  #kept(text, former) {
    // Most characters of a message are a byte, and the next message is about as long; none is more than three.
    for (const capacity of [Math.ceil(text.length * 1.25), text.length * 3]) {
      const bytes = former !== null && former.bytes.length >= capacity ? former.bytes : new Uint8Array(capacity);
      const { read, written = 0 } = this.#encoder.encodeInto(text, bytes);
      if (read === text.length) return { bytes, length: written };
    }
    throw new RangeError("a text did not fit three bytes for each of its characters");
  }

  /** @param {number} index */
  #entry(index) {
    return this.#ring[(this.#start + index) % this.#ring.length];
  }
}
