// The two response formats of POST /api/contacts: JSON for the form's script, redirects and small pages without
// scripts.
import type { FastifyReply } from "fastify";
import type { FormContent } from "./formContent";
import { type FormPlace, type FormPost, ASKED_FIELD, CAME_FROM_FIELD } from "./formPost";
import type { PostResult, Question, RefusedPost } from "./postResult";
import { pathIn, withoutLanguage } from "../../../i18n/paths";
import { SENT_MARK, SENT_PATH, CONTACTS_PATH } from "../../../site/apiPaths";
import { pathOf } from "../../../site/pages";
import { escapeHtml } from "../../http/escapeHtml";
import { pageHeaders, serverPage } from "../../http/serverPage";
import { interpolate } from "../../../content/interpolate";
import { CONTACT_FIELD_NAMES } from "../../../contact/fields/contactFields";
import { errorMessage } from "../../../contact/fields/errorMessage";
import type { ContactFormText } from "../../../content/texts/texts";

export function sendJson(reply: FastifyReply, result: Exclude<PostResult, Question>): FastifyReply {
  if ("kind" in result) {
    const { kind: status, ...more } = result;
    return reply.code(status === "queued" ? 202 : 201).send({ status, ...more });
  }
  const { status, message, errors, retryAfterSeconds } = result;
  if (retryAfterSeconds !== undefined) void reply.header("retry-after", String(retryAfterSeconds));
  return reply.code(status).send({ message, ...(errors && { errors }) });
}

/** The mark that a post without scripts leaves: it opens the thank-you, and the calculator. */
const MARK = `${SENT_MARK}=yes; Path=/; Max-Age=600; SameSite=Lax`;

/** Responds to the browser itself: on to the thank-you, with the mark that opens it, or a page that says what is wrong. */
export function sendPage(
  reply: FastifyReply,
  result: Exclude<PostResult, Question>,
  place: FormPlace,
  content: FormContent,
): FastifyReply {
  if ("kind" in result) {
    const address = `${SENT_PATH}?${new URLSearchParams({ page: place.page }).toString()}`;
    return reply.code(303).header("set-cookie", MARK).header("location", address).send();
  }
  if (result.retryAfterSeconds !== undefined) void reply.header("retry-after", String(result.retryAfterSeconds));
  return reply
    .headers(pageHeaders())
    .code(result.status)
    .send(refusalPage(result, place, content));
}

/** Asks about an address: what is sent from here must name its origin, unlike what is sent from other pages of the server. */
export const sendQuestion = (
  reply: FastifyReply,
  post: FormPost,
  question: Question,
  cameFrom: string,
  content: FormContent,
): FastifyReply =>
  reply
    .headers({ ...pageHeaders({ form: true }), "referrer-policy": "same-origin" })
    .send(questionPage(post, question, cameFrom, content));

/** Thanks whoever has just sent a form without scripts; anybody else is led to the form. */
export function sendThanks(reply: FastifyReply, place: FormPlace, cookies: string, content: FormContent): FastifyReply {
  const { language, page } = place;
  if (!cookies.split(/; */).includes(`${SENT_MARK}=yes`))
    return reply.code(303).header("location", `${page}#contact`).send();
  const text = content.texts[language];
  const title = text.popup.title;
  const link = (to: string, words: string) => `<p><a href="${escapeHtml(to)}">${escapeHtml(words)}</a></p>`;
  const isSeller = withoutLanguage(page) === pathOf("sellYourHouse");
  const body = [
    `<p>${escapeHtml(isSeller ? text.sellers.thanks : text.sent)}</p>`,
    ...(isSeller
      ? []
      : [
          `<p>${escapeHtml(text.calculatorScripts)}</p>`,
          link(`${pathIn(language, pathOf("home"))}#calculator`, text.toCalculator),
        ]),
    link(`${page}#contact`, text.another),
  ].join("\n");
  return reply.headers(pageHeaders()).send(serverPage(language, title, body, `${title} – ${content.brand}`));
}

// Asks whoever has sent a form without scripts about an address that looks mistyped, with all that was typed kept.
/**
 * Either button sends the form: with the address that was meant, or as it was typed, which is then taken.
 * @param cameFrom the address of the form's page
 */
function questionPage(
  { language, body }: FormPost,
  { typed, meant }: Question,
  cameFrom: string,
  content: FormContent,
): string {
  const { meantEmail, sendWith } = content.texts[language];
  const kept = Object.entries({ ...body, [ASKED_FIELD]: typed, [CAME_FROM_FIELD]: cameFrom });
  const fields = kept.flatMap(([name, value]) =>
    name === "email" ? [] : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const buttons = [meant, typed].map(
    (address) =>
      `<button name="email" value="${escapeHtml(address)}">${escapeHtml(interpolate(sendWith, { address }))}</button>`,
  );
  const form = `<form method="post" action="${CONTACTS_PATH}">\n${[...fields, ...buttons].join("\n")}\n</form>`;
  return serverPage(language, interpolate(meantEmail, { address: meant }), form);
}

// The page for a form posted without scripts that could not be accepted: it says what is wrong and links back.
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
function refusalPage(refused: RefusedPost, place: FormPlace, content: FormContent): string {
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
