// @ts-check
import { outlineOf } from "./device-outline.js";
import { roundedRectPath } from "./shapes.js";

/** The time that every picture of a phone shows. */
const CLOCK_TEXT = "9:41";
/** The home indicator's size and its distance from the bottom, in points. */
const INDICATOR = Object.freeze({ height: 5, inset: 8, portraitShare: 0.355, longestShare: 0.26 });

/**
 * Draws the status bar into its frame: the time on one side, signal, network and battery on the other.
 *
 * @param {Surface} surface
 * @param {Item} item
 * @param {DeviceDescription} device
 */
export function paintStatusBar(surface, item, device) {
  const { context } = surface;
  const { kind } = outlineOf(device);
  const color = item.fill ?? surface.palette.label;
  const { frame } = item;
  const isSplit = kind === "island" || kind === "notch";
  const size = isSplit ? 16.5 : 12.5;
  const middle = frame.y + (kind === "island" ? Math.min(frame.height - 21.5, 34) : isSplit ? 27 : frame.height / 2);
  const font = `600 ${size}px Inter, sans-serif`;
  surface.fonts.require(font, CLOCK_TEXT);
  context.save();
  context.fillStyle = color;
  context.strokeStyle = color;
  context.font = font;
  context.textBaseline = "middle";
  context.textAlign = "center";
  const sensorWidth = kind === "island" ? 126 : 162;
  const ear = (frame.width - sensorWidth) / 2;
  const clockX = isSplit ? frame.x + ear * 0.53 : frame.x + (kind === "tablet" ? 36 : frame.width / 2);
  context.fillText(CLOCK_TEXT, clockX, middle + 0.5);
  const right = isSplit ? frame.x + frame.width - ear * 0.5 + 33 : frame.x + frame.width - 7;
  const unit = isSplit ? 1 : 0.88;
  paintBattery(context, right, middle, unit);
  paintWifi(context, right - 40 * unit, middle, unit);
  if (kind !== "tablet") paintSignal(context, right - 54 * unit, middle, unit);
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} right
 * @param {number} middle
 * @param {number} unit
 */
function paintBattery(context, right, middle, unit) {
  const body = { x: right - 27.5 * unit, y: middle - 6.5 * unit, width: 25 * unit, height: 13 * unit };
  context.globalAlpha = 0.4;
  context.lineWidth = unit;
  context.beginPath();
  roundedRectPath(context, { x: body.x + 0.5, y: body.y + 0.5, width: body.width - 1, height: body.height - 1 }, 4 * unit);
  context.stroke();
  context.beginPath();
  context.arc(right - 1.6 * unit, middle, 2.1 * unit, -Math.PI / 2.6, Math.PI / 2.6);
  context.fill();
  context.globalAlpha = 1;
  context.beginPath();
  const inset = 2 * unit;
  roundedRectPath(
    context,
    { x: body.x + inset, y: body.y + inset, width: body.width - 2 * inset, height: body.height - 2 * inset },
    2.5 * unit,
  );
  context.fill();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} center
 * @param {number} middle
 * @param {number} unit
 */
function paintWifi(context, center, middle, unit) {
  const bottom = middle + 5.5 * unit;
  const spread = Math.PI / 4.1;
  context.lineWidth = 2.1 * unit;
  for (const radius of [10.2, 6.6]) {
    context.beginPath();
    context.arc(center, bottom, radius * unit, -Math.PI / 2 - spread, -Math.PI / 2 + spread);
    context.stroke();
  }
  context.beginPath();
  context.moveTo(center, bottom);
  context.arc(center, bottom, 3.9 * unit, -Math.PI / 2 - spread, -Math.PI / 2 + spread);
  context.closePath();
  context.fill();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} right
 * @param {number} middle
 * @param {number} unit
 */
function paintSignal(context, right, middle, unit) {
  for (const [index, height] of [4.2, 6.4, 9, 12].entries()) {
    const x = right - (18.6 - index * 5) * unit;
    context.beginPath();
    roundedRectPath(
      context,
      { x, y: middle + 6 * unit - height * unit, width: 3.2 * unit, height: height * unit },
      unit,
    );
    context.fill();
  }
}

/**
 * Draws the home indicator at the bottom of its frame; one that is given as a thin bar is drawn as it is.
 *
 * @param {Surface} surface
 * @param {Item} item
 */
export function paintHomeIndicator(surface, item) {
  const { context } = surface;
  const { frame } = item;
  /** @type {Rect} */
  let bar = frame;
  if (frame.height > 2 * INDICATOR.height) {
    const share = frame.width > 500 ? INDICATOR.longestShare : INDICATOR.portraitShare;
    const width = Math.round(frame.width * share);
    const y = frame.y + frame.height - INDICATOR.inset - INDICATOR.height;
    bar = { x: frame.x + (frame.width - width) / 2, y, width, height: INDICATOR.height };
  }
  context.fillStyle = item.fill ?? surface.palette.label;
  context.beginPath();
  roundedRectPath(context, bar, bar.height / 2);
  context.fill();
}

/**
 * @param {Surface} surface
 * @param {Item} item
 */
export function paintScrollIndicator(surface, item) {
  const { context } = surface;
  const radius = Math.min(item.frame.width, item.frame.height) / 2;
  context.fillStyle = item.fill ?? surface.palette.indicator;
  context.beginPath();
  roundedRectPath(context, item.frame, radius);
  context.fill();
}
