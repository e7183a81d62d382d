// @ts-check

/** Times when nothing happens are shown no longer than this, in seconds. */
const LONGEST_GAP_SECONDS = 0.3;
/** No character of a text takes more bytes of UTF-8. */
const BYTES_OF_A_CHARACTER = 3;

/**
 * The last frames, oldest first: so many, or as many as there is room for.
 *
 * Frames stand on a time axis of their own on which waits are shortened: `position` is in seconds from the first
 * frame that was recorded.
 *
 * A frame is kept as the text it came as, in bytes that are taken once and used in turn: browsers move objects about in memory, and
 * collect the sooner the more is asked for, both in the time of a refresh.
 */
export class Recording {
  /** @type {RecordedMoment[]} */
  #entries = [];
  #capacity;
  #textOf;
  #room;
  /** @type {Uint8Array | null} taken with the first frame */
  #bytes = null;
  /** Where the next message goes. */
  #end = 0;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  /**
   * @param {number} capacity how many frames, at least 1
   * @param {number} room for their messages, in bytes; a message that could be longer gets three times its own
   * @param {(frame: Frame) => string} textOf the message that a frame came as
   */
  constructor(capacity, room, textOf) {
    if (!Number.isInteger(capacity) || capacity < 1) throw new RangeError(`capacity must be at least 1, was ${capacity}`);
    this.#capacity = capacity;
    this.#room = room;
    this.#textOf = textOf;
  }

  get length() {
    return this.#entries.length;
  }

  /** The length of the axis in seconds. */
  get duration() {
    return this.length === 0 ? 0 : this.positionOf(this.length - 1);
  }

  /** @param {Frame} frame */
  add(frame) {
    const { time, callbacks, state, scrollViews } = frame;
    const [outermost] = scrollViews;
    const last = this.#entries.at(-1);
    const gap = last === undefined ? 0 : Math.max(0, time - last.time);
    const position = (last?.position ?? 0) + Math.min(gap, LONGEST_GAP_SECONDS);
    if (this.length === this.#capacity) this.#entries.shift();
    const place = this.#keep(this.#textOf(frame));
    this.#entries.push({
      ...place,
      position,
      time,
      callbacks,
      state,
      offset: outermost?.contentOffset.y ?? null,
      restOffset: outermost === undefined ? null : -outermost.contentInsets.top,
      phase: outermost?.phase ?? "idle",
    });
  }

  clear() {
    this.#entries = [];
    this.#end = 0;
  }

  /** All frames, oldest first, read again: for a file. */
  get frames() {
    return Array.from({ length: this.length }, (_, index) => /** @type {Frame} */ (this.at(index)));
  }

  /** @returns {readonly Moment[]} what is told of each frame, oldest first */
  get moments() {
    return this.#entries;
  }

  /**
   * @param {number} index from 0, the oldest
   * @returns {Frame | undefined}
   */
  at(index) {
    const entry = this.#entries[index];
    if (entry === undefined) return undefined;
    const { start, size, state } = entry;
    const text = this.#decoder.decode(this.#bytes?.subarray(start, start + size));
    return { ...JSON.parse(text), state };
  }

  /** The scene's time of a frame, in seconds. */
  timeOf(/** @type {number} */ index) {
    return this.#entries[index]?.time ?? 0;
  }

  /** @param {number} index */
  positionOf(index) {
    return this.#entries[index].position - this.#entries[0].position;
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
   * Puts a text where the oldest frames were, which are given up as far as that needs.
   *
   * @param {string} text
   */
  #keep(text) {
    const most = text.length * BYTES_OF_A_CHARACTER;
    if (this.#bytes === null || most > this.#bytes.length) {
      // Those that were kept are in the bytes of before.
      this.clear();
      this.#bytes = new Uint8Array(Math.max(this.#room, most));
    }
    if (this.#end + most > this.#bytes.length) {
      // What is still there beyond is older than what comes next.
      while (this.length > 0 && this.#entries[0].start >= this.#end) this.#entries.shift();
      this.#end = 0;
    }
    const start = this.#end;
    const { written = 0 } = this.#encoder.encodeInto(text, this.#bytes.subarray(start));
    this.#end = start + written;
    while (this.length > 0 && this.#entries[0].start < this.#end && start < this.#entries[0].start + this.#entries[0].size) this.#entries.shift();
    return { start, size: written };
  }
}
