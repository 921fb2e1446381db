export { wrapPageElement } from "./src/content/gatsby/wrapPage";
export { onPreRenderHTML, onRenderBody } from "./src/theme/renderHead";
