// `gatsby develop` draws whole pages with React; built pages run none of this.
import { languageOfPath } from "../i18n/paths";

export { wrapPageElement } from "../content/wrapPage";

/** In development Gatsby sends one empty page for all addresses, and React draws it; then the page's script starts. */
export function onClientEntry(): void {
  if (process.env.NODE_ENV !== "development") return;
  document.documentElement.lang = languageOfPath(location.pathname);
  const page = document.getElementById("___gatsby");
  const waiting = new MutationObserver(() => {
    if (!document.querySelector("main")) return;
    waiting.disconnect();
    void import("./page");
  });
  if (page) waiting.observe(page, { childList: true, subtree: true });
}
