// What has been deleted comes back: at once by “Undo”, later from the list on the first screen.
import { interpolate } from "../../content/interpolate";
import { isRecord } from "../../content/isRecord";
import type { ContentFile } from "../../content/read/contentFile";
import { baseName, belowContent, folderOf, slugOf } from "../../content/read/filePath";
import { parseJson } from "../../content/read/parseJson";
import { editorLanguage, translate, when } from "../config/editorWords";
import { commitOptions } from "../decap/decapBackend";
import { mediaFields } from "../../content/read/media";
import { parseFiles } from "../../content/read/parseFiles";
import { listAt } from "../screen/address";
import { titleIn } from "../screen/entryTitles";
import { hideElsewhere, showMessage, type PanelItem } from "../screen/panel";
import { placeOf } from "../screen/problemPlace";
import { valueText } from "../screen/valueText";
import type { Deletion, GitHub } from "../publishing/github";
import type { EditorContext } from "./editorContext";

/** As many as one reads at a time. */
const SHOWN = 20;

interface Deleted {
  /** Below content/. */
  name: string;
  source: string;
  /** Who deleted it, and when. */
  about: string;
}

export function deletedEntries({ github, backend, content, config }: EditorContext) {
  /** What the editor calls an entry that is gone: `Steps: Buy`. */
  function titleOf({ name, source }: Pick<Deleted, "name" | "source">): string {
    const parsed = parseJson(source);
    const title = (parsed.ok && titleIn(parsed.value, editorLanguage())) || slugOf(name);
    const collection = config.collections.find(({ folder }) => folder === `content/${folderOf(name)}`);
    return collection ? `${collection.label}: ${title}` : title;
  }

  async function bringBack({ name, source }: Pick<Deleted, "name" | "source">): Promise<void> {
    const [path, folder, slug] = [`content/${name}`, folderOf(name), slugOf(name)];
    const options = commitOptions(`Bring back ${path}`, folder);
    await backend.persistEntry({ dataFiles: [{ path, slug, raw: source }], assets: [] }, options);
    location.hash = `#/collections/${folder}/entries/${slug}`;
    // Decap CMS's list still lacks it.
    location.reload();
  }

  // The guard has already shown why it refused.
  const backItem = (word: "undo" | "bringBack", deleted: Pick<Deleted, "name" | "source">): PanelItem => ({
    text: translate(word),
    onPress: () => void bringBack(deleted).catch(() => undefined),
  });

  function look(deleted: Deleted): void {
    const parsed = parseJson(deleted.source);
    const value = parsed.ok && isRecord(parsed.value) ? parsed.value : {};
    const fields = placeOf(deleted.name, config)?.fields ?? [];
    const items = fields.flatMap(({ name, label }) =>
      value[name] === undefined ? [] : [{ about: label, text: valueText(value[name], label, editorLanguage()) }],
    );
    showMessage("deletedLook", [
      { about: titleOf(deleted), text: deleted.about },
      backItem("bringBack", deleted),
      ...items,
    ]);
  }

  async function textOf(deletion: Deletion, github: GitHub): Promise<Deleted[]> {
    const name = belowContent(deletion.path);
    const source = await github.textAt(deletion.path, deletion.before).catch(() => "");
    if (name === undefined || !parseJson(source).ok) return [];
    return [{ name, source, about: `${when(deletion.at)} · ${deletion.author}` }];
  }

  async function list(github: GitHub): Promise<void> {
    showMessage("deletedEntries", [], "looking");
    const [deletions, files] = await Promise.all([github.deletionsIn("content"), content()]);
    const present = new Set(files.map(({ name }) => `content/${name}`));
    const gone = deletions.filter(
      ({ path }, index) =>
        path.endsWith(".json") && !present.has(path) && deletions.findIndex((one) => one.path === path) === index,
    );
    const found = (await Promise.all(gone.slice(0, SHOWN).map((one) => textOf(one, github)))).flat();
    const items = found.map((one) => ({ about: one.about, text: titleOf(one), onPress: () => look(one) }));
    showMessage("deletedEntries", items, items.length > 0 ? "deletedEntriesHow" : "deletedEntriesNone");
  }

  return {
    /** Call after a deletion, with the files as they were. */
    offerUndo(gone: readonly ContentFile[]): void {
      const [file] = gone;
      if (!file) return;
      const title = interpolate(translate("deletedNow"), { title: titleOf(file) });
      const pictures = parseFiles([file]).parsed.flatMap(mediaFields);
      const files = pictures.map(({ path }) => baseName(path)).join(", ");
      const kept = files === "" ? [] : [{ text: interpolate(translate("deletedPictures"), { files }) }];
      const panel = showMessage("deletedDone", [{ text: title }, ...kept, backItem("undo", file)]);
      // Leads from the form to the list; the next step leaves both.
      hideElsewhere(panel, () => listAt(location.hash) === folderOf(file.name));
    },
    /** For the first screen; nothing without a history. */
    tasks: (): PanelItem[] =>
      github
        ? [
            {
              text: translate("taskDeleted"),
              onPress: () => void list(github).catch(() => showMessage("deletedEntries", [], "notAnswered")),
            },
          ]
        : [],
  };
}
