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
/** @type {Partial<Record<Moment["phase"], string>>} the bars' colours, as the page's style names them */
const PHASE_COLORS = { tracking: "--accent", interacting: "--accent", decelerating: "--flight", animating: "--warning" };
const PHASE_OPACITY = 0.75;

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
 * Where moments stand in a strip.
 *
 * @param {readonly Moment[]} moments
 * @param {Size} size
 */
function scaleOf(moments, { width, height }) {
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
  /** CSS pixels in a second. */
  const perSecond = width / Math.max(moments[moments.length - 1].position - origin, 1e-6);
  return {
    low,
    high,
    rest,
    perSecond,
    x: (/** @type {Moment} */ { position }) => (position - origin) * perSecond,
    // Further down the content is drawn further down.
    y: (/** @type {number} */ offset) => RULER + MARGIN + ((offset - start) / span) * graphHeight,
  };
}

/**
 * Draws the strip: the ruler's lines, the rest, phases, callbacks, the offset. A canvas leaves the browser nothing to lay out or to collect.
 *
 * @param {CanvasRenderingContext2D} context empty, in CSS pixels
 * @param {readonly Moment[]} moments at least two
 * @param {Size} size in CSS pixels
 * @param {(name: string) => string} color what the page's style calls so
 * @param {number | null} litLine the line of the source whose callbacks are lit
 * @returns the least and the largest offset, and where words of the ruler belong
 * @complexity O(n) in the number of moments
 */
export function paintStrip(context, moments, size, color, litLine = null) {
  const { width, height } = size;
  const scale = scaleOf(moments, size);
  context.fillStyle = color("--line");
  const times = timesOf(moments, scale.perSecond);
  for (const { x } of times) context.fillRect(x, 0, 1, height);
  context.setLineDash([3, 3]);
  const rest = Math.floor(scale.y(scale.rest)) + 0.5;
  stroke(context, color("--line"), 1, () => {
    context.moveTo(0, rest);
    context.lineTo(width, rest);
  });
  context.setLineDash([]);
  paintPhases(context, moments, scale.x, height - PHASE_LANE, color);
  paintTicks(context, moments, scale.x, height - PHASE_LANE - 2, color, litLine);
  stroke(context, color("--accent"), 1.5, () => {
    for (const moment of moments) context.lineTo(scale.x(moment), scale.y(moment.offset ?? 0));
  });
  return { low: scale.low, high: scale.high, times };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} color
 * @param {number} lineWidth
 * @param {() => void} trace adds the lines to the path
 */
function stroke(context, color, lineWidth, trace) {
  context.strokeStyle = color;
  context.lineWidth = lineWidth;
  context.beginPath();
  trace();
  context.stroke();
}

/**
 * A tick for each moment with callbacks, longer for several, and thicker where they are lit.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {readonly Moment[]} moments
 * @param {(moment: Moment) => number} xAt
 * @param {number} bottom of the ticks
 * @param {(name: string) => string} color
 * @param {number | null} litLine
 */
function paintTicks(context, moments, xAt, bottom, color, litLine) {
  const paint = (/** @type {string} */ name, /** @type {number} */ lineWidth, /** @type {number | null} */ only) => {
    stroke(context, color(name), lineWidth, () => {
      for (const moment of moments) {
        let count = 0;
        for (const { line } of moment.callbacks) if (only === null || line === only) count += 1;
        if (count === 0) continue;
        const x = Math.floor(xAt(moment)) + 0.5;
        context.moveTo(x, bottom);
        context.lineTo(x, bottom - Math.min(3 + 2 * count, CALLBACK_LANE));
      }
    });
  };
  paint("--callback", 1, null);
  if (litLine !== null) paint("--text", 3, litLine);
}

/**
 * A bar for each time that something was in a phase.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {readonly Moment[]} moments
 * @param {(moment: Moment) => number} xAt
 * @param {number} top of the bars
 * @param {(name: string) => string} color
 */
function paintPhases(context, moments, xAt, top, color) {
  context.globalAlpha = PHASE_OPACITY;
  let start = 0;
  for (let index = 0; index < moments.length; index += 1) {
    const { phase } = moments[start];
    if (index + 1 < moments.length && moments[index].phase === phase) continue;
    const name = PHASE_COLORS[phase];
    if (name !== undefined) {
      context.fillStyle = color(name);
      context.fillRect(xAt(moments[start]), top, xAt(moments[index]) - xAt(moments[start]), PHASE_LANE - 2);
    }
    start = index;
  }
  context.globalAlpha = 1;
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
