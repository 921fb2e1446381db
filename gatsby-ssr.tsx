export { onPreRenderHTML, onRenderBody } from "./src/theme/renderHead";
