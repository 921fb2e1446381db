// For the first screen: forms that were left, or whose page was closed, before they were saved. Decap CMS keeps them in
// the browser, by collection and entry, and asks in the form whether to go on with them.
import type { EditorConfig } from "../config/decapConfig";
import { KEPT_FORMS } from "../decap/markup";
import { translate } from "../config/editorWords";
import type { EditorNotifier } from "./editorNotifier";
import { goTo } from "./goTo";
import type { PanelItem } from "./panel";
import { entryAt } from "./problemPlace";

/** `backup.projects.oak` for an entry, `backup.projects` for a new one. */
const KEY = /^backup\.([\w-]+)(?:\.([\w-]+))?$/;

/** The links of unfinished forms, from the keys under which they are kept. */
const linksOf = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => {
    const [, collection, slug] = KEY.exec(key) ?? [];
    if (collection === undefined) return [];
    return [`#/collections/${collection}/${slug === undefined ? "new" : `entries/${slug}`}`];
  });

/** The keys of what Decap CMS keeps in the browser, or none. */
const keptKeys = (): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(KEPT_FORMS.database);
    opening.onerror = () => reject(new Error("The database could not be opened"));
    opening.onsuccess = () => {
      const kept = opening.result;
      const close = (keys: IDBValidKey[]) => {
        kept.close();
        resolve(keys.map(String));
      };
      if (!kept.objectStoreNames.contains(KEPT_FORMS.table)) return close([]);
      const reading = kept.transaction(KEPT_FORMS.table).objectStore(KEPT_FORMS.table).getAllKeys();
      reading.onsuccess = () => close(reading.result);
      reading.onerror = () => close([]);
    };
  });

export async function unfinishedForms(
  config: EditorConfig<string>,
  { filePlace }: EditorNotifier,
): Promise<PanelItem[]> {
  return linksOf(await keptKeys()).flatMap((link): PanelItem[] => {
    const { path = "", isNew, collection } = entryAt(link, config, "new") ?? {};
    const label = config.collections.find(({ name }) => name === collection)?.label;
    if (label === undefined) return [];
    const text = isNew ? label : filePlace(path.replace(/^content\//, "")).text;
    return [{ about: translate("unfinished"), text, onPress: () => goTo(link) }];
  });
}
