// Shows each entry's place, picture, and draft status in lists. Decap CMS itself shows only pictures in top-level
// fields, no places, and stale data after a save.
import type { ContentFile } from "../../content/read/contentFile";
import { isDraft } from "../../content/read/drafts";
import { folderOf, slugOf } from "../../content/read/filePath";
import { isRecord } from "../../content/isRecord";
import { mediaFields } from "../../content/read/media";
import { parseFiles } from "../../content/read/parseFiles";
import { translate } from "../config/editorWords";
import { listAt } from "./address";
import type { Repository } from "../save/repository";

interface ListedEntry {
  /** Last segment of its form's URL. */
  slug: string;
  order?: number;
  /** Path of its picture from the project root. Of several, the last: a project's "after" picture. */
  picture?: string;
  isDraft: boolean;
}

export function listedEntries(files: readonly ContentFile[], folder: string): ListedEntry[] {
  const { parsed } = parseFiles(files.filter(({ name }) => folderOf(name) === folder));
  return parsed.map((file) => {
    const { value } = file;
    const order = isRecord(value) && typeof value.order === "number" ? value.order : undefined;
    const picture = mediaFields(file).findLast(({ kind }) => kind === "picture")?.path;
    return { slug: slugOf(file.name), order, picture, isDraft: isDraft(value) };
  });
}

/** Makes room for the place and the picture. */
const ROW = `position: relative; min-height: 44px; padding-inline-start: 128px;`;

/** CSS for one row; `address` is the picture's URL, `draft` the label of drafts. */
function rowStyle(folder: string, { slug, order, isDraft }: ListedEntry, address: string | undefined, draft: string) {
  const link = `a[href$="#/collections/${CSS.escape(folder)}/entries/${CSS.escape(slug)}"]`;
  const picture = address ? `background: url("${address}") 48px 50% / 64px 48px no-repeat;` : "";
  const place =
    order === undefined
      ? ""
      : `${link}::before { content: "${order}"; position: absolute; inset: 0 auto 0 12px; display: grid; place-items: center; color: #5d626f; }`;
  const note = isDraft
    ? `${link}::after { content: "${draft}"; display: inline-block; margin-top: 4px; padding: 2px 8px; color: #1b1b1f; background: #fff4d6; }`
    : "";
  return `${link} { ${ROW} ${picture} }\n${place}\n${note}`;
}

/** Adds places, pictures, and draft labels to every list that is opened. */
export function dressLists(repository: Pick<Repository, "content" | "media" | "onStored">): void {
  const style = document.head.appendChild(document.createElement("style"));
  const addresses = new Map<Blob, string>();

  async function addressOf(picture: string | undefined): Promise<string | undefined> {
    const file = picture === undefined ? undefined : await repository.media(picture);
    if (!file) return undefined;
    const address = addresses.get(file) ?? URL.createObjectURL(file);
    addresses.set(file, address);
    return address;
  }

  async function dress(): Promise<void> {
    const folder = listAt(location.hash);
    if (folder === undefined) return;
    const entries = listedEntries(await repository.content(), folder);
    const rules = await Promise.all(
      entries.map(async (entry) => rowStyle(folder, entry, await addressOf(entry.picture), translate("draftInList"))),
    );
    if (folder === listAt(location.hash)) style.textContent = rules.join("\n");
  }

  addEventListener("hashchange", () => void dress());
  repository.onStored(() => void dress());
}
