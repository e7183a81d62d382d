// @ts-check
import { Comparison } from "./comparison.js";
import { DeviceSettings } from "./panels/device-settings.js";
import { tellChoice } from "./panels/dom.js";
import { EditorPanel } from "./panels/editor-panel.js";
import { ExamplesMenu } from "./panels/examples-menu.js";
import { acceptDrops } from "./panels/file-drop.js";
import { Inspector } from "./panels/inspector.js";
import { LinkButton } from "./panels/link-button.js";
import { OverlaysMenu } from "./panels/overlays-menu.js";
import { drawPresetPictures } from "./panels/preset-pictures.js";
import { ShareMenu } from "./panels/share-menu.js";
import { Shortcuts } from "./panels/shortcuts.js";
import { TimelinePanel } from "./panels/timeline-panel.js";
import { lightTwins } from "./panels/twins.js";
import { connect, opener, session, store } from "./scene.js";
import { keepForOffline } from "./transport/offline.js";

/** Overlays that need to know what lazy containers hold. */
const DETAILED = ["pinLine", "sections", "window"];

/** All that stands around the picture: editor, inspector, time line, menus. None of it is needed for the first picture. */
export class Tools {
  #window;
  #page;
  #editor;
  #inspector;
  #timeline;

  /**
   * @param {Window & typeof globalThis} window
   * @param {PageParts} page
   */
  constructor(window, page) {
    this.#window = window;
    this.#page = page;
    const { stage, loop, panes, followers, recording, timers } = page;
    this.#editor = this.#buildEditor();
    this.#inspector = this.#buildInspector();
    this.#timeline = new TimelinePanel(window, store, recording, {
      animate: (step) => loop.animate(step),
      schedule: timers.schedule,
      resume: () => session.resume(),
    });
    const comparison = new Comparison(window, store, session, stage, loop, connect);
    stage.marks = this.#inspector;
    page.beside.push(() => comparison.draw());
    followers.add((frame) => frame !== null && this.#inspector.update(frame));
    followers.add((_, time) => this.#timeline.update(time));
    panes.onChange = () => {
      this.#editor.refresh();
      loop.invalidate();
    };
    this.#buildMenus();
    this.#listen();
    lightTwins(window.document, store);
    window.document.addEventListener("change", ({ target }) => target instanceof HTMLSelectElement && tellChoice(target));
    loop.invalidate();
    /** Resolves once the editor is what it will be: the library's, or the text area where that did not come. */
    this.editorSettled = this.#editor.upgrade();
    void this.editorSettled.then(() => keepForOffline(window));
  }

  #buildEditor() {
    return new EditorPanel(this.#window.document, store, {
      ...this.#page.timers,
      edit: (program) => session.edit(program),
      choose: (choice) => session.choose(choice),
      moved: (place) => this.#inspector.chooseAtSource(place),
      ask: (message) => session.ask(message),
    });
  }

  #buildInspector() {
    const { panes, timers } = this.#page;
    const lessMotion = this.#window.matchMedia("(prefers-reduced-motion: reduce)");
    return new Inspector(this.#window.document, store, {
      ...timers,
      reducesMotion: () => lessMotion.matches,
      restTop: (view) => session.restInsets.topOf(view),
      isShown: () => panes.isShown("inspect"),
      inspect: () => session.inspect(),
      goTo: (place) => {
        panes.show("code");
        this.#editor.goTo(place);
      },
    });
  }

  #buildMenus() {
    const { document } = this.#window;
    const { stage, recording, panes, shownFrame } = this.#page;
    const describe = () => session.describe(shownFrame());
    new DeviceSettings(document, store, session);
    new LinkButton(this.#window, store, describe);
    new ShareMenu(this.#window, store, {
      describe,
      recording,
      picture: async (scale) => (await this.#pictures()).png(shownFrame(), scale),
      drawing: async () => (await this.#pictures()).svg(shownFrame()),
      movie: () => this.#movie(),
    });
    acceptDrops(this.#window, store, (program) => session.edit(program));
    const overlays = new OverlaysMenu(document, store);
    const examples = new ExamplesMenu(document, store, (preset) => opener.openPreset(preset), (canvases) => drawPresetPictures(canvases, stage.fonts, connect));
    new Shortcuts(document, {
      examples: () => examples.open(),
      editor: () => {
        panes.show("code");
        this.#editor.focus();
      },
      overlays: () => overlays.toggleAll(),
      play: () => this.#timeline.togglePlay(),
    });
  }

  #listen() {
    const { recording } = this.#page;
    store.subscribe(["generation"], () => {
      this.#inspector.clear();
      // Frames that came before the inspector did; for another scene there are none yet.
      for (const frame of recording.frames) this.#inspector.record(frame);
    });
    store.subscribe(["frame"], ({ frame }) => frame !== null && this.#inspector.record(frame));
    store.subscribe(["overlays"], ({ overlays }) => {
      session.observe(DETAILED.some((id) => overlays.has(id)) ? ["lazyContainers"] : []);
    });
  }

  async #pictures() {
    const { PictureExport } = await import("./export/picture-export.js");
    return new PictureExport(this.#window, this.#page.stage.fonts, (frame) => this.#page.stage.pictureOf(frame));
  }

  async #movie() {
    const { recording, loop, shownFrame } = this.#page;
    const exporter = await this.#pictures();
    try {
      return await exporter.movie(recording.duration, (step) => loop.animate(step), (position) => {
        this.#timeline.showPosition(position);
        return shownFrame();
      });
    } finally {
      session.resume();
    }
  }
}
