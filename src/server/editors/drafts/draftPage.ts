// The page behind the link to a draft: what the editor's preview showed, without scripts.
import { interpolate } from "../../../content/interpolate";
import { EDITOR_LANGUAGES } from "../../../i18n/editorLanguages";
import type { DraftRow } from "../../database/database";
import { escapeHtml } from "../../http/escapeHtml";
import { pageHeaders } from "../../http/serverPage";
import { DRAFT_WORDS } from "./draftWords";

/** Whatever the stored page contains, nothing in it runs, is sent, or is fetched from elsewhere. */
export const DRAFT_HEADERS = {
  ...pageHeaders(),
  "content-security-policy":
    "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

const NOTE =
  "margin:0;padding:.75rem 1rem;background:#fff4d6;color:#1b1b1f;font:600 1rem/1.4 system-ui,sans-serif;text-align:center";

/** The whole page; in a language without an editor, its note is in the editor's first. */
export function draftPage({ title, language, html, expires_at: untilMs }: DraftRow): string {
  const spoken = EDITOR_LANGUAGES.find((one) => one === language) ?? EDITOR_LANGUAGES[0];
  const date = new Intl.DateTimeFormat(spoken, { dateStyle: "long" }).format(untilMs);
  const note = escapeHtml(interpolate(DRAFT_WORDS.draft[spoken], { title, date }));
  return `<!doctype html>
<html lang="${language}" class="js" data-mui-color-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${note}</title>
<link rel="stylesheet" href="/admin/preview.css">
</head>
<body>
<p role="note" style="${NOTE}">${note}</p>
${html}
</body>
</html>
`;
}
