// @ts-check

/** Heights of the lanes at the strip's foot, in CSS pixels. */
const PHASE_LANE = 7;
const CALLBACK_LANE = 11;
const MARGIN = 8;
/** The phases that are shown as bars. */
export const PHASES = ["tracking", "interacting", "decelerating", "animating"];

/** While frames come in, the strip is drawn again at most this often, in milliseconds, */
const SHORTEST_INTERVAL = 90;
/** and so much less often for each frame that it shows: drawing it takes time for each, and pictures need the rest. */
const INTERVAL_OF_A_FRAME = 0.3;

/**
 * Returns how long a strip stands at least, in milliseconds.
 *
 * @param {number} frames how many it shows
 */
export const intervalFor = (frames) => Math.max(SHORTEST_INTERVAL, frames * INTERVAL_OF_A_FRAME);

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
  const { moments } = recording;
  const offsets = moments.map(({ outermost }) => outermost?.contentOffset.y ?? 0);
  const rest = moments.find(({ outermost }) => outermost !== undefined)?.outermost?.contentInsets.top ?? 0;
  const low = Math.min(...offsets, -rest);
  const high = Math.max(...offsets);
  // What hardly moves is a line in the middle, not a mountain.
  const span = Math.max(high - low, 1);
  const start = (low + high - span) / 2;
  const graphHeight = height - PHASE_LANE - CALLBACK_LANE - 2 * MARGIN;
  const scale = width / Math.max(recording.duration, 1e-6);
  // Further down the content is drawn further down.
  const yAt = (/** @type {number} */ offset) => MARGIN + ((offset - start) / span) * graphHeight;
  const points = offsets.map((offset, index) => `${(moments[index].position * scale).toFixed(1)} ${yAt(offset).toFixed(1)}`);
  const bottom = height - PHASE_LANE - 2;
  const ticks = (/** @type {(callback: Callback) => boolean} */ counts) =>
    moments.map(({ callbacks, position }) => {
      const count = callbacks.filter(counts).length;
      return count === 0 ? "" : `M${(position * scale).toFixed(1)} ${bottom}v${-Math.min(3 + 2 * count, CALLBACK_LANE)}`;
    }).join("");
  return {
    offset: `M${points.join("L")}`,
    callbacks: ticks(() => true),
    litCallbacks: ticks(({ line }) => litLine !== null && line === litLine),
    phases: phasePaths(moments, scale, height - PHASE_LANE),
    rest: yAt(-rest),
    low,
    high,
  };
}

/**
 * A bar for each time that something was in a phase.
 *
 * @param {readonly Moment[]} moments
 * @param {number} scale CSS pixels in a second
 * @param {number} top of the bars
 * @returns {Map<string, string>} path data by phase
 */
function phasePaths(moments, scale, top) {
  /** @type {Map<string, string>} */
  const paths = new Map();
  let start = 0;
  for (const [index, { outermost, position }] of moments.entries()) {
    const phase = moments[start].outermost?.phase ?? "idle";
    if (index + 1 < moments.length && (outermost?.phase ?? "idle") === phase) continue;
    const from = moments[start].position * scale;
    if (phase !== "idle") paths.set(phase, `${paths.get(phase) ?? ""}M${from} ${top}H${position * scale}v${PHASE_LANE - 2}H${from}z`);
    start = index;
  }
  return paths;
}
