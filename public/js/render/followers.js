// @ts-check
import { isAtRest } from "../model/scene-metrics.js";

/**
 * What is told beside the picture: numbers, the invisible document, the time line.
 *
 * While something moves, one of them is brought up to date after a refresh, each in its turn: all together would take the
 * time in which the next picture is drawn, and within the refresh they would hold up this one. At rest all are.
 */
export class Followers {
  /** @type {((frame: Frame | null, time: number) => void)[]} */
  #actions = [];
  #animate;
  #defer;
  /** @type {Frame | null} */
  #frame = null;
  #next = 0;
  /** How many have not been told of the newest frame. */
  #behind = 0;
  #step = (/** @type {number} */ time) => this.#tell(time);

  /**
   * @param {(step: (time: number) => boolean) => void} animate calls at each refresh until it gives false
   * @param {(action: () => void) => void} defer calls when the refresh is over and its picture on its way
   */
  constructor(animate, defer) {
    this.#animate = animate;
    this.#defer = defer;
  }

  /** @param {(frame: Frame | null, time: number) => void} action */
  add(action) {
    this.#actions.push(action);
  }

  /**
   * A frame has been drawn.
   *
   * @param {Frame | null} frame
   * @param {number} time milliseconds
   */
  follow(frame, time) {
    this.#frame = frame;
    const isMoving = frame !== null && !isAtRest(frame);
    this.#behind = isMoving ? this.#actions.length : 0;
    if (isMoving) this.#animate(this.#step);
    else for (const action of this.#actions) action(frame, time);
  }

  /**
   * @param {number} time milliseconds
   * @returns {boolean} whether there is another to tell
   */
  #tell(time) {
    if (this.#behind === 0) return false;
    this.#behind -= 1;
    this.#next = (this.#next + 1) % this.#actions.length;
    const action = this.#actions[this.#next];
    this.#defer(() => action(this.#frame, time));
    return this.#behind > 0;
  }
}
