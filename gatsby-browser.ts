import { startTransition, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { followTranslations } from "./src/early/followTranslations";
import { replayClick } from "./src/early/replayClick";
import { measureVisit } from "./src/vitals/measureVisit";
import "./src/theme/global.css";

export { onRouteUpdate } from "./src/session/guardRoute";

/** Pages are loaded ahead where a visitor is about to go (PageLink), not for every link that is seen. */
export const disableCorePrefetching = () => true;

export const onClientEntry = followTranslations;

/** As a transition React takes the page over in slices of a few milliseconds: taps are answered in between. */
export const replaceHydrateFunction = () => (page: ReactElement, place: Element) =>
  startTransition(() => void hydrateRoot(place, page));

export function onInitialClientRender(): void {
  replayClick();
  measureVisit();
}
