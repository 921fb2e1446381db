// Unfinished changes stay in the browser: Decap CMS stores them every few seconds and offers them when the entry is
// opened again. But it offers them before the entry has been loaded, which then replaces them, and without the version
// they were based on, so saving them would silently undo what others have saved since.
import { readStored, removeStored, writeStored } from "../../platform/storage";
import { ACTIONS } from "../decap/markup";
import { closeWhileSaving } from "./closedForm";
import { entryPathOf, type DecapMap, type DecapStore } from "../decap/decapStore";
import { isGroup } from "../../content/isGroup";
import { mapIn, pathOfEntry } from "../decap/decapStore";

const keyOf = (path: string) => `editor.base.${path}`;

/** Unfinished changes that were offered too early. */
interface Early {
  path: string;
  entry: DecapMap;
  /** `key` of the form that they were put into, until the entry replaces it. */
  form: unknown;
}

interface Unfinished {
  /** Undefined while Decap CMS is starting. */
  findStore: () => DecapStore | undefined;
  /** By path: the version that the form is based on. */
  opened: Map<string, string>;
  /** Decap CMS's question whether to go on with unfinished changes. */
  question: string;
  /** Completes Decap CMS's other questions. */
  inFull: (question: string) => string;
}

/**
 * Call once after sign-in.
 * @returns fills the open form with `data` as if those were unfinished changes; `base`: what they were based on, none for
 * a new entry
 */
export function keepUnfinished({
  findStore,
  opened,
  question,
  inFull,
}: Unfinished): (data: unknown, base: string | undefined) => void {
  let early: Early | undefined;
  /** Decap CMS may ask about what is being filled in. */
  let isFilling = false;
  /** The form whose base is stored. */
  let noted: unknown;

  /** True if Decap CMS may ask now; otherwise, its question is put off until the entry is there. */
  function isTimeToAsk(draft: DecapMap, entry: DecapMap): boolean {
    // Empty for a new entry.
    const path = pathOfEntry(entry) ?? "";
    if (entryPathOf(draft) === path) return true;
    early = { path, entry, form: undefined };
    return false;
  }

  function decided(draft: DecapMap, isWanted: boolean): void {
    const path = entryPathOf(draft) ?? "";
    const base = readStored("local", keyOf(path));
    if (!isWanted) removeStored("local", keyOf(path));
    else if (base !== null) opened.set(path, base);
  }

  const ask = window.confirm.bind(window);
  window.confirm = (words) => {
    const text = inFull(words ?? "");
    const draft = text === question ? findStore()?.getState().entryDraft : undefined;
    const backup = mapIn(mapIn(draft, "localBackup"), "entry");
    // Decap CMS deletes them after a no.
    if (draft && backup && !isTimeToAsk(draft, backup)) return true;
    const isYes = (isFilling && draft !== undefined) || ask(text);
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
    const [form, hasChanged, path = ""] = [draft.get("key"), draft.get("hasChanged") === true, entryPathOf(draft)];
    const base = opened.get(path);
    if (hasChanged && noted !== form && base !== undefined) {
      noted = form;
      writeStored("local", keyOf(path), base);
    } else if (!hasChanged && noted === form && noted !== undefined) {
      noted = undefined;
      removeStored("local", keyOf(path));
    }
  }

  function follow(): unknown {
    const store = findStore();
    if (!store) return requestAnimationFrame(follow);
    closeWhileSaving(store);
    return store.subscribe(() => onChange(store));
  }
  follow();

  return (data, base) => {
    const store = findStore();
    const form = mapIn(store?.getState().entryDraft, "entry");
    if (!store || !form) return;
    const path = pathOfEntry(form) ?? "";
    if (base !== undefined) {
      opened.set(path, base);
      writeStored("local", keyOf(path), base);
    }
    isFilling = true;
    const kept = form.toJS();
    const entry = { ...(isGroup(kept) && kept), data };
    store.dispatch({ type: ACTIONS.offerUnfinished, payload: { entry } });
    isFilling = false;
    // Decap CMS asks only where nothing has been offered before, and perhaps not at once.
    if (store.getState().entryDraft.get("localBackup")) store.dispatch({ type: ACTIONS.takeUnfinished });
  };
}
