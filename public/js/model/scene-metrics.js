// @ts-check

/**
 * Plain arithmetic on what frames say: nothing here lays out anything.
 */

/** The suffix of a device id that turns the device. */
export const LANDSCAPE_SUFFIX = "-landscape";

/**
 * Remembers the largest top inset of each scroll view since a scene was opened: that of its rest position, from which
 * displacements count. While a large title collapses the present inset is smaller.
 */
export class RestInsets {
  /** @type {Map<string | number, number>} */
  #tops = new Map();

  clear() {
    this.#tops.clear();
  }

  /** @param {Frame} frame */
  observe(frame) {
    for (const view of frame.scrollViews) {
      this.#tops.set(view.id, Math.max(this.#tops.get(view.id) ?? 0, view.contentInsets.top));
    }
  }

  /**
   * Takes over to a frame whose insets may be others at rest too: another device, another type size, another program.
   * How far each title is collapsed stays.
   *
   * @param {Frame | null} before
   * @param {Frame} after
   */
  rebase(before, after) {
    const collapsed = new Map((before?.scrollViews ?? []).map((view) => [view.id, this.topOf(view) - view.contentInsets.top]));
    this.clear();
    for (const view of after.scrollViews) this.#tops.set(view.id, view.contentInsets.top + (collapsed.get(view.id) ?? 0));
  }

  /** @param {ScrollViewState} view */
  topOf(view) {
    return Math.max(this.#tops.get(view.id) ?? 0, view.contentInsets.top);
  }

  /**
   * Returns how far the content has moved from rest.
   *
   * @param {ScrollViewState} view
   * @returns {Point} in points; negative when pulled past the beginning
   */
  displacementOf(view) {
    return { x: view.contentOffset.x + view.contentInsets.leading, y: view.contentOffset.y + this.topOf(view) };
  }

  /**
   * The same, held within the range in which content can rest.
   *
   * @param {ScrollViewState} view
   */
  restingDisplacementOf(view) {
    const { contentSize, containerSize, contentInsets } = view;
    const longest = {
      x: contentInsets.leading + contentSize.width + contentInsets.trailing - containerSize.width,
      y: this.topOf(view) + contentSize.height + contentInsets.bottom - containerSize.height,
    };
    const { x, y } = this.displacementOf(view);
    return { x: Math.min(Math.max(x, 0), Math.max(longest.x, 0)), y: Math.min(Math.max(y, 0), Math.max(longest.y, 0)) };
  }
}

/**
 * Returns how far content is pulled past its edges: positive past the beginning, 0 inside.
 *
 * @param {ScrollViewState} view
 */
export function overscrollAtTop(view) {
  return Math.max(0, -(view.contentOffset.y + view.contentInsets.top));
}

/**
 * Returns the metrics of what a scene runs on: a device by its id, or a bare screen.
 *
 * @param {readonly DeviceDescription[]} devices as the server listed them, upright and turned
 * @param {string | BareScreen} device
 * @returns {DeviceDescription | undefined}
 */
export function screenOf(devices, device) {
  if (typeof device === "string") return devices.find(({ id }) => id === device);
  return { ...device, id: "", name: `${device.width} × ${device.height}` };
}

/**
 * Returns the same device or screen, turned.
 *
 * @param {string | BareScreen} device
 * @returns {string | BareScreen}
 */
export function turned(device) {
  if (typeof device !== "string") {
    const { top, leading, bottom, trailing } = device.safeArea;
    const safeArea = { top: leading, leading: top, bottom: trailing, trailing: bottom };
    return { ...device, width: device.height, height: device.width, safeArea };
  }
  return isTurned(device) ? device.slice(0, -LANDSCAPE_SUFFIX.length) : device + LANDSCAPE_SUFFIX;
}

/** @param {string | BareScreen} device */
export function isTurned(device) {
  return typeof device === "string" ? device.endsWith(LANDSCAPE_SUFFIX) : device.width > device.height;
}

/** @param {Frame} frame */
export function isAtRest(frame) {
  return frame.scrollViews.every((view) => view.phase === "idle");
}
