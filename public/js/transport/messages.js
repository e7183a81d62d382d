// @ts-check

/**
 * Builders of the messages that the page sends. Each refuses numbers that are not finite: they would not survive JSON.
 *
 * @typedef {"began" | "moved" | "ended" | "cancelled"} TouchPhase
 */

/**
 * @param {string} name
 * @param {number} value
 */
function finite(name, value) {
  if (!Number.isFinite(value)) throw new RangeError(`${name} must be a finite number, was ${value}`);
  return value;
}

/** @param {number} value */
function rounded(value) {
  return Math.round(value * 1000) / 1000;
}

/**
 * @param {SceneDescription} scene
 * @param {"real" | "manual"} clock
 * @returns {ClientMessage}
 */
export function openMessage(scene, clock = "real") {
  return { type: "open", ...scene, ...(clock === "manual" ? { clock } : {}) };
}

/**
 * @param {{device?: unknown, os?: number, environment?: Partial<Environment>, details?: readonly string[]}} changes
 * @returns {ClientMessage}
 */
export function setMessage(changes) {
  return { type: "set", ...changes };
}

/**
 * @param {TouchPhase} phase
 * @param {Point} point on the screen, in points
 * @param {number} time seconds on the scene's clock
 * @returns {ClientMessage}
 */
export function touchMessage(phase, point, time) {
  const x = rounded(finite("x", point.x));
  const y = rounded(finite("y", point.y));
  return { type: "touch", phase, x, y, time: finite("time", time) };
}

/**
 * @param {Point} point on the screen, in points
 * @param {Point} delta in points; content moves against it
 * @param {number} time seconds on the scene's clock
 * @returns {ClientMessage}
 */
export function wheelMessage(point, delta, time) {
  return {
    type: "wheel",
    x: rounded(finite("x", point.x)),
    y: rounded(finite("y", point.y)),
    deltaX: rounded(finite("deltaX", delta.x)),
    deltaY: rounded(finite("deltaY", delta.y)),
    time: finite("time", time),
  };
}

/**
 * @param {Point} displacement how far the content has moved from its rest position, in points
 * @param {string | number} [scrollView]
 * @returns {ClientMessage}
 */
export function scrollMessage(displacement, scrollView) {
  const { x, y } = displacement;
  /** @type {ClientMessage} */
  const message = { type: "scroll", displacement: { x: rounded(finite("x", x)), y: rounded(finite("y", y)) } };
  if (scrollView !== undefined) message.scrollView = scrollView;
  return message;
}

/**
 * @param {number} to seconds on the scene's manual clock
 * @returns {ClientMessage}
 */
export function advanceMessage(to) {
  return { type: "advance", to: finite("to", to) };
}
