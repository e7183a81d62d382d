// @ts-check

/**
 * Returns the outline of a device, judged by what is covered at the top of its screen, so that a device that this page
 * has never heard of gets a fitting one.
 *
 * @param {DeviceDescription} device
 * @returns {DeviceOutline}
 */
export function outlineOf(device) {
  const isLandscape = device.width > device.height;
  const { safeArea } = device;
  const covered = isLandscape ? Math.max(safeArea.leading, safeArea.trailing) : safeArea.top;
  if (device.id === "") return { kind: "bare", cornerRadius: 0, bezel: 1, chin: 0, isLandscape };
  if (Math.min(device.width, device.height) > 700) {
    return { kind: "tablet", cornerRadius: safeArea.bottom > 0 ? 18 : 4, bezel: 22, chin: 0, isLandscape };
  }
  if (covered >= 59) {
    return { kind: "island", cornerRadius: covered >= 62 ? 62 : 55, bezel: 10, chin: 0, isLandscape };
  }
  if (covered >= 44) return { kind: "notch", cornerRadius: covered >= 50 ? 44 : 47, bezel: 12, chin: 0, isLandscape };
  return { kind: "button", cornerRadius: 2, bezel: 12, chin: 62, isLandscape };
}

/** The size of the sensor area in portrait and its distance from the edge, in points. */
const ISLAND = Object.freeze({ width: 126, height: 37, inset: 11 });
const TALL_ISLAND_INSET = 14;
const NOTCH = Object.freeze({ width: 162, height: 33, radius: 20 });

/**
 * Covers the part of the screen where the sensors are.
 *
 * @param {CanvasRenderingContext2D} context its unit is the point
 * @param {DeviceDescription} device
 */
export function paintSensors(context, device) {
  const outline = outlineOf(device);
  if (outline.kind !== "island" && outline.kind !== "notch") return;
  const across = outline.isLandscape ? device.height : device.width;
  context.save();
  if (outline.isLandscape) {
    // Turned to the left: what was the top edge is now the leading one.
    context.transform(0, 1, 1, 0, 0, 0);
  }
  context.fillStyle = "#000000";
  context.beginPath();
  if (outline.kind === "island") {
    const inset = outline.cornerRadius >= 62 ? TALL_ISLAND_INSET : ISLAND.inset;
    const left = (across - ISLAND.width) / 2;
    const radius = ISLAND.height / 2;
    context.arc(left + radius, inset + radius, radius, Math.PI / 2, (3 * Math.PI) / 2);
    context.arc(left + ISLAND.width - radius, inset + radius, radius, -Math.PI / 2, Math.PI / 2);
  } else {
    const left = (across - NOTCH.width) / 2;
    const right = left + NOTCH.width;
    context.moveTo(left - 6, 0);
    context.quadraticCurveTo(left, 0, left, 6);
    context.arcTo(left, NOTCH.height, left + NOTCH.radius, NOTCH.height, NOTCH.radius);
    context.arcTo(right, NOTCH.height, right, 6, NOTCH.radius);
    context.lineTo(right, 6);
    context.quadraticCurveTo(right, 0, right + 6, 0);
  }
  context.closePath();
  context.fill();
  context.restore();
}
