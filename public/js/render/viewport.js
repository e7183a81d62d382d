// @ts-check

/** A device is never enlarged beyond this when it is fitted. */
const LARGEST_FIT = 1.5;
const SMALLEST_FIT = 0.2;

/**
 * Returns how many CSS pixels one point takes.
 *
 * @param {ZoomMode} mode fit the stage, one CSS pixel a point, or one pixel of the display a pixel of the device
 * @param {DeviceDescription} device
 * @param {DeviceOutline} outline
 * @param {Size} available in CSS pixels
 * @param {number} ratio pixels of the display in a CSS pixel
 */
export function zoomFor(mode, device, outline, available, ratio) {
  if (mode === "points") return 1;
  if (mode === "pixels") return device.scale / ratio;
  const chin = outline.isLandscape ? { x: outline.chin, y: 0 } : { x: 0, y: outline.chin };
  const width = device.width + 2 * (outline.bezel + chin.x);
  const height = device.height + 2 * (outline.bezel + chin.y);
  const fit = Math.min(available.width / width, available.height / height);
  return Math.min(Math.max(fit, SMALLEST_FIT), LARGEST_FIT);
}

/**
 * Returns the sizes of a canvas whose pixels are the display's.
 *
 * @param {DeviceDescription} device
 * @param {number} zoom CSS pixels in a point
 * @param {number} ratio pixels of the display in a CSS pixel
 * @returns {CanvasMetrics}
 */
export function canvasMetrics(device, zoom, ratio) {
  const width = Math.max(1, Math.round(device.width * zoom * ratio));
  const scale = width / device.width;
  const height = Math.max(1, Math.round(device.height * scale));
  return { width, height, cssWidth: width / ratio, cssHeight: height / ratio, scale };
}

/**
 * Returns the point of the device's screen under a place in the window.
 *
 * @param {{left: number, top: number, width: number, height: number}} box of the canvas in the window
 * @param {DeviceDescription} device
 * @param {number} clientX
 * @param {number} clientY
 */
export function pointIn(box, device, clientX, clientY) {
  return {
    x: ((clientX - box.left) * device.width) / box.width,
    y: ((clientY - box.top) * device.height) / box.height,
  };
}
