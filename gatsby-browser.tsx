import "./src/theme/fallbackFont.css";
import "./src/theme/global.css";

export { onClientEntry, wrapPageElement } from "./src/browser/develop";
