export { onInitialClientRender } from "./src/early/replayClick";
import "./src/theme/global.css";
