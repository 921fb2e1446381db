// Entry point of /admin/: fetches the configuration, registers our file format and guarded backend, starts Decap CMS.
import { watchChosenFiles } from "./save/chosenFiles";
import { decapStore } from "./decap/decapStore";
import { CRASHED } from "./decap/markup";
import { connect } from "./connect";
import { contentFormat, layoutsOf, type ContentFormat } from "./save/contentFormat";
import type { Backend } from "./decap/decapBackend";
import type { EditorConfig } from "./config/decapConfig";
import { ask } from "./screen/askDialog";
import { addBar } from "./screen/editorBar";
import { editorLanguage, translate } from "./config/editorWords";
import { askLocal } from "./save/connection";
import { goToField } from "./screen/fieldOnPage";
import { followAddress } from "./screen/formAddress";
import { goOn, goTo } from "./screen/goTo";
import { inLanguage } from "./config/inLanguage";
import { LAYOUT_STYLE, openByWholeRow, startWithForm, showForm } from "./screen/layoutStyle";
import { dressLists } from "./screen/listStyle";
import { nameControls } from "./screen/nameControls";
import { showAdded } from "./screen/showAdded";
import { moveByKey } from "./screen/moveByKey";
import { offerLinks } from "./screen/offerLinks";
import { showMessage } from "./screen/panel";
import { registerNumberField, type DecapReact, type WidgetCms } from "./screen/numberField";
import { askForWhole, partToShow } from "./screen/choosePart";
import { slotOfPicture } from "./screen/pictureSlot";
import { programWords } from "./config/programWords";
import { PHRASES, withPhrases, type Locale } from "./config/phrases";
import { registerPreview, type MakeElement, type PreviewCms } from "./previewPane/preview";
import type { TextPlace } from "./previewPane/shown";
import { uploadName } from "./save/uploadName";
import { openRepository } from "./save/repository";
import { insertFact } from "./paste/offerFacts";
import { apiRootOf } from "./publishing/github";
import { patientFetch } from "./save/patientFetch";
import { editorNotifier } from "./screen/editorNotifier";
import { builtJson } from "../content/builtJson";
import { button, element } from "./screen/elements";
import { placeOf } from "./screen/problemPlace";

/** Call once the editor has started: as its form goes, Decap CMS keeps what was typed in the browser. */
function watchCrashes(): void {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector(CRASHED)) return;
    watcher.disconnect();
    ask(translate("crashed"), () => [
      element("p", translate("crashedHow")),
      button(() => location.reload(), translate("reload")),
    ]);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}

declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean;
    /** Decap CMS's questions, whether to go on with unfinished changes and whether to delete, asked by us. */
    askUnfinished?: (question: string) => boolean;
    askDeletion?: (question: string) => boolean;
    askLink?: (current?: string) => Promise<string | null>;
    programWords?: ReturnType<typeof programWords> & { moveByKey: typeof moveByKey };
    /** `createElement` of Decap CMS's React. */
    h?: MakeElement & DecapReact["h"];
    createClass?: DecapReact["createClass"];
    CMS?: PreviewCms &
      WidgetCms & {
        registerCustomFormat(name: string, extension: string, format: ContentFormat): void;
        getBackend(name: string): { init(config: object, options: object): Backend };
        getLocale(language: string): Locale;
        registerLocale(language: string, words: Locale): void;
        registerBackend(name: string, backend: new (config: object, options: object) => object): void;
        init(options: { config: Record<string, unknown> }): void;
      };
  }
}

/** True when local files can be edited: `npm run cms` is running. */
const isLocal = async ({ local_backend }: EditorConfig<string>): Promise<boolean> =>
  ["localhost", "127.0.0.1"].includes(location.hostname) &&
  askLocal(local_backend.url).then(
    ({ ok }) => ok,
    () => false,
  );

async function readConfig(): Promise<EditorConfig> {
  const answer = await fetch("config.json");
  if (!answer.ok) throw new Error(`config.json: ${answer.status}`);
  return builtJson(await answer.json());
}

const addScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const onerror = () => reject(new Error(`${src} could not be loaded`));
    document.head.append(Object.assign(element("script"), { src, onload: () => resolve(), onerror }));
  });

