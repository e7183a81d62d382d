// @ts-check

/** One line of a wheel that counts in lines, in points: the height that browsers themselves use. */
const LINE_POINTS = 16;

/**
 * Returns a wheel event's delta in points: a pixel counts as a point whatever the zoom, a line as 16, a page as the
 * height of what scrolls.
 *
 * @param {{deltaX: number, deltaY: number, deltaMode: number, shiftKey: boolean}} event
 * @param {{width: number, height: number}} page
 * @returns {Point}
 */
export function wheelDelta(event, page) {
  let x = event.deltaX;
  let y = event.deltaY;
  // A wheel with only one axis scrolls sideways with the shift key; some systems turn the delta themselves.
  if (event.shiftKey && x === 0) [x, y] = [y, 0];
  if (event.deltaMode === 1) return { x: x * LINE_POINTS, y: y * LINE_POINTS };
  if (event.deltaMode === 2) return { x: x * page.width, y: y * page.height };
  return { x, y };
}

/**
 * Takes wheel and trackpad over the device. The trackpad's own momentum comes as events; none is added.
 *
 * @param {HTMLElement} target
 * @param {object} handlers
 * @param {(event: WheelEvent) => Point} handlers.point
 * @param {() => {width: number, height: number}} handlers.page
 * @param {(point: Point, delta: Point, stamp: number) => void} handlers.wheel
 */
export function takeWheel(target, { point, page, wheel }) {
  const turned = (/** @type {WheelEvent} */ event) => {
    // Zooming the page stays the browser's.
    if (event.ctrlKey) return;
    event.preventDefault();
    const delta = wheelDelta(event, page());
    if (delta.x !== 0 || delta.y !== 0) wheel(point(event), delta, event.timeStamp);
  };
  target.addEventListener("wheel", turned, { passive: false });
}
