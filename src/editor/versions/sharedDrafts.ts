// “Save as a draft”: keeps the open form in the repository, for anyone to continue, without publishing it.
import { interpolate } from "../../content/interpolate";
import { belowContent, folderOf, slugOf } from "../../content/read/filePath";
import { ACTIONS } from "../decap/markup";
import { differences } from "../publishing/history";
import { commitOptions } from "../decap/decapBackend";
import { chosenFor, decapStore, entryPathOf, formWhere, mapIn, type DecapMap } from "../decap/decapStore";
import type { EditorContext } from "./editorContext";
import { setBarButton } from "../screen/editorBar";
import { titleIn } from "../screen/entryTitles";
import { editorLanguage, translate, when, type EditorWord } from "../config/editorWords";
import { hidePanel, isPanelShown, showMessage, type PanelItem } from "../screen/panel";
import type { OpenEntry } from "../screen/problemPlace";
import { draftFile, draftPath, picturesOnlyIn, storedDrafts, type SharedDraft } from "./draftFiles";

interface StoredDraft extends SharedDraft {
  /** Paths of the fields that it changes and that are not published that way by now; empty only for a new entry. */
  fields: string[];
}

/** True once Decap CMS has filled the form with the entry. */
function isInForm(draft: DecapMap, { path, collection, isNew }: OpenEntry): boolean {
  if (!isNew) return entryPathOf(draft) === path;
  return !entryPathOf(draft) && draft.getIn(["entry", "collection"]) === collection;
}