function showNote(text: string): void {
  const note = element("p", text);
  note.setAttribute("role", "status");
  document.body.replaceChildren(note);
}

/** Decap CMS's backend of this name, guarded. */
const guarded = (cms: NonNullable<Window["CMS"]>, name: string, desk: Parameters<typeof connect>[1]) =>
  class {
    constructor(settings: object, options: object) {
      return connect(cms.getBackend(name).init(settings, options), desk);
    }
  };

async function openEditor(): Promise<void> {
  const language = editorLanguage();
  document.documentElement.lang = language;
  document.title = translate("pageTitle");
  const words = await readConfig();
  const { local_backend: local, ...rest } = inLanguage(words, language);
  const config: EditorConfig<string> = { ...rest, local_backend: local, titles: new Map() };
  const proxy = (await isLocal(config)) && { name: "proxy", proxy_url: local.url };
  // The site's own server handles the sign-in, whatever address the editor is opened at.
  const backend = proxy || (config.backend && { ...config.backend, base_url: location.origin });
  if (!backend) return showNote(translate("notConnected"));
  window.CMS_MANUAL_INIT = true;
  const own = proxy ? { ...config, backend: undefined } : config;
  const notifier = editorNotifier(own, insertFact);
  if (own.backend) {
    const apiRoot = apiRootOf(own.backend);
    window.fetch = patientFetch(window.fetch.bind(window), {
      apiRoot,
      onWait: notifier.gitHubWaits,
      givenUp: translate("notAnswered"),
    });
  }
  window.programWords = { ...programWords(own), moveByKey };
  await addScript("decap-cms.js");
  const cms = window.CMS;
  if (!cms) throw new Error("decap-cms.js did not start");
  startWithForm();
  document.head.append(Object.assign(element("link"), { rel: "stylesheet", href: "editor.css" }));
  document.head.append(element("style", LAYOUT_STYLE));
  addBar();
  openByWholeRow();
  nameControls();
  showAdded();
  followAddress();
  const format = contentFormat(layoutsOf(words.collections));
  cms.registerCustomFormat("content", "json", format);
  cms.registerLocale(language, withPhrases(cms.getLocale(language), PHRASES[language]));
  const repository = openRepository();
  const name = `guarded-${backend.name}`;
  cms.registerBackend(name, guarded(cms, backend.name, { config: own, format, notifier, repository }));
  watchCrashes();
  watchChosenFiles({
    onRefusal: (file, message) => notifier.refused({ why: "upload", name: file, message }),
    choosePart: async (file, picture) => partToShow(file, picture, await slotOfPicture(repository.media)),
    acceptWhole: askForWhole,
    nameFor: (file) => uploadName(file, repository, own.collections),
  });
  dressLists(repository);
  window.askLink = offerLinks(repository, own);
  const onTap = (place: TextPlace, open: string) => void followTap(place, open, config);
  const preview = { collections: config.collections, format, repository, onTap };
  const { h, createClass } = window;
  if (!h || !createClass) throw new Error("decap-cms.js did not start");
  registerPreview(cms, h, preview);
  registerNumberField(cms, { h, createClass });
  const here = { site_url: location.origin, locale: language, load_config_file: false };
  cms.init({ config: { ...rest, ...here, backend: { ...backend, name } } });
  goOn();
}

// Leads from a text or picture tapped in the preview to its field.
/** The field, or, if the form does not show it, the closest that it shows. */
function goToNearest(field: string): void {
  const steps = field.split(/\.(?=[^.]+$)/);
  if (!goToField(field) && steps.length > 1) goToNearest(steps[0] ?? "");
}

/** `open`: the file in the form, below content/. */
function followTap({ file, field }: TextPlace, open: string, config: EditorConfig<string>): unknown {
  if (file === open) {
    showForm();
    // Where the preview covered the form, Decap CMS draws the form anew.
    return setTimeout(() => goToNearest(field));
  }
  const place = placeOf(file, config);
  if (!place) return undefined;
  const onPress = () => goTo(place.link, field);
  if (!decapStore()?.getState().entryDraft.get("hasChanged")) return onPress();
  return showMessage("tapped", [{ about: translate("tappedOpen"), text: place.title, onPress }], "tappedHow");
}

openEditor().catch((error: unknown) => showNote(String(error)));
