// Fills in a new entry's place, so that it comes last in its list.
import type { ContentFile } from "../../content/read/contentFile";
import { entryPathOf, formWhere } from "../decap/decapStore";
import { placedEntries } from "./changeOrder";
import { typeInto } from "./elements";

const NEW = /#\/collections\/([\w-]+)\/new$/;

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

/** Milliseconds in which a form has drawn its fields. */
const PATIENCE = 10_000;

async function placeField(until = Date.now() + PATIENCE): Promise<HTMLInputElement | undefined> {
  await formWhere((draft) => entryPathOf(draft) === "" || entryPathOf(draft) === undefined);
  for (; Date.now() < until; await new Promise((resolve) => setTimeout(resolve, 200))) {
    const field = document.querySelector<HTMLInputElement>('input[id^="order-field-"]');
    if (field) return field;
  }
  return undefined;
}

/** Fills in a new entry's place where it has none, or that of the entry it is a copy of. */
async function fillOpened(content: () => Promise<ContentFile[]>): Promise<void> {
  const form = location.hash;
  const folder = NEW.exec(form)?.[1];
  const files = folder === undefined ? [] : await content().catch(() => []);
  const order = folder === undefined ? undefined : nextOrder(files, folder);
  const field = order === undefined ? undefined : await placeField();
  if (!field || folder === undefined || location.hash !== form) return;
  const taken = placedEntries(files, folder).map((entry) => `${entry.order}`);
  if (["", ...taken].includes(field.value.trim())) typeInto(field, `${order}`);
}

/** Fills in the place of every new entry: of those opened by a link at once, of others once their form is there. */
export function fillOrders(content: () => Promise<ContentFile[]>): void {
  addEventListener("hashchange", () => void fillOpened(content));
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const folder = NEW.exec(link?.href ?? "")?.[1];
    if (!link || !folder) return;
    event.preventDefault();
    event.stopPropagation();
    void openNew(folder, content);
  };
  document.addEventListener("click", onClick, { capture: true });
}
