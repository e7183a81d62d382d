// @ts-check

/**
 * The life of the page's connection, as a table.
 *
 * @type {Readonly<Record<ConnectionPhase, Readonly<Partial<Record<ConnectionEvent, ConnectionPhase>>>>>}
 */
export const TRANSITIONS = Object.freeze({
  idle: { connect: "connecting", close: "closed" },
  connecting: { socketOpened: "greeting", lost: "waiting", close: "closed" },
  greeting: { greeted: "ready", lost: "waiting", close: "closed" },
  ready: { lost: "waiting", close: "closed" },
  waiting: { connect: "connecting", exhausted: "gone", close: "closed" },
  gone: { connect: "connecting", close: "closed" },
  closed: {},
});

/**
 * Returns the phase after an event.
 *
 * @param {ConnectionPhase} phase
 * @param {ConnectionEvent} event
 * @returns {ConnectionPhase}
 * @throws {Error} when the table has no such transition: the caller broke the rules
 */
export function nextPhase(phase, event) {
  const next = TRANSITIONS[phase][event];
  if (next === undefined) throw new Error(`The connection cannot take "${event}" while ${phase}.`);
  return next;
}

/** The first wait before a new attempt, in milliseconds. */
const FIRST_DELAY_MILLISECONDS = 250;
/** No wait is longer than this, in milliseconds. */
const LONGEST_DELAY_MILLISECONDS = 10_000;
/** After so many failed attempts in a row the page stops by itself. */
export const MAXIMUM_ATTEMPTS = 20;

/**
 * Returns how long to wait before attempt number `attempt` (from 1), in milliseconds.
 *
 * The wait doubles from attempt to attempt up to a ceiling; half of it is drawn by lot, so that many pages that lost
 * the same server do not come back in the same instant.
 *
 * @param {number} attempt
 * @param {number} random from 0 to below 1
 */
export function reconnectDelay(attempt, random) {
  const whole = Math.min(FIRST_DELAY_MILLISECONDS * 2 ** (attempt - 1), LONGEST_DELAY_MILLISECONDS);
  return whole / 2 + (whole / 2) * random;
}
