import type { RouteUpdateArgs } from "gatsby";
import { startTransition, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { followTranslations } from "./src/early/followTranslations";
import { keepPlaces } from "./src/early/keepPlaces";
import { openOtherBuild } from "./src/early/openOtherBuild";
import { replayClick } from "./src/early/replayClick";
import { wakeAll } from "./src/early/resting";
import { languageOfPath } from "./src/i18n/paths";
import { nextTurn } from "./src/nextTurn";
import { measureVisit } from "./src/vitals/measureVisit";
import "./src/theme/global.css";

export { onRouteUpdate } from "./src/session/guardRoute";

/** Pages are loaded ahead where a visitor is about to go (PageLink), not for every link that is seen. */
export const disableCorePrefetching = () => true;

/** Gatsby goes on in the next turn: to run its scripts and to load the page at one go would keep a touch waiting. */
export function onClientEntry(): Promise<void> {
  followTranslations();
  keepPlaces();
  if (process.env.NODE_ENV === "production") openOtherBuild();
  else {
    // In development Gatsby sends one empty page for all addresses, and nothing else wakes it.
    document.documentElement.lang = languageOfPath(location.pathname);
    wakeAll();
  }
  return nextTurn();
}

/** Another page may be shown at a place further down. */
export function onPreRouteUpdate({ prevLocation }: RouteUpdateArgs): void {
  if (prevLocation) wakeAll();
}

/** As a transition React takes the page over in slices of a few milliseconds; a tap in between has it finish at once. */
function hydrateInSlices(page: ReactElement, place: Element): void {
  // From now on React itself keeps the clicks that come before it is ready.
  document.documentElement.dataset.hydrating = "";
  startTransition(() => void hydrateRoot(place, page));
}

// In development React has to draw it.
export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined;

export function onInitialClientRender(): void {
  replayClick();
  measureVisit();
}
