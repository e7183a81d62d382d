// @ts-check

/** How much of the first point past an edge shows (published measurements of UIScrollView). */
export const RUBBER_BAND = 0.55;
/** Below this a distance counts as none, in points: half a pixel of a 3x screen and the protocol's rounding. */
const NEGLIGIBLE = 0.2;

/** @param {number} value */
function points(value) {
  return `${value.toFixed(2)} pt`;
}

/**
 * Returns how far a finger has gone past an edge when so much of it shows.
 *
 * @param {number} visible in points, below `extent`
 * @param {number} extent the scroll view's height in points
 */
export function travelFor(visible, extent) {
  return (extent * visible) / (RUBBER_BAND * (extent - visible));
}

/**
 * Says in one sentence or two why the content is where it is.
 *
 * @param {ScrollViewState} view
 * @param {number} restTop the top inset at rest, in points
 */
export function scrollWords(view, restTop) {
  const { contentOffset, contentInsets, contentSize, containerSize, phase } = view;
  const fromTop = contentOffset.y + contentInsets.top;
  const end = Math.max(contentSize.height + contentInsets.bottom - containerSize.height, -contentInsets.top);
  const toEnd = end - contentOffset.y;
  const collapsed = restTop - contentInsets.top;
  if (fromTop < -NEGLIGIBLE) return pastEdge(-fromTop, "top", containerSize.height, phase);
  if (toEnd < -NEGLIGIBLE) return pastEdge(-toEnd, "end", containerSize.height, phase);
  if (fromTop <= NEGLIGIBLE && collapsed > NEGLIGIBLE) {
    return `The bar has collapsed by ${points(collapsed)}. contentInsets.top has shrunk as much, so the content stays at the bar.`;
  }
  if (fromTop <= NEGLIGIBLE) return "At rest at the top: contentOffset.y is −contentInsets.top.";
  if (toEnd <= NEGLIGIBLE) return `At the end: the content's last edge stands ${points(contentInsets.bottom)} above the screen's.`;
  return `Scrolled ${points(fromTop)} from the top; ${points(toEnd)} to the end.`;
}

/**
 * @param {number} distance that shows, in points
 * @param {"top" | "end"} edge
 * @param {number} extent
 * @param {string} phase
 */
function pastEdge(distance, edge, extent, phase) {
  const shown = `${points(distance)} past the ${edge}`;
  if (phase === "interacting" && distance < extent) {
    return `Pulled ${shown}: the rubber band's answer to ${points(travelFor(distance, extent))} of finger travel.`;
  }
  if (phase === "decelerating") return `Springing back: ${shown}.`;
  return `Held ${shown}.`;
}
