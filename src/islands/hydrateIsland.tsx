import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { followTranslations } from "./followTranslations";
import type { AnyIsland, IslandData } from "./islands";
import { IslandRoot } from "./IslandRoot";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const TYPED = "input[name]:not([type=hidden], [type=file]), textarea[name], select[name]";

const isBox = (field: Field): field is HTMLInputElement => field.matches("[type=checkbox], [type=radio]");

/** Boxes of one name differ in their values, which visitors do not change. */
const keyOf = (field: Field) => JSON.stringify([field.name, isBox(field) && field.value]);

const fieldsIn = (root: Element) => [...root.querySelectorAll<Field>(TYPED)];

/**
 * Takes what the fields in `root` contain at the moment: typed text, choices, and checked boxes. The function it returns
 * enters that into the fields of the same names in another element, and leaves the others as they are.
 */
export function takeEntries(root: Element): (into: Element) => void {
  const entries = new Map(
    fieldsIn(root).map((field) => [keyOf(field), isBox(field) ? field.checked : field.value] as const),
  );
  return (into) => {
    for (const field of fieldsIn(into)) {
      const entry = entries.get(keyOf(field));
      if (typeof entry === "string") field.value = entry;
      else if (entry !== undefined && isBox(field)) field.checked = entry;
    }
  };
}

let isFollowing = false;

/** React missed focus events from before hydration: without this, a field being typed into would count as blurred. */
function tellFocus(root: Element): void {
  const { activeElement } = document;
  if (activeElement && root.contains(activeElement))
    activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/**
 * Hydrates an island's HTML. As a transition, hydration runs in slices of a few milliseconds; a visitor's interaction
 * makes it finish at once. If the island crashes, now or later, its original HTML is restored with what the visitor has
 * entered, and `onFailed` is called.
 */
export function hydrateIsland(box: Element, component: AnyIsland, data: IslandData, onFailed: () => void): void {
  const root = box.querySelector<HTMLElement>("[data-island-root]");
  if (!root) return;
  if (!isFollowing) followTranslations();
  isFollowing = true;
  const built = root.innerHTML;
  let enter = takeEntries(root);
  const breakDown = (error: unknown) => {
    console.warn("An island broke down:", error);
    // Not during React's own work.
    setTimeout(() => {
      hydrated?.unmount();
      root.innerHTML = built;
      enter(root);
      box.removeAttribute("data-started");
      onFailed();
    });
  };
  let hydrated: ReturnType<typeof hydrateRoot> | undefined;
  startTransition(() => {
    hydrated = hydrateRoot(
      root,
      <IslandRoot
        {...data}
        component={component}
        onStarted={() => {
          box.setAttribute("data-started", "");
          tellFocus(root);
        }}
        onFailing={() => (enter = takeEntries(root))}
        onFailed={breakDown}
      />,
      // A difference between the page and what React renders: often a translation tool's, else a fault of ours.
      { identifierPrefix: box.getAttribute("data-island") ?? "", onRecoverableError: (error) => console.warn(error) },
    );
  });
}
