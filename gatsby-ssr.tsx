export { wrapPageElement } from "./src/content/wrapPage";
export { onPreRenderHTML, onRenderBody } from "./src/theme/renderHead";
