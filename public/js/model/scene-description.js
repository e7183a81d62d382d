// @ts-check
import { scrollMessage } from "../transport/messages.js";
import { isAtRest } from "./scene-metrics.js";

/** The kinds of input that a link may hold. */
const REPLAYABLE = new Set(["touch", "wheel", "scroll", "advance"]);

/**
 * What is opened: the source, where it runs, and which of its views is shown.
 *
 * @param {Scene} scene
 * @returns {SceneDescription}
 */
export function sourceOf(scene) {
  const { preset, program, device, os, environment } = scene;
  return { ...(preset === undefined ? { program: program ?? "" } : { preset }), device, os, environment, ...shownOf(scene) };
}

/**
 * Which of a program's views was chosen, if one was.
 *
 * @param {Shown} scene
 * @returns {Shown}
 */
export function shownOf({ root, preview }) {
  if (root !== undefined) return { root };
  return preview === undefined ? {} : { preview };
}

/**
 * How a scene comes to a moment: the input until then, or the place alone where not all input is known.
 *
 * @param {Frame} shown the frame of that moment
 * @param {InputLog} log
 * @param {RestInsets} restInsets
 * @returns {SceneDescription}
 */
export function wayTo(shown, log, restInsets) {
  if (log.isEmpty) return {};
  if (!isAtRest(shown) || log.isComplete) return { gesture: log.until(shown.time), time: shown.time };
  const [outermost] = shown.scrollViews;
  return outermost === undefined ? {} : { gesture: [scrollMessage(restInsets.restingDisplacementOf(outermost))], time: 0 };
}

/**
 * The input of a link, up to the link's moment.
 *
 * @param {SceneDescription} moment
 * @returns {ClientMessage[]}
 */
export function replayOf({ gesture = [], time: end = 0 }) {
  return gesture.filter(({ type, time }) => REPLAYABLE.has(type) && (typeof time !== "number" || time <= end));
}
