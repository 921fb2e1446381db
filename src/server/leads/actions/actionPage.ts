// The page behind the links of a mail: it asks once, then says what has happened. Without scripts, for a phone.
import { createHash } from "node:crypto";
import { fill } from "../../../content/fill";
import { LANGUAGES, type Language } from "../../../i18n/languages";
import { escapeHtml } from "../../escapeHtml";
import type { FormContent } from "../intake/formContent";
import type { Action } from "./actionLinks";
import type { Taken } from "./takeAction";

const STYLE = `:root{color-scheme:light dark}body{margin:0 auto;max-width:36rem;padding:1.5rem 1.25rem;font:1.125rem/1.6 system-ui,sans-serif}h1{font-size:1.5rem;line-height:1.25}button{display:block;width:100%;min-height:3.25rem;margin-block:1.5rem;padding:.75rem 1rem;border:0;border-radius:.5rem;background:LinkText;color:Canvas;font:inherit;font-weight:600;cursor:pointer}a{display:inline-block;padding-block:.75rem;color:LinkText}code{overflow-wrap:anywhere}`;
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

export const ACTION_PATH = "/api/leads/act";

/** Headers of the page. Its address is a key: it goes nowhere, not even to the site's own pages. */
export const ACTION_HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  "content-type": "text/html; charset=utf-8",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex, nofollow",
};

/** What the page says: the question, what has happened, or why nothing can. */
export type Said = Taken | "expired" | "invalid" | "failed";

export interface ActionPage {
  said: Said;
  token: string;
  /** Absent when the link says nothing that can be trusted. */
  ticket?: { action: Action; leadId: string } | undefined;
}

function sentence({ said, ticket }: ActionPage, form: FormContent, language: Language): string {
  const { actions, page, states } = form.staffTexts[language];
  if (typeof said === "object") return fill(page.over, { state: states[said.over] });
  if (said === "gone" || !ticket)
    return said === "expired" ? page.expired : said === "failed" ? page.failed : page.invalid;
  if (said === "ready") return actions[ticket.action].ask;
  return said === "done" ? actions[ticket.action].done : page[said];
}

/** The whole page. */
export function actionPage(shown: ActionPage, form: FormContent, language: Language): string {
  const words = form.staffTexts[language];
  const { said, token, ticket } = shown;
  const title = `${words.page.title} – ${form.brand}`;
  const button =
    said === "ready" && ticket
      ? `<form method="post" action="${ACTION_PATH}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<input type="hidden" name="language" value="${language}">
<button>${escapeHtml(words.actions[ticket.action].button)}</button>
</form>`
      : "";
  const others = LANGUAGES.filter((one) => one !== language).map((one) => {
    const href = `${ACTION_PATH}?${new URLSearchParams({ token, language: one })}`;
    return `<a lang="${one}" hreflang="${one}" href="${escapeHtml(href)}">${escapeHtml(words.page.otherLanguage)}</a>`;
  });
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
<h1>${escapeHtml(sentence(shown, form, language))}</h1>
${ticket ? `<p>${escapeHtml(words.facts.id)}: <code>${escapeHtml(ticket.leadId)}</code></p>` : ""}
${button}
${said === "done" ? "" : others.join("\n")}
</main>
</body>
</html>
`;
}
