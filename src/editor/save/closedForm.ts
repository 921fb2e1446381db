import { ROOT_ID } from "../decap/markup";
import { mapIn, type DecapMap, type DecapStore } from "../decap/decapStore";

/** True while Decap CMS saves the form: once it has, it takes what is in the form for saved. */
export function isSaving(draft: DecapMap): boolean {
  const entry = mapIn(draft, "entry");
  // A new entry is loaded again, from its own address.
  return entry?.get("isPersisting") === true || (entry?.get("newRecord") === true && Boolean(entry.get("slug")));
}

/** Closes the form while it is saved, so that nothing typed meanwhile passes for saved. */
export function closeWhileSaving({ getState, subscribe }: DecapStore): void {
  const root = document.getElementById(ROOT_ID);
  let isClosed = false;
  subscribe(() => {
    if (isSaving(getState().entryDraft) === isClosed) return;
    isClosed = !isClosed;
    root?.toggleAttribute("inert", isClosed);
  });
}
