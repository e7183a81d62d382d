// @ts-check

/**
 * Shows what went wrong in the page itself, as text; loaded before everything else so that nothing fails unseen.
 * A script that cannot be read was cut on its way: some browsers run what came of it.
 *
 * @param {unknown} reason
 * @param {string} [file] the script's address, where it is known
 */
function show(reason, file = "") {
  const region = document.getElementById("page-error");
  const text = document.getElementById("page-error-text");
  if (region === null || text === null) return;
  const message = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);
  const what =
    reason instanceof SyntaxError && file !== ""
      ? `A part of the page did not come whole: ${file.slice(file.lastIndexOf("/") + 1)}`
      : `The page has a fault: ${message}`;
  text.textContent = `${what}. Reload it; your program is kept in the link if you copied one.`;
  region.hidden = false;
}

window.addEventListener("error", (event) => {
  // A resource that did not load has no error object; the parts that need it say so themselves.
  if (event.error !== null && event.error !== undefined) show(event.error, event.filename);
});
window.addEventListener("unhandledrejection", (event) => show(event.reason));
document.getElementById("page-error-close")?.addEventListener("click", () => {
  const region = document.getElementById("page-error");
  const text = document.getElementById("page-error-text");
  if (region !== null) region.hidden = true;
  if (text !== null) text.textContent = "";
});
