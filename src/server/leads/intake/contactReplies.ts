// The two response formats of POST /api/contacts: JSON for the form's script, redirects and small pages without
// scripts.
import type { FastifyReply } from "fastify";
import type { FormContent } from "./formContent";
import type { FormPlace, FormPost } from "./formPost";
import type { PostResult, Question } from "./postResult";
import { pathIn, withoutLanguage } from "../../../i18n/paths";
import { SENT_MARK, SENT_PATH } from "../../../site/apiPaths";
import { pathOf } from "../../../site/pages";
import { escapeHtml } from "../../http/escapeHtml";
import { pageHeaders, serverPage } from "../../http/serverPage";
import { questionPage } from "./questionPage";
import { refusalPage } from "./refusalPage";

/** Responds to the form's script. */
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
