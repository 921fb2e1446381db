// Fills in a new entry's place, so that it comes last in its list.
import type { ContentFile } from "../../content/read/contentFile";
import { placedEntries } from "./changeOrder";

/** Leaves room to insert entries in between later. */
const STEP = 10;

/** The next multiple of `STEP` after a folder's last place; undefined if its entries have no places. */
export function nextOrder(files: readonly ContentFile[], folder: string): number | undefined {
  const last = placedEntries(files, folder).at(-1);
  return last && (Math.floor(last.order / STEP) + 1) * STEP;
}

/** Opens a new entry's form with its place filled in: Decap CMS reads initial values from the form's URL. */
export async function openNew(folder: string, content: () => Promise<ContentFile[]>): Promise<void> {
  const order = nextOrder(await content().catch(() => []), folder);
  location.hash = `#/collections/${folder}/new${order === undefined ? "" : `?order=${order}`}`;
}

/** Fills in the place of every new entry that is opened by a link. */
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
