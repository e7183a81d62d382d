// @ts-check
import { isAtRest } from "../model/scene-metrics.js";

/** While something moves, one is told each time that so many refreshes have passed. */
const REFRESHES = 3;

/**
 * What is told beside the picture: numbers, the invisible document, the time line.
 *
 * While something moves, one of them is brought up to date after every third refresh, each in its turn: all together would take
 * the time in which the next picture is drawn, within the refresh they would hold up this one, and numbers that change more often
 * than seven times a second are not read. At rest all are.
 */
export class Followers {
  /** @type {((frame: Frame | null, time: number) => void)[]} */
  #actions = [];
  #animate;
  #defer;
  /** @type {Frame | null} */
  #frame = null;
  #next = 0;
  /** How many refreshes pass before the next is told. */
  #pause = 0;
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
    if (this.#pause > 0) {
      this.#pause -= 1;
      return true;
    }
    this.#pause = REFRESHES - 1;
    this.#behind -= 1;
    this.#next = (this.#next + 1) % this.#actions.length;
    const action = this.#actions[this.#next];
    this.#defer(() => action(this.#frame, time));
    return this.#behind > 0;
  }
}
