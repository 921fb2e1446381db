// Keeps the form and the address together. When the address changes from one form to another (Back, Forward, a pasted
// address), Decap CMS keeps the old form, and would save or delete the wrong entry.
import { decapStore, entryPathOf, keepForm } from "../decap/decapStore";
import { ROOT_ID } from "../decap/markup";
import { addressAt } from "./address";
import { goOn } from "./goTo";

/** The form at a URL; undefined for other screens. */
function formAt(url: string) {
  const address = addressAt(url);
  return address?.isNew || address?.slug !== undefined ? address : undefined;
}

type FormAddress = ReturnType<typeof formAt>;

/** True if Decap CMS does not change the form when the address changes from `before` to `after`. */
function isOtherForm(before: FormAddress, after: FormAddress): boolean {
  if (!before || !after) return false;
  // It begins a new entry by itself, perhaps with a copy of the old one.
  if (after.slug === undefined && before.collection === after.collection) return false;
  return before.collection !== after.collection || before.slug !== after.slug;
}

let isReloading = false;

/** Loads the page anew without a question: what is unfinished stays in the browser. */
async function reloadForm(reload: () => void): Promise<void> {
  isReloading = true;
  document.getElementById(ROOT_ID)?.setAttribute("inert", "");
  await keepForm().catch(console.warn);
  reload();
}

/** Call before Decap CMS starts, whose own listeners come after these. */
export function followAddress(reload = () => location.reload()): void {
  /** A new entry gets its address when it has been saved. */
  const isSaved = (slug: string | undefined) => {
    const draft = decapStore()?.getState().entryDraft;
    return draft !== undefined && !draft.get("hasChanged") && entryPathOf(draft)?.endsWith(`/${slug}.json`) === true;
  };
  addEventListener("hashchange", (event) => {
    const [before, after] = [formAt(event.oldURL), formAt(event.newURL)];
    if (!isOtherForm(before, after) || (before?.slug === undefined && isSaved(after?.slug))) return goOn();
    event.stopImmediatePropagation();
    void reloadForm(reload);
  });
  const onLeaving = (event: Event) => isReloading && event.stopImmediatePropagation();
  addEventListener("beforeunload", onLeaving, { capture: true });
  document.addEventListener("visibilitychange", () => document.hidden && void keepForm().catch(console.warn));
}
