import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { followTranslations } from "./followTranslations";
import type { AnyIsland, IslandData } from "./islands";
import { IslandRoot } from "./IslandRoot";

let isFollowing = false;

/** React has not seen the focus come that was here before it: a field that is being typed into would count as left. */
function tellFocus(root: Element): void {
  const { activeElement } = document;
  if (activeElement && root.contains(activeElement))
    activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/**
 * Lets React take over an island's HTML. As a transition it works in slices of a few milliseconds; a touch in between has
 * it finish at once. When the island breaks down, now or later, its HTML comes back as it was built and `onFailed` is called.
 */
export function hydrateIsland(box: Element, component: AnyIsland, data: IslandData, onFailed: () => void): void {
  const root = box.querySelector<HTMLElement>("[data-island-root]");
  if (!root) return;
  if (!isFollowing) followTranslations();
  isFollowing = true;
  const built = root.innerHTML;
  const breakDown = (error: unknown) => {
    console.warn("An island broke down:", error);
    // Not in the middle of React's work.
    setTimeout(() => {
      hydrated?.unmount();
      root.innerHTML = built;
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
        onFailed={breakDown}
      />,
      // Where a program has translated the page meanwhile, React draws the island anew: nobody needs to be told.
      { identifierPrefix: box.getAttribute("data-island") ?? "", onRecoverableError: () => undefined },
    );
  });
}
