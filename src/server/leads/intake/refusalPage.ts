// The page for a form posted without scripts that could not be accepted: it says what is wrong and links back.
import { CONTACT_FIELD_NAMES } from "../../../contact/fields/contactFields";
import { errorMessage } from "../../../contact/fields/errorMessage";
import { interpolate } from "../../../content/interpolate";
import type { ContactFormText } from "../../../content/texts/contactForm";
import { withoutLanguage } from "../../../i18n/paths";
import { pathOf } from "../../../site/pages";
import { escapeHtml } from "../../http/escapeHtml";
import { serverPage } from "../../http/serverPage";
import type { FormContent } from "./formContent";
import type { FormPlace } from "./formPost";
import type { RefusedPost } from "./postResult";

function reason({ status, retryAfterSeconds = 600 }: RefusedPost, { popup }: ContactFormText): string {
  if (status === 429) return interpolate(popup.busy, { minutes: Math.ceil(retryAfterSeconds / 60) });
  return status === 503 ? popup.unavailable : popup.refused;
}

function mistakes({ errors = {} }: RefusedPost, text: ContactFormText): string[] {
  return CONTACT_FIELD_NAMES.flatMap((field) => {
    const message = errors[field];
    if (message === undefined) return [];
    return [`<li><strong>${escapeHtml(text[field])}</strong>: ${escapeHtml(errorMessage(message, field, text))}</li>`];
  });
}

/** The form's words as the page it was posted from shows them. */
function textOn({ language, page }: FormPlace, { texts, sellersMessage }: FormContent): ContactFormText {
  const text = texts[language];
  return withoutLanguage(page) === pathOf("sellYourHouse") ? { ...text, message: sellersMessage[language] } : text;
}

/** The whole page, in the language of the page the form was posted from, with a link back to it. */
export function refusalPage(refused: RefusedPost, place: FormPlace, content: FormContent): string {
  const { language, page } = place;
  const text = textOn(place, content);
  const wrong = mistakes(refused, text);
  const title = wrong.length > 0 ? text.errors.title : text.withoutScript.title;
  const said = wrong.length > 0 ? `<ul>\n${wrong.join("\n")}\n</ul>` : `<p>${escapeHtml(reason(refused, text))}</p>`;
  const email = escapeHtml(content.email);
  const mail = `<a href="mailto:${email}">${interpolate(escapeHtml(text.direct.mail), { email })}</a>`;
  return serverPage(
    language,
    title,
    `${said}
<p>${escapeHtml(text.withoutScript.goBack)}</p>
<p><a href="${escapeHtml(page)}">${escapeHtml(text.withoutScript.openForm)}</a></p>
<p>${escapeHtml(text.direct.text)} ${mail}</p>`,
    `${title} – ${content.brand}`,
  );
}
