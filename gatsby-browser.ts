import "./src/theme/global.css";

export { onInitialClientRender } from "./src/early/replayClick";
export { onRouteUpdate } from "./src/session/guardRoute";
