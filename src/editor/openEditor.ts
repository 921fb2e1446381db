// What runs at /admin/: fetches the configuration, adds our file format, and starts Decap CMS.
import { DEFAULT_LANGUAGE, languageOf, type Language } from "../i18n/languages";
import { arranged, contentFormat, layoutsOf, type ContentFormat } from "./contentFormat";
import type { EditorConfig, EditorField } from "./decapConfig";
import { entryProblems, type EntryName } from "./entryProblems";

/** What is used of an entry of Decap CMS. */
interface Entry {
  get(name: "collection" | "slug"): string;
  get(name: "data"): { toJS(): unknown };
}

declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean;
    CMS?: {
      registerCustomFormat(name: string, extension: string, format: ContentFormat): void;
      registerEventListener(listener: { name: "preSave"; handler: (event: { entry: Entry }) => void }): void;
      init(options: { config: Record<string, unknown> }): void;
    };
  }
}

const NOTES: Record<Language, string> = {
  en: "This editor is not connected yet. On your own machine, run “npm run cms” and open the address that it prints. To edit on the published site, a developer sets CMS_REPOSITORY and builds again: see “Editing in the browser” in the README.",
  es: "Este editor todavía no está conectado. En su computadora, ejecute “npm run cms” y abra la dirección que aparece. Para editar en el sitio publicado, un desarrollador define CMS_REPOSITORY y vuelve a generar el sitio: vea “Editing in the browser” en el README.",
};

const language = () => languageOf(navigator.language) ?? DEFAULT_LANGUAGE;

/** True when the files of this machine can be edited: `npm run cms` is running. */
async function isLocal({ local_backend }: EditorConfig): Promise<boolean> {
  if (!["localhost", "127.0.0.1"].includes(location.hostname)) return false;
  const body = JSON.stringify({ action: "info" });
  const headers = { "Content-Type": "application/json" };
  return fetch(local_backend.url, { method: "POST", headers, body }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function readConfig(): Promise<EditorConfig> {
  const answer = await fetch("config.json");
  if (!answer.ok) throw new Error(`config.json: ${answer.status}`);
  return (await answer.json()) as EditorConfig;
}

function addScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = source;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${source} could not be loaded`));
    document.head.append(script);
  });
}

function showNote(text: string): void {
  const note = document.createElement("p");
  note.setAttribute("role", "status");
  note.textContent = text;
  document.body.replaceChildren(note);
}

function fieldsOf({ collections }: EditorConfig, { collection, slug }: EntryName): EditorField[] {
  const found = collections.find(({ name }) => name === collection);
  return found?.fields ?? found?.files?.find(({ name }) => name === slug)?.fields ?? [];
}

/** Throws what is wrong with an entry: Decap CMS shows it, and saves nothing. */
function refuseMistakes(config: EditorConfig, entry: Entry): void {
  const name = { collection: entry.get("collection"), slug: entry.get("slug") };
  const problems = entryProblems(name, arranged(entry.get("data").toJS(), fieldsOf(config, name)));
  if (problems.length === 0) return;
  throw Object.assign(new Error(problems.join("; ")), { name: "" });
}

async function openEditor(): Promise<void> {
  const config = await readConfig();
  const { local_backend: local, ...rest } = config;
  const proxy = (await isLocal(config)) && { name: "proxy", proxy_url: local.url };
  // The site's own server signs in, whatever address the editor is opened at.
  const backend = proxy || (config.backend && { ...config.backend, base_url: location.origin });
  if (!backend) return showNote(NOTES[language()]);
  window.CMS_MANUAL_INIT = true;
  await addScript("decap-cms.js");
  window.CMS?.registerCustomFormat("content", "json", contentFormat(layoutsOf(config.collections)));
  window.CMS?.registerEventListener({ name: "preSave", handler: ({ entry }) => refuseMistakes(config, entry) });
  const here = { site_url: location.origin, locale: language(), load_config_file: false };
  window.CMS?.init({ config: { ...rest, ...here, backend } });
}

openEditor().catch((error: unknown) => showNote(String(error)));
