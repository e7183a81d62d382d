// @ts-check

/** Heights of the lanes at the strip's foot, in CSS pixels. */
export const PHASE_LANE = 7;
const CALLBACK_LANE = 11;
const MARGIN = 8;

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
    phases: phaseRuns(moments, scale),
    rest: yAt(-rest),
    low,
    high,
  };
}

/**
 * @param {readonly Moment[]} moments
 * @param {number} scale CSS pixels in a second
 */
function phaseRuns(moments, scale) {
  /** @type {{phase: string, x: number, length: number}[]} */
  const runs = [];
  for (const [index, { outermost, position }] of moments.slice(0, -1).entries()) {
    const phase = outermost?.phase ?? "idle";
    if (phase === "idle") continue;
    const x = position * scale;
    const length = moments[index + 1].position * scale - x;
    const last = runs.at(-1);
    if (last !== undefined && last.phase === phase && Math.abs(last.x + last.length - x) < 0.01) last.length += length;
    else runs.push({ phase, x, length });
  }
  return runs;
}
