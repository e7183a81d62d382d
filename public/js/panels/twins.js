// @ts-check

const ATTRIBUTES = ["data-node", "data-line"];

/**
 * Lights what belongs together. Whatever stands for a view or a line of the source says so in `data-node` or
 * `data-line`; pointing at one of them, or going there by keyboard, lights the others, the picture and the source.
 *
 * @param {Document} document
 * @param {Store} store
 */
export function lightTwins(document, store) {
  const point = (/** @type {Event} */ event) => {
    const target = event.target instanceof Element ? event.target.closest("[data-line], [data-node]") : null;
    const { lit } = store.state;
    if (target === null) {
      if (lit?.from === "panel") store.set({ lit: null });
      return;
    }
    const [node, line] = ATTRIBUTES.map((name) => target.getAttribute(name));
    if (lit?.from === "panel" && lit.node === node && lit.line === Number(line)) return;
    store.set({ lit: { node, line: line === null ? null : Number(line), from: "panel" } });
  };
  document.addEventListener("pointerover", point);
  document.addEventListener("focusin", point);
  document.addEventListener("pointerleave", () => store.state.lit !== null && store.set({ lit: null }));
  store.subscribe(["lit"], ({ lit }) => {
    for (const element of document.querySelectorAll(".is-lit")) element.classList.remove("is-lit");
    if (lit === null) return;
    // A view is lit itself; a line lights all that it makes.
    const selector = lit.node === null ? `[data-line="${lit.line}"]` : `[data-node="${CSS.escape(lit.node)}"], [data-line="${lit.line}"]:not([data-node])`;
    for (const element of document.querySelectorAll(selector)) element.classList.add("is-lit");
  });
}
