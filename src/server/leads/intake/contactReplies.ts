// The two response formats of POST /api/contacts: JSON for the form's script, redirects and small pages without
// scripts.
import type { FastifyReply } from "fastify";
import type { FormContent } from "./formContent";
import type { FormPlace } from "./formPost";
import type { PostResult } from "./postResult";
import { pageHeaders } from "../../http/serverPage";
import { refusalPage } from "./refusalPage";

/** Responds to the form's script. */
export function sendJson(reply: FastifyReply, result: PostResult): FastifyReply {
  if ("kind" in result) {
    const { kind: status, ...more } = result;
    return reply.code(status === "queued" ? 202 : 201).send({ status, ...more });
  }
  const { status, message, errors, retryAfterSeconds } = result;
  if (retryAfterSeconds !== undefined) void reply.header("retry-after", String(retryAfterSeconds));
  return reply.code(status).send({ message, ...(errors && { errors }) });
}

/**
 * Responds to the browser itself: back to the page, where `#sent` shows the thank-you, or a page that says what is
 * wrong.
 */
export function sendPage(
  reply: FastifyReply,
  result: PostResult,
  place: FormPlace,
  content: FormContent,
): FastifyReply {
  if ("kind" in result) return reply.code(303).header("location", `${place.page}#sent`).send();
  if (result.retryAfterSeconds !== undefined) void reply.header("retry-after", String(result.retryAfterSeconds));
  return reply
    .headers(pageHeaders())
    .code(result.status)
    .send(refusalPage(result, place, content));
}
