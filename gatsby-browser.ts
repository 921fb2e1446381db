import { followTranslations } from "./src/early/followTranslations";
import { replayClick } from "./src/early/replayClick";
import { measureVisit } from "./src/vitals/measureVisit";
import "./src/theme/global.css";

export { onRouteUpdate } from "./src/session/guardRoute";

/** Pages are loaded ahead where a visitor is about to go (PageLink), not for every link that is seen. */
export const disableCorePrefetching = () => true;

export const onClientEntry = followTranslations;

export function onInitialClientRender(): void {
  replayClick();
  measureVisit();
}
