// A new entry comes last in its list: its place is filled in.
import type { ContentFile } from "../../content/read/contentFile";
import { folderOf } from "../../content/read/filePath";
import { parseFiles } from "../../content/read/parseFiles";
import { isGroup } from "../../content/isGroup";

/** Room between two entries for those that come in between later. */
const STEP = 10;

/** The next free place after the last entry of a folder, in whole steps; undefined where entries have no places. */
export function nextOrder(files: readonly ContentFile[], folder: string): number | undefined {
  const { parsed } = parseFiles(files.filter(({ name }) => folderOf(name) === folder));
  const orders = parsed.flatMap(({ value }) =>
    isGroup(value) && typeof value.order === "number" ? [value.order] : [],
  );
  return orders.length > 0 ? (Math.floor(Math.max(...orders) / STEP) + 1) * STEP : undefined;
}

/** Opens the form of a new entry with its place filled in: Decap CMS takes first values of fields from the form's address. */
export async function openNew(folder: string, content: () => Promise<ContentFile[]>): Promise<void> {
  const order = nextOrder(await content().catch(() => []), folder);
  location.hash = `#/collections/${folder}/new${order === undefined ? "" : `?order=${order}`}`;
}

/** Fills the place of each new entry in, whose form is opened from the list. */
export function fillOrders(content: () => Promise<ContentFile[]>): void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const folder = /#\/collections\/([\w-]+)\/new$/.exec(link?.href ?? "")?.[1];
    if (!link || !folder) return;
    event.preventDefault();
    event.stopPropagation();
    void openNew(folder, content);
  };
  document.addEventListener("click", onClick, { capture: true });
}
