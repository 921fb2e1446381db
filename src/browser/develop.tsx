// `gatsby develop` renders whole pages with React; built pages run none of this.
import { languageOfPath } from "../i18n/paths";

export { wrapPageElement } from "../content/gatsby/wrapPage";

const isDrawn = () => document.querySelector("main") !== null;

/** In development Gatsby serves one empty page for all URLs, and React renders it; then the page's script starts. */
export function onClientEntry(): void {
  if (process.env.NODE_ENV === "development") {
    document.documentElement.lang = languageOfPath(location.pathname);
    const waiting = new MutationObserver(() => {
      if (!isDrawn()) return;
      waiting.disconnect();
      void import("./page");
    });
    waiting.observe(document, { childList: true, subtree: true });
  }
}
