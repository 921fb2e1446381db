// Reorders a list from the list itself; Decap CMS alone would need a number typed into each entry's form.
import type { ContentFile } from "../../content/read/contentFile";
import { folderOf, slugOf } from "../../content/read/filePath";
import { interpolate } from "../../content/interpolate";
import { isRecord } from "../../content/isRecord";
import { parseFiles } from "../../content/read/parseFiles";
import { contentText } from "../save/contentFormat";
import { commitOptions, type Backend, type DataFile } from "../decap/decapBackend";
import type { Repository } from "../save/repository";
import { setBarButton } from "./editorBar";
import { factsIn, titleIn } from "./entryTitles";
import { listAt } from "./address";
import { showMessage, type PanelItem } from "./panel";
import type { EditorNotifier } from "./editorNotifier";
import { editorLanguage, siteLanguage, translate } from "../config/editorWords";
import { focusShown } from "../../platform/focusShown";

export interface PlacedEntry {
  /** Below content/. */
  name: string;
  order: number;
  value: Readonly<Record<string, unknown>>;
}

/** A folder's entries in order; empty if they have no `order`. */
export function placedEntries(files: readonly ContentFile[], folder: string): PlacedEntry[] {
  const { parsed } = parseFiles(files.filter(({ name }) => folderOf(name) === folder));
  return parsed
    .flatMap(({ name, value }) =>
      isRecord(value) && typeof value.order === "number" ? [{ name, order: value.order, value }] : [],
    )
    .sort((one, other) => one.order - other.order);
}

/** The files that put `entries` in this order, by their own numbers; the guard compares them with the entries as shown. */
export function movedFiles(entries: readonly PlacedEntry[]): DataFile[] {
  const places = entries.map(({ order }) => order).sort((one, other) => one - other);
  return entries.flatMap(({ name, order: old, value }, index) => {
    const order = places[index];
    const [raw, base] = [contentText({ ...value, order }), contentText(value)];
    return order === old ? [] : [{ path: `content/${name}`, slug: slugOf(name), raw, base }];
  });
}

export function movedUp<Entry>(entries: readonly Entry[], index: number): Entry[] {
  const moved = [...entries];
  moved.splice(index - 1, 0, ...moved.splice(index, 1));
  return moved;
}

interface Ordering {
  /** Must be guarded, so that the new order is checked. */
  backend: Backend;
  repository: Pick<Repository, "content">;
  /** Uncached. */
  content: () => Promise<ContentFile[]>;
  notifier: EditorNotifier;
}

/** Returns a function that shows or hides the button for the open list. */
export function changeOrder({ backend, repository, content, notifier }: Ordering): () => void {
  let panel: HTMLElement | undefined;
  let files: readonly ContentFile[] = [];

  const titleOf = ({ name, value }: PlacedEntry) =>
    interpolate(titleIn(value, editorLanguage()) ?? slugOf(name), factsIn(files, siteLanguage()));

  async function save(folder: string, dataFiles: DataFile[]): Promise<void> {
    await backend.persistEntry({ dataFiles, assets: [] }, commitOptions(`Change the order of ${folder}`, folder));
    location.reload();
  }

  function show(folder: string, entries: readonly PlacedEntry[]): HTMLElement {
    const items = entries.map((entry, index): PanelItem => {
      const about = `${index + 1}. ${titleOf(entry)}`;
      return index === 0
        ? { about, text: "" }
        : { about, text: translate("moveUp"), onPress: () => move(folder, entries, index) };
    });
    const moved = movedFiles(entries);
    // The guard has already shown why it refused.
    const saving = { text: translate("saveOrder"), onPress: () => void save(folder, moved).catch(() => undefined) };
    return (panel =
      moved.length > 0
        ? showMessage("order", [...items, saving], "orderUnsaved")
        : showMessage("order", items, "orderHow"));
  }

  function move(folder: string, entries: readonly PlacedEntry[], index: number): void {
    const buttons = show(folder, movedUp(entries, index)).querySelectorAll<HTMLElement>("li button");
    // Keeps focus on the moved entry. The first entry has no button, hence the offset of two.
    focusShown(buttons[Math.max(0, index - 2)], "nearest");
  }

  return () => {
    const folder = listAt(location.hash);
    const isStillHere = () => folder === listAt(location.hash);
    setBarButton("order", undefined);
    panel?.remove();
    if (folder === undefined) return;
    const open = async () => {
      files = await content();
      if (isStillHere()) show(folder, placedEntries(files, folder));
    };
    const onPress = () => void open().catch(notifier.notLoaded);
    void repository.content().then((known) => {
      const isList = isStillHere() && placedEntries(known, folder).length > 1;
      if (isList) setBarButton("order", { text: translate("order"), onPress });
    });
  };
}
