// @ts-check

/** Heights of the lanes at the strip's foot, in CSS pixels. */
const PHASE_LANE = 7;
const CALLBACK_LANE = 11;
const MARGIN = 8;
/** The height of the row with the times, above the lanes. */
const RULER = 14;
/** Times stand at least this far apart, in CSS pixels, and a multiple of one of these, in seconds. */
const CLOSEST_TIMES = 64;
/** The last one has so much room up to the strip's end. */
const ROOM_FOR_TIME = 32;
const TIME_STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 300];
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
  const origin = moments[0].position;
  const rest = moments.find(({ restOffset }) => restOffset !== null)?.restOffset ?? 0;
  let [low, high] = [rest, -Infinity];
  for (const { offset } of moments) {
    low = Math.min(low, offset ?? 0);
    high = Math.max(high, offset ?? 0);
  }
  // What hardly moves is a line in the middle, not a mountain.
  const span = Math.max(high - low, 1);
  const start = (low + high - span) / 2;
  const graphHeight = height - RULER - PHASE_LANE - CALLBACK_LANE - 2 * MARGIN;
  const scale = width / Math.max(recording.duration, 1e-6);
  const xAt = (/** @type {Moment} */ { position }) => ((position - origin) * scale).toFixed(1);
  // Further down the content is drawn further down.
  const yAt = (/** @type {number} */ offset) => RULER + MARGIN + ((offset - start) / span) * graphHeight;
  const points = moments.map((moment) => `${xAt(moment)} ${yAt(moment.offset ?? 0).toFixed(1)}`);
  const bottom = height - PHASE_LANE - 2;
  const ticks = (/** @type {(callback: Callback) => boolean} */ counts) => {
    let path = "";
    for (const moment of moments) {
      if (moment.callbacks.length === 0) continue;
      const count = moment.callbacks.filter(counts).length;
      if (count > 0) path += `M${xAt(moment)} ${bottom}v${-Math.min(3 + 2 * count, CALLBACK_LANE)}`;
    }
    return path;
  };
  return {
    offset: `M${points.join("L")}`,
    callbacks: ticks(() => true),
    litCallbacks: litLine === null ? "" : ticks(({ line }) => line === litLine),
    times: timesOf(moments, scale),
    phases: phasePaths(moments, scale, height - PHASE_LANE),
    rest: yAt(rest),
    low,
    high,
  };
}

/**
 * Where round times of the scene's clock stand. In a wait, which the axis shortens, only the last is told.
 *
 * @param {readonly Moment[]} moments
 * @param {number} scale CSS pixels in a second
 * @returns {{x: number, words: string}[]}
 */
export function timesOf(moments, scale) {
  const step = TIME_STEPS.find((each) => each * scale >= CLOSEST_TIMES) ?? TIME_STEPS[TIME_STEPS.length - 1];
  const times = [];
  let next = Math.ceil(moments[0].time / step);
  let lastX = -CLOSEST_TIMES;
  const origin = moments[0].position;
  const end = (moments[moments.length - 1].position - origin) * scale - ROOM_FOR_TIME;
  for (let index = 1; index < moments.length; index += 1) {
    const before = moments[index - 1];
    const { time, position } = moments[index];
    // The same, but for rounding, where the axis shortens nothing.
    if (time - before.time > position - before.position + 1e-6) next = Math.max(next, Math.floor(time / step));
    for (; next * step <= time; next += 1) {
      const x = (Math.min(position, before.position + next * step - before.time) - origin) * scale;
      if (x - lastX < CLOSEST_TIMES || x > end) continue;
      times.push({ x: Math.round(x), words: `${Number((next * step).toFixed(1))} s` });
      lastX = x;
    }
  }
  return times;
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
  const origin = moments[0].position;
  let start = 0;
  for (let index = 0; index < moments.length; index += 1) {
    const { phase } = moments[start];
    if (index + 1 < moments.length && moments[index].phase === phase) continue;
    const from = (moments[start].position - origin) * scale;
    const to = (moments[index].position - origin) * scale;
    if (phase !== "idle") paths.set(phase, `${paths.get(phase) ?? ""}M${from} ${top}H${to}v${PHASE_LANE - 2}H${from}z`);
    start = index;
  }
  return paths;
}
