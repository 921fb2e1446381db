// “Save as a draft”: keeps the open form in the repository, for anyone to continue, without publishing it.
import { interpolate } from "../../content/interpolate";
import { belowContent, folderOf } from "../../content/read/filePath";
import type { GitHub } from "../publishing/github";
import { ACTIONS } from "../decap/markup";
import { differences } from "../publishing/history";
import { type ContentFormat, contentText } from "../save/contentFormat";
import { commitOptions, type Backend } from "../decap/decapBackend";
import { chosenFor, entryPathOf, formWhere, mapIn, type DecapMap, type DecapStore } from "../decap/decapStore";
import type { Repository } from "../save/repository";
import { setBarButton } from "../screen/editorBar";
import { titleIn } from "../screen/entryTitles";
import type { EditorWord } from "../config/editorWords";
import { hidePanel, isPanelShown, showPanel, type PanelItem } from "../screen/panel";
import type { OpenEntry } from "../screen/problemPlace";
import type { EditorNotifier } from "../screen/editorNotifier";
import { jsonFilesIn } from "../save/stored";
import { isGroup } from "../../content/isGroup";

// A draft of an entry, for everyone to see and continue: the file `drafts/<name>`, beside content/, which no check and no
// build reads. Its pictures are stored where the entry would have them.
interface SharedDraft {
  /** The published text that the draft was begun on; undefined for a new entry. */
  base: string | undefined;
  text: string;
}

const FOLDER = "drafts";

/** The path of an entry's draft; undefined for a path outside content/. */
export function draftPath(path: string): string | undefined {
  const name = belowContent(path);
  return name === undefined ? undefined : `${FOLDER}/${name}`;
}

/** The draft as its file. `base` and `text` must be JSON. */
export const draftFile = ({ base, text }: SharedDraft): string =>
  contentText({ base: JSON.parse(base ?? "null") as unknown, draft: JSON.parse(text) as unknown });

/** The inverse of `draftFile`; throws if the file is no draft. */
export function readSharedDraft(file: string): SharedDraft {
  const kept: unknown = JSON.parse(file);
  const { base, draft } = isGroup(kept) ? kept : {};
  if (base === undefined || draft === undefined) throw new SyntaxError("The draft is incomplete");
  return { base: base === null ? undefined : contentText(base), text: contentText(draft) };
}

function isReadable(file: string): boolean {
  try {
    readSharedDraft(file);
    return true;
  } catch {
    return false;
  }
}

/** The repository's drafts, as files by the path of the entry in content/; without files that are no drafts. */
export async function storedDrafts(backend: Backend): Promise<Map<string, string>> {
  const files = (await jsonFilesIn(backend, FOLDER)).filter(({ data }) => isReadable(data));
  return new Map(files.map(({ data, file }) => [file.path.replace(`${FOLDER}/`, "content/"), data]));
}

interface Drafting {
  findStore: () => DecapStore | undefined;
  format: ContentFormat;
  /** By path: the version that the form is based on. */
  opened: ReadonlyMap<string, string>;
  /** Fills the open form with `data`, typed by someone on the version `base`. */
  fill: (data: unknown, base: string | undefined) => void;
  /** Must be guarded. */
  backend: Backend;
  repository: Pick<Repository, "content">;
  /** Undefined for local files, which have no authors. */
  hub: GitHub | undefined;
  notifier: EditorNotifier;
}

interface StoredDraft {
  file: string;
  /** Paths of the fields that it changes and that are not published that way by now; empty only for a new entry. */
  fields: string[];
  /** Of a new entry. */
  title: string | undefined;
}

/** True once Decap CMS has filled the form with the entry. */
function isInForm(draft: DecapMap, { path, collection, isNew }: OpenEntry): boolean {
  if (!isNew) return entryPathOf(draft) === path;
  return !entryPathOf(draft) && draft.getIn(["entry", "collection"]) === collection;
}

