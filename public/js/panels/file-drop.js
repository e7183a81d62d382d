// @ts-check

/** The server takes no longer programs, in bytes. */
const LARGEST_PROGRAM = 262_144;

/**
 * Opens a Swift file that is dropped anywhere on the page.
 *
 * @param {Window} window
 * @param {Store} store
 * @param {(program: string) => void} onOpen
 */
export function acceptDrops(window, store, onOpen) {
  const hasFile = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes("Files") === true;
  const { body } = window.document;
  window.addEventListener("dragover", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    body.dataset.drop = "";
  });
  // Out of the window, not from one part of the page to another.
  window.addEventListener("dragleave", (event) => event.relatedTarget === null && delete body.dataset.drop);
  window.addEventListener("drop", (event) => {
    if (!hasFile(event)) return;
    delete body.dataset.drop;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file !== undefined) void open(file);
  });

  /** @param {File} file */
  async function open(file) {
    if (file.size > LARGEST_PROGRAM) {
      const size = Math.round(file.size / 1024).toLocaleString("en");
      store.set({ notice: { tone: "error", text: `${file.name} has ${size} KB. A program may have 256 KB.` } });
      return;
    }
    const text = await file.text();
    if (text.includes("\0")) {
      store.set({ notice: { tone: "error", text: `${file.name} is not a text. Drop a Swift file.` } });
      return;
    }
    onOpen(text);
  }
}