export function sharedDrafts({
  format,
  opened,
  continued,
  fill,
  backend,
  repository,
  github,
  notifier,
}: EditorContext) {
  /** The name of a new entry's draft, until its form is left. */
  let fresh = "";
  function formHere(): OpenEntry | undefined {
    const [path] = continued.keys();
    return notifier.entryHere(path === undefined ? fresh : slugOf(path));
  }
  /** By the path of the entry. */
  let stored = new Map<string, StoredDraft>();
  let panel: HTMLElement | undefined;

  const show = (title: EditorWord, note?: EditorWord, items: readonly PanelItem[] = []) => {
    panel = showMessage(title, items, note);
  };

  async function look(): Promise<void> {
    const [found, files] = await Promise.all([storedDrafts(backend), repository.content()]);
    const sources = new Map(files.map(({ name, source }) => [name, source]));
    stored = new Map();
    for (const [path, draft] of found) {
      const { base, text } = draft;
      // The draft of an entry that has been deleted changes nothing.
      const left = differences(text, sources.get(belowContent(path) ?? path) ?? text);
      const fields = base === undefined ? [] : differences(text, base).filter((field) => left.includes(field));
      if (base === undefined || fields.length > 0) stored.set(path, { ...draft, fields });
    }
  }

  async function write(entry: OpenEntry, form: DecapMap): Promise<void> {
    const { path, slug, collection, isNew } = entry;
    const base = isNew ? undefined : (opened.get(path) ?? "");
    const names = entry.fields.map(({ name }) => name);
    const raw = draftFile({ base, text: format.toFile(mapIn(form, "data")?.toJS(), names) });
    const options = commitOptions(`Draft of ${path}, not published`, collection);
    const dataFiles = [{ path: draftPath(path), slug, raw }];
    await backend.persistEntry({ dataFiles, assets: chosenFor(form) }, options);
    // Without unfinished changes, Decap CMS lets go of the form.
    decapStore()?.dispatch({ type: ACTIONS.saved, payload: {} });
    addEventListener("hashchange", () => show("draftSaved", "draftSavedHow"), { once: true });
    location.hash = `#/collections/${collection}`;
  }

  async function save(entry: OpenEntry): Promise<void> {
    const { path } = entry;
    const draft = decapStore()?.getState().entryDraft;
    const form = mapIn(draft, "entry");
    if (!draft || !form || !isInForm(draft, entry)) return;
    if (!draft.get("hasChanged")) return show("draftUnchanged");
    const isKnown = await look().then(
      () => true,
      () => false,
    );
    if (!isKnown) return notifier.refused({ why: "notLoaded" });
    const other = stored.get(path);
    if (other === undefined || other.file === continued.get(path)) return write(entry, form);
    const replace = { text: translate("draftReplace"), onPress: () => void write(entry, form).catch(() => undefined) };
    show("draftTaken", "draftTakenHow", [...(await choices(entry, other)), replace]);
  }

  const formLoaded = (entry: OpenEntry) => formWhere((draft) => isInForm(draft, entry));

  async function continueWith(entry: OpenEntry, { file, base, text }: SharedDraft): Promise<void> {
    // Before that, the entry would replace the draft in the form.
    await formLoaded(entry);
    continued.set(entry.path, file);
    fill(format.fromFile(text), base);
    hidePanel();
    setButton(entry);
  }

  const remove = (path: string, pictures: readonly string[] = []) =>
    backend.deleteFiles([draftPath(path), ...pictures], `Delete the draft of ${path}`);

  /** The pictures that go with the draft of the entry at `path`. */
  async function broughtBy(path: string): Promise<string[]> {
    const pictures = picturesOnlyIn(path, await storedDrafts(backend), await repository.content());
    const there = await Promise.all([...new Set(pictures.map(folderOf))].map(repository.names));
    return pictures.filter((picture) => there.flat().includes(picture));
  }

  async function discard({ path }: OpenEntry): Promise<void> {
    await remove(path, await broughtBy(path).catch(() => []));
    hidePanel();
  }

  /** A new entry as the editor calls it. */
  const newPlace = (path: string, { text }: SharedDraft) =>
    notifier.newPlace(belowContent(path) ?? path, titleIn(JSON.parse(text), editorLanguage()) ?? "");

  async function choices(entry: OpenEntry, draft: StoredDraft): Promise<PanelItem[]> {
    const by = (await github?.changesOf(draftPath(entry.path), 1).catch(() => []))?.[0];
    const about = [
      translate("draftContinue"),
      ...(by ? [interpolate(translate("draftBy"), { who: by.author, when: when(by.at) })] : []),
    ];
    const changes = `${translate("draftChanges")} ${notifier.fieldNames(draft.fields, entry.fields)}`;
    const text = draft.base === undefined ? newPlace(entry.path, draft).text : changes;
    return [
      { about: about.join(", "), text, onPress: () => void continueWith(entry, draft) },
      {
        text: translate("draftDiscard"),
        onPress: () => confirm(`${translate("draftDiscard")}?`) && void discard(entry).catch(() => undefined),
      },
    ];
  }

  /** The entry's draft, unless the form contains it. */
  function offerOf({ path }: OpenEntry): StoredDraft | undefined {
    const draft = stored.get(path);
    return draft?.file === continued.get(path) ? undefined : draft;
  }

  const showDraft = async (entry: OpenEntry, draft: StoredDraft) =>
    show("draftThere", "draftHow", await choices(entry, draft));

  function setButton(entry: OpenEntry): void {
    const draft = offerOf(entry);
    const press = () => (draft ? showDraft(entry, draft) : save(entry));
    // The guard has already shown why it refused.
    setBarButton("draft", {
      text: translate(draft ? "draftThere" : "saveDraft"),
      onPress: () => void press().catch(() => undefined),
    });
  }

  async function offer(entry: OpenEntry): Promise<void> {
    await formLoaded(entry);
    const draft = offerOf(entry);
    if (draft && !isPanelShown()) await showDraft(entry, draft);
  }

  return {
    /** Looks for drafts; call after sign-in and after each change of the repository. */
    async follow(): Promise<void> {
      await look().catch(() => undefined);
      const entry = formHere();
      if (entry) setButton(entry);
    },
    /** Shows or hides the button for the open entry, and an existing draft of it; `left`: another form was open. */
    offer(left?: Event): void {
      if (left) continued.clear();
      panel?.remove();
      fresh = `new-${Date.now()}`;
      const entry = formHere();
      if (!entry) return setBarButton("draft", undefined);
      setButton(entry);
      if (offerOf(entry)) void offer(entry);
    },
    /** Call with the paths that have been written, of which a new entry's draft knows none: what is published is no draft. */
    async published(paths: readonly string[], isNew = false): Promise<void> {
      const done = [...continued.keys()].filter((path) => isNew || paths.includes(path));
      for (const path of done.filter((one) => continued.delete(one))) await remove(path).catch(() => undefined);
    },
    /** For the first screen: the drafts there are. */
    news: (): PanelItem[] =>
      [...stored].map(([path, draft]) => ({
        about: translate("draftOf"),
        ...(draft.base === undefined ? newPlace(path, draft) : notifier.filePlace(belowContent(path) ?? path)),
      })),
  };
}
