// Unfinished changes stay in the browser: Decap CMS stores them every few seconds and offers them when the entry is
// opened again. But it offers them before the entry has been loaded, which then replaces them, and without the version
// they were based on, so saving them would silently undo what others have saved since.
import { isRecord } from "../../content/isRecord";
import { parseJson } from "../../content/read/parseJson";
import { readStored, removeStored, writeStored } from "../../platform/storage";
import { decapStore, entryPathOf, mapIn, pathOfEntry, type DecapMap, type DecapStore } from "../decap/decapStore";
import { ACTIONS } from "../decap/markup";
import { closeWhileSaving } from "./closedForm";

/** What the open form has been begun on, kept beside its unfinished changes. */
export interface Basis {
  /** By path: the published version. */
  opened: Map<string, string>;
  /** By the path of the entry: the shared draft that the form contains, as it was when the form was filled. */
  continued: Map<string, string>;
}

/** Unfinished changes that were offered too early. */
interface Early {
  path: string;
  entry: DecapMap;
  /** `key` of the form that they were put into, until the entry replaces it. */
  form: unknown;
}

interface Unfinished extends Basis {
  /** The form contains a shared draft again. */
  onContinued: () => void;
}

/** As Decap CMS keeps unfinished changes: one new entry for each collection. */
const keyOf = (entry: DecapMap | undefined) =>
  `editor.base.${(entry && pathOfEntry(entry)) || String(entry?.get("collection"))}`;

/**
 * Call once after sign-in.
 * @returns fills the open form with `data` as if those were unfinished changes; `base`: what they were based on, none for
 * a new entry
 */
export function keepUnfinished({
  opened,
  continued,
  onContinued,
}: Unfinished): (data: unknown, base: string | undefined) => void {
  let early: Early | undefined;
  /** Decap CMS may ask about what is being filled in. */
  let isFilling = false;
  /** The form whose basis is stored. */
  let noted: unknown;

  function note(entry: DecapMap | undefined): void {
    const base = entry && opened.get(pathOfEntry(entry) ?? "");
    writeStored("local", keyOf(entry), JSON.stringify({ base, drafts: Object.fromEntries(continued) }));
  }

  /** True if Decap CMS may ask now; otherwise, its question is put off until the entry is there. */
  function isTimeToAsk(draft: DecapMap, entry: DecapMap): boolean {
    // Empty for a new entry.
    const path = pathOfEntry(entry) ?? "";
    if (entryPathOf(draft) === path) return true;
    early = { path, entry, form: undefined };
    return false;
  }

  function decided(draft: DecapMap, isWanted: boolean): void {
    const key = keyOf(mapIn(draft, "entry"));
    const kept = parseJson(readStored("local", key) ?? "");
    if (!isWanted) return removeStored("local", key);
    const { base, drafts } = kept.ok && isRecord(kept.value) ? kept.value : {};
    if (typeof base === "string") opened.set(entryPathOf(draft) ?? "", base);
    for (const [path, file] of Object.entries(isRecord(drafts) ? drafts : {})) continued.set(path, String(file));
    if (continued.size > 0) onContinued();
  }

  window.askUnfinished = (question) => {
    const draft = decapStore()?.getState().entryDraft;
    const backup = mapIn(mapIn(draft, "localBackup"), "entry");
    // Decap CMS deletes them after a no.
    if (draft && backup && !isTimeToAsk(draft, backup)) return true;
    const isYes = isFilling || confirm(question);
    if (draft) decided(draft, isYes);
    return isYes;
  };

  /** Offers early changes again once the entry has replaced them. */
  function offerAgain(store: DecapStore, { path, entry, form }: Early): void {
    const draft = store.getState().entryDraft;
    if (form === undefined && draft.get("hasChanged")) early = { path, entry, form: draft.get("key") };
    if (form === undefined || draft.get("key") === form) return;
    early = undefined;
    if (entryPathOf(draft) === path) store.dispatch({ type: ACTIONS.offerUnfinished, payload: { entry } });
  }

  function onChange(store: DecapStore): void {
    if (early) return offerAgain(store, early);
    const draft = store.getState().entryDraft;
    const [form, hasChanged, entry] = [draft.get("key"), draft.get("hasChanged") === true, mapIn(draft, "entry")];
    if (hasChanged && noted !== form) {
      noted = form;
      note(entry);
    } else if (!hasChanged && noted === form && noted !== undefined) {
      noted = undefined;
      removeStored("local", keyOf(entry));
    }
  }

  function follow(): unknown {
    const store = decapStore();
    if (!store) return requestAnimationFrame(follow);
    closeWhileSaving(store);
    return store.subscribe(() => onChange(store));
  }
  follow();

  return (data, base) => {
    const store = decapStore();
    const form = mapIn(store?.getState().entryDraft, "entry");
    if (!store || !form) return;
    if (base !== undefined) opened.set(pathOfEntry(form) ?? "", base);
    note(form);
    isFilling = true;
    const kept = form.toJS();
    const entry = { ...(isRecord(kept) && kept), data };
    store.dispatch({ type: ACTIONS.offerUnfinished, payload: { entry } });
    isFilling = false;
    // Decap CMS asks only where nothing has been offered before, and perhaps not at once.
    if (store.getState().entryDraft.get("localBackup")) store.dispatch({ type: ACTIONS.takeUnfinished });
  };
}