export function sharedDrafts({ findStore, format, opened, fill, backend, repository, hub, notifier }: Drafting) {
  const { say, when, fieldNames } = notifier;
  /** The name of a new entry's draft, until its form is left. */
  let fresh = "";
  const formHere = () => notifier.entryHere() ?? notifier.newEntryHere(fresh);
  /** By the path of the entry. */
  let stored = new Map<string, StoredDraft>();
  /** The drafts that the open form contains, as they were when it was filled. */
  const continued = new Map<string, string>();

  let panel: HTMLElement | undefined;

  function tell(title: EditorWord, note?: EditorWord, items: readonly PanelItem[] = []): void {
    const panelContent = { title: say(title), items, close: say("close"), isCalm: true };
    panel = showPanel({ ...panelContent, ...(note && { note: say(note) }) });
  }

  async function look(): Promise<void> {
    const [found, files] = await Promise.all([storedDrafts(backend), repository.content()]);
    const sources = new Map(files.map(({ name, source }) => [name, source]));
    stored = new Map();
    for (const [path, file] of found) {
      const { base, text } = readSharedDraft(file);
      if (base === undefined) {
        stored.set(path, { file, fields: [], title: titleIn(JSON.parse(text), notifier.language) ?? "" });
        continue;
      }
      // The draft of an entry that has been deleted changes nothing.
      const left = differences(text, sources.get(belowContent(path) ?? path) ?? text);
      const fields = differences(text, base).filter((field) => left.includes(field));
      if (fields.length > 0) stored.set(path, { file, fields, title: undefined });
    }
  }

  async function write(entry: OpenEntry, form: DecapMap): Promise<void> {
    const { path, slug, collection, isNew } = entry;
    const base = isNew ? undefined : (opened.get(path) ?? "");
    const names = entry.fields.map(({ name }) => name);
    const raw = draftFile({ base, text: format.toFile(mapIn(form, "data")?.toJS(), names) });
    const options = commitOptions(`Draft of ${path}, not published`, collection);
    const dataFiles = [{ path: draftPath(path) ?? path, slug, raw }];
    await backend.persistEntry({ dataFiles, assets: chosenFor(form) }, options);
    // Without unfinished changes, Decap CMS lets go of the form.
    findStore()?.dispatch({ type: ACTIONS.saved, payload: {} });
    addEventListener("hashchange", () => tell("draftSaved", "draftSavedHow"), { once: true });
    location.hash = `#/collections/${collection}`;
  }

  async function save(entry: OpenEntry): Promise<void> {
    const { path } = entry;
    const draft = findStore()?.getState().entryDraft;
    const form = mapIn(draft, "entry");
    if (!draft || !form || !isInForm(draft, entry)) return;
    if (!draft.get("hasChanged")) return tell("draftUnchanged");
    const isKnown = await look().then(
      () => true,
      () => false,
    );
    if (!isKnown) return notifier.refused({ why: "notLoaded" });
    const other = stored.get(path);
    if (other === undefined || other.file === continued.get(path)) return write(entry, form);
    const replace = { text: say("draftReplace"), onPress: () => void write(entry, form).catch(() => undefined) };
    tell("draftTaken", "draftTakenHow", [...(await choices(entry, other)), replace]);
  }

  async function formLoaded(entry: OpenEntry): Promise<void> {
    const store = findStore();
    if (store) await formWhere((draft) => isInForm(draft, entry), store);
  }

  async function continueWith(entry: OpenEntry, file: string): Promise<void> {
    const { base, text } = readSharedDraft(file);
    // Before that, the entry would replace the draft in the form.
    await formLoaded(entry);
    continued.set(entry.path, file);
    fill(format.fromFile(text), base);
    hidePanel();
    setButton(entry);
  }

  const remove = (path: string) => backend.deleteFiles([draftPath(path) ?? path], `Delete the draft of ${path}`);

  /** A new entry as the editor calls it. */
  const newPlace = (path: string, title: string) => notifier.newPlace(belowContent(path) ?? path, title);

  async function choices(entry: OpenEntry, { file, fields, title }: StoredDraft): Promise<PanelItem[]> {
    const by = (await hub?.changesOf(draftPath(entry.path) ?? "", 1).catch(() => []))?.[0];
    const about = [
      say("draftContinue"),
      ...(by ? [interpolate(say("draftBy"), { who: by.author, when: when(by.at) })] : []),
    ];
    const changes = `${say("draftChanges")} ${fieldNames(fields, entry.fields)}`;
    const text = title === undefined ? changes : newPlace(entry.path, title).text;
    const discard = () => {
      if (confirm(`${say("draftDiscard")}?`)) void remove(entry.path).then(hidePanel, () => undefined);
    };
    return [
      { about: about.join(", "), text, onPress: () => void continueWith(entry, file) },
      { text: say("draftDiscard"), onPress: discard },
    ];
  }

  async function show(entry: OpenEntry, draft: StoredDraft): Promise<void> {
    tell("draftThere", "draftHow", await choices(entry, draft));
  }

  function setButton(entry: OpenEntry): void {
    const draft = stored.get(entry.path);
    const isOffer = draft !== undefined && continued.get(entry.path) !== draft.file;
    const press = () => (isOffer ? show(entry, draft) : save(entry));
    // The guard has already shown why it refused.
    setBarButton("draft", {
      text: say(isOffer ? "draftThere" : "saveDraft"),
      onPress: () => void press().catch(() => undefined),
    });
  }

  return {
    /** Looks for drafts; call after sign-in and after each change of the repository. */
    async follow(): Promise<void> {
      await look().catch(() => undefined);
      const entry = formHere();
      if (entry) setButton(entry);
    },
    /** Shows or hides the button for the open entry, and an existing draft of it. */
    offer(): void {
      continued.clear();
      panel?.remove();
      fresh = `new-${Date.now()}`;
      const entry = formHere();
      if (!entry) return setBarButton("draft", undefined);
      setButton(entry);
      const draft = stored.get(entry.path);
      if (draft) void formLoaded(entry).then(() => (isPanelShown() ? undefined : show(entry, draft)));
    },
    /** Call with the paths that have been written: a draft that has been published is obsolete. */
    published(paths: readonly string[]): void {
      const here = notifier.newEntryHere(fresh);
      const isBegun = here && paths.some((path) => folderOf(path) === folderOf(here.path));
      const done = isBegun ? [here.path] : paths;
      for (const path of done.filter((one) => continued.delete(one))) void remove(path).catch(() => undefined);
    },
    /** For the first screen: the drafts there are. */
    news: (): PanelItem[] =>
      [...stored].map(([path, { title }]) => ({
        about: say("draftOf"),
        ...(title === undefined ? notifier.filePlace(belowContent(path) ?? path) : newPlace(path, title)),
      })),
  };
}
