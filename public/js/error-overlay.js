// @ts-check

/**
 * Shows what went wrong in the page itself, as text; loaded before everything else so that nothing fails unseen.
 *
 * @param {unknown} reason
 */
function show(reason) {
  const region = document.getElementById("page-error");
  const text = document.getElementById("page-error-text");
  if (region === null || text === null) return;
  const message = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);
  text.textContent = `The page has a fault: ${message}. Reload it; your program is kept in the link if you copied one.`;
  region.hidden = false;
}

window.addEventListener("error", (event) => {
  // A resource that did not load has no error object; the parts that need it say so themselves.
  if (event.error !== null && event.error !== undefined) show(event.error);
});
window.addEventListener("unhandledrejection", (event) => show(event.reason));
document.getElementById("page-error-close")?.addEventListener("click", () => {
  const region = document.getElementById("page-error");
  if (region !== null) region.hidden = true;
});
