// @ts-check

/**
 * @typedef {import("../types.js").Frame} Frame
 * @typedef {import("../model/recording.js").Recording} Recording
 */

/** Heights of the lanes at the strip's foot, in CSS pixels. */
export const PHASE_LANE = 7;
const CALLBACK_LANE = 11;
const MARGIN = 8;

/**
 * Turns a recording into the strip's shapes.
 *
 * @param {Recording} recording with at least two frames
 * @param {number} width
 * @param {number} height
 * @param {number | null} litLine the line of the source whose callbacks are lit
 * @complexity O(n) in the number of frames
 */
export function stripGeometry(recording, width, height, litLine = null) {
  const { frames } = recording;
  const offsets = frames.map((frame) => frame.scrollViews[0]?.contentOffset.y ?? 0);
  const first = frames.find((frame) => frame.scrollViews.length > 0)?.scrollViews[0];
  const restOffset = first === undefined ? 0 : -first.contentInsets.top;
  const low = Math.min(...offsets, restOffset);
  const high = Math.max(...offsets, low + 1);
  const graphHeight = height - PHASE_LANE - CALLBACK_LANE - 2 * MARGIN;
  const xAt = (/** @type {number} */ index) => (recording.positionOf(index) / Math.max(recording.duration, 1e-6)) * width;
  // Further down the content is drawn further down.
  const yAt = (/** @type {number} */ offset) => MARGIN + ((offset - low) / (high - low)) * graphHeight;
  const points = offsets.map((offset, index) => `${xAt(index).toFixed(1)} ${yAt(offset).toFixed(1)}`);
  const bottom = height - PHASE_LANE - 2;
  const ticks = (/** @type {(callback: import("../types.js").Callback) => boolean} */ counts) =>
    frames.map((frame, index) => {
      const count = frame.callbacks.filter(counts).length;
      return count === 0 ? "" : `M${xAt(index).toFixed(1)} ${bottom}v${-Math.min(3 + 2 * count, CALLBACK_LANE)}`;
    }).join("");
  return {
    offset: `M${points.join("L")}`,
    callbacks: ticks(() => true),
    litCallbacks: ticks(({ line }) => litLine !== null && line === litLine),
    phases: phaseRuns(frames, xAt),
    rest: yAt(restOffset),
    low,
    high,
  };
}

/**
 * @param {readonly Frame[]} frames
 * @param {(index: number) => number} xAt
 */
function phaseRuns(frames, xAt) {
  /** @type {{phase: string, x: number, length: number}[]} */
  const runs = [];
  for (let index = 0; index + 1 < frames.length; index += 1) {
    const phase = frames[index].scrollViews[0]?.phase ?? "idle";
    if (phase === "idle") continue;
    const x = xAt(index);
    const length = xAt(index + 1) - x;
    const last = runs.at(-1);
    if (last !== undefined && last.phase === phase && Math.abs(last.x + last.length - x) < 0.01) last.length += length;
    else runs.push({ phase, x, length });
  }
  return runs;
}
