// The page for a form that was posted without scripts and could not be accepted: it says what is wrong and leads back.
import { createHash } from "node:crypto";
import { CONTACT_FIELDS } from "../../../contact/fields/contactFields";
import { errorMessage } from "../../../contact/fields/errorMessage";
import { fill } from "../../../content/fill";
import type { ContactFormText } from "../../../content/texts/contactForm";
import { escapeHtml } from "../../escapeHtml";
import type { FormContent } from "./formContent";
import type { FormPlace } from "./formPost";
import type { RefusedPost } from "./postResult";

const STYLE = `:root{color-scheme:light dark}body{margin:0 auto;max-width:40rem;padding:2rem 1.25rem;font:1.125rem/1.6 system-ui,sans-serif}h1{font-size:1.75rem;line-height:1.2}li{margin-block:.5rem}a{color:LinkText}`;
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** Headers of such a page, beside those that every answer of the API has. */
export const PAGE_HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  "content-type": "text/html; charset=utf-8",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};

function reason({ status, retryAfterSeconds = 600 }: RefusedPost, { popup }: ContactFormText): string {
  if (status === 429) return fill(popup.busy, { minutes: Math.ceil(retryAfterSeconds / 60) });
  return status === 503 ? popup.unavailable : popup.refused;
}

function mistakes({ errors = {} }: RefusedPost, text: ContactFormText): string[] {
  return CONTACT_FIELDS.flatMap((field) => {
    const message = errors[field];
    if (message === undefined) return [];
    return [`<li><strong>${escapeHtml(text[field])}</strong>: ${escapeHtml(errorMessage(message, field, text))}</li>`];
  });
}

/** The whole page, in the language and with the way back of the place that the form was posted from. */
export function refusalPage(refused: RefusedPost, { language, page }: FormPlace, content: FormContent): string {
  const text = content.texts[language];
  const wrong = mistakes(refused, text);
  const title = wrong.length > 0 ? text.errors.title : text.withoutScript.title;
  const said = wrong.length > 0 ? `<ul>\n${wrong.join("\n")}\n</ul>` : `<p>${escapeHtml(reason(refused, text))}</p>`;
  const email = escapeHtml(content.email);
  const mail = `<a href="mailto:${email}">${fill(escapeHtml(text.direct.mail), { email })}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} – ${content.brand}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${said}
<p>${escapeHtml(text.withoutScript.goBack)}</p>
<p><a href="${escapeHtml(page)}">${escapeHtml(text.withoutScript.openForm)}</a></p>
<p>${escapeHtml(text.direct.text)} ${mail}</p>
</main>
</body>
</html>
`;
}
