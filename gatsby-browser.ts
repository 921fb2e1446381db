import { followTranslations } from "./src/early/followTranslations";
import { onInitialClientRender as replayClick } from "./src/early/replayClick";
import { measureVisit } from "./src/vitals/measureVisit";
import "./src/theme/global.css";

export { onRouteUpdate } from "./src/session/guardRoute";

export const onClientEntry = followTranslations;

export function onInitialClientRender(): void {
  replayClick();
  measureVisit();
}
