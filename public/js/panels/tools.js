// @ts-check
import { DeviceSettings } from "./device-settings.js";
import { ExamplesMenu } from "./examples-menu.js";
import { acceptDrops } from "./file-drop.js";
import { LinkButton } from "./link-button.js";
import { Notices } from "./notices.js";
import { OverlaysMenu } from "./overlays-menu.js";
import { ShareMenu } from "./share-menu.js";
import { Shortcuts } from "./shortcuts.js";

/** @typedef {import("../types.js").Frame} Frame */
/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("../model/scene-session.js").SceneSession} SceneSession */

/**
 * Builds what stands around the stage and has no life of its own: menus, settings, notices, keys.
 *
 * @param {Window} window
 * @param {Store} store
 * @param {SceneSession} session
 * @param {object} actions
 * @param {(preset: string) => void} actions.openPreset
 * @param {() => void} actions.goToEditor
 * @param {() => void} actions.togglePlay
 * @param {() => Frame | null} actions.shownFrame
 * @param {import("../model/recording.js").Recording} actions.recording
 * @param {(scale: number) => Promise<Blob>} actions.picture
 * @param {() => Promise<{svg: string, isWhole: boolean}>} actions.drawing
 * @param {() => Promise<Blob>} actions.movie
 * @param {(canvases: ReadonlyMap<string, HTMLCanvasElement>) => void} actions.drawPresets
 */
export function buildTools(window, store, session, actions) {
  const { document } = window;
  const describe = () => session.describe(actions.shownFrame());
  new Notices(document, store);
  new DeviceSettings(document, store, session);
  new LinkButton(window, store, describe);
  const { picture, drawing, movie, recording } = actions;
  new ShareMenu(window, store, { describe, picture, drawing, movie, recording });
  acceptDrops(window, store, (program) => session.edit(program));
  const overlays = new OverlaysMenu(document, store);
  const examples = new ExamplesMenu(document, store, actions.openPreset, actions.drawPresets);
  new Shortcuts(document, {
    examples: () => examples.open(),
    editor: actions.goToEditor,
    overlays: () => overlays.toggleAll(),
    play: actions.togglePlay,
  });
}
