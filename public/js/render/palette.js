// @ts-check

/**
 * Colours for what the server leaves to the page: the empty screen and the system's own parts. The values are the
 * published system colours.
 */
const LIGHT = Object.freeze({ background: "#ffffff", label: "#000000", indicator: "#00000059" });
const DARK = Object.freeze({ background: "#000000", label: "#ffffff", indicator: "#ffffff73" });

/** @param {string} colorScheme */
export function systemPalette(colorScheme) {
  return colorScheme === "dark" ? DARK : LIGHT;
}

/**
 * Colours of the overlays. Each goes with a pattern of its own, so that none depends on colour alone, and each is dark
 * enough for a contrast of 3:1 (WCAG 2.2, 1.4.11) against the halo that every mark has, whatever lies below the two.
 */
export const OVERLAY_COLORS = Object.freeze({
  frame: "#5856d6",
  safeArea: "#b06a00",
  contentInset: "#d6249f",
  pinLine: "#007f9c",
  rest: "#6e6e76",
  selection: "#0a66e8",
  baseline: "#1f8a4c",
  window: "#8944ab",
  halo: "#ffffffe6",
  plate: "#1d1d1fe6",
  plateText: "#ffffff",
  plateLine: "#ffffff66",
  point: "#5aa2ff",
});
