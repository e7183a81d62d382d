// @ts-check

/** Finger moves closer together than this are left out of a link, in seconds. */
const MOVE_SPACING_SECONDS = 0.03;
/** Before the finger lifts, every move is kept: they decide the speed. In seconds. */
const RELEASE_WINDOW_SECONDS = 0.12;
/** The most messages that are remembered. */
const CAPACITY = 4_000;

/** What a person did to the present scene, so that a link can do it again. */
export class InputLog {
  /** @type {ClientMessage[]} */
  #messages = [];
  #isComplete = true;

  /** Whether nothing was dropped since the scene was opened. */
  get isComplete() {
    return this.#isComplete;
  }

  get isEmpty() {
    return this.#messages.length === 0;
  }

  /** @param {ClientMessage} message */
  add(message) {
    if (this.#messages.length >= CAPACITY) {
      this.#isComplete = false;
      return;
    }
    this.#messages.push(message);
  }

  clear() {
    this.#messages = [];
    this.#isComplete = true;
  }

  /**
   * Returns the messages up to a moment, without those that a replay does not need.
   *
   * @param {number} time seconds on the scene's clock
   */
  until(time) {
    return thinned(this.#messages.filter((message) => typeof message.time !== "number" || message.time <= time));
  }
}

/**
 * Leaves out finger moves that lie close to the one before; the last moves before a lift all stay.
 *
 * @param {readonly ClientMessage[]} messages
 * @returns {ClientMessage[]}
 */
export function thinned(messages) {
  /** @type {ClientMessage[]} */
  const kept = [];
  let nextLift = Infinity;
  let laterTime = Infinity;
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    const time = typeof message.time === "number" ? message.time : laterTime;
    const isMove = message.type === "touch" && message.phase === "moved";
    if (message.type === "touch" && !isMove) nextLift = time;
    const isDispensable =
      isMove && laterTime - time < MOVE_SPACING_SECONDS && nextLift - time > RELEASE_WINDOW_SECONDS;
    if (isDispensable) continue;
    laterTime = time;
    kept.push(message);
  }
  return kept.reverse();
}
