import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { takeEntries } from "./entries";
import { followTranslations } from "./followTranslations";
import type { AnyIsland, IslandData } from "./islands";
import { IslandRoot } from "./IslandRoot";

let isFollowing = false;

/** React missed focus events from before hydration: without this, a field being typed into would count as blurred. */
function tellFocus(root: Element): void {
  const { activeElement } = document;
  if (activeElement && root.contains(activeElement))
    activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/**
 * Hydrates an island's HTML. As a transition, hydration runs in slices of a few milliseconds; a visitor's interaction
 * makes it finish at once. If React draws the island anew, or the island crashes, now or later (its original HTML is then
 * restored, and `onFailed` is called), what the visitor has entered is kept.
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
        root={root}
        onStarted={() => {
          box.setAttribute("data-started", "");
          tellFocus(root);
        }}
        onFailing={() => (enter = takeEntries(root))}
        onFailed={breakDown}
      />,
      // A difference between the page and what React renders: often an extension's or a translator's, else a fault of
      // ours. React then draws all of the island anew.
      { identifierPrefix: box.getAttribute("data-island") ?? "", onRecoverableError: (error) => console.warn(error) },
    );
  });
}
