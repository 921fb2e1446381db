// The pages the server renders itself: responses to a form without scripts, to email links, and to the editor's sign-in.
import { inlineHash } from "../../platform/inlineHash";
import type { EditorLanguage } from "../../i18n/editorLanguages";
import type { Language } from "../../i18n/languages";
import { escapeHtml } from "./escapeHtml";

// As the site's own pages do: a browser calls a transition to a page that allows none an error.
const STYLE = `@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}:root{color-scheme:light dark}body{margin:0 auto;max-width:40rem;padding:2rem 1.25rem;font:1.125rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}h1{font-size:1.6rem;line-height:1.25}li{margin-block:.5rem}button{display:block;width:100%;min-height:3.25rem;margin-block:1.5rem;padding:.75rem 1rem;border:0;border-radius:.5rem;background:LinkText;color:Canvas;font:inherit;font-weight:600;cursor:pointer}a{display:inline-block;padding-block:.6rem;color:LinkText}`;

interface Allowed {
  script?: string;
  /** Whether the page's form may be submitted to this server. */
  form?: boolean;
}

/** Headers of such a page: not cached, not indexed, sends no referrer, and may do no more than `allowed`. */
export const pageHeaders = ({ script, form = false }: Allowed = {}) => ({
  "cache-control": "no-store",
  "content-security-policy": [
    "default-src 'none'",
    ...(script === undefined ? [] : [`script-src ${inlineHash(script)}`]),
    `style-src ${inlineHash(STYLE)}`,
    "base-uri 'none'",
    `form-action '${form ? "self" : "none"}'`,
    "frame-ancestors 'none'",
  ].join("; "),
  "content-type": "text/html; charset=utf-8",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex, nofollow",
});

export function serverPage(
  language: Language | EditorLanguage,
  heading: string,
  body: string,
  title = heading,
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
${body}
</main>
</body>
</html>
`;
}
