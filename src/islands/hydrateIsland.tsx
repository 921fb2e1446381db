import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { followTranslations } from "./followTranslations";
import type { AnyIsland, IslandData } from "./islands";
import { IslandRoot } from "./IslandRoot";
import { takeEntries } from "./takeEntries";

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
      // If a translation tool has changed the page in the meantime, React re-renders the island: no need to report it.
      { identifierPrefix: box.getAttribute("data-island") ?? "", onRecoverableError: () => undefined },
    );
  });
}
