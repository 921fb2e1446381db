import { randomUUID } from "node:crypto";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { suggestEmail } from "../../../contact/fields/suggestEmail";
import { OPEN_HEADER } from "../../../contact/submit/openHeader";
import { reasonOf } from "../../../platform/reasonOf";
import { CONTACTS_PATH, SENT_PATH } from "../../../site/apiPaths";
import { attributionAt } from "../../../site/attribution";
import { answerApiError, BODY_LIMIT_BYTES } from "../../http/api";
import { isForeign, isOwn, namesItsSource } from "../../http/isForeign";
import { addressOf } from "../../http/addressKeys";
import type { LeadLog } from "../leadRuntime";
import { sendJson, sendPage, sendQuestion, sendThanks } from "./contactReplies";
import type { FormContent } from "./formContent";
import { defaultPlace, placeOfAddress, placeOfPath, FormPost, readForm, type FormPlace } from "./formPost";
import type { Intake } from "./Intake";
import type { CountedPost, PostLimits } from "./PostLimits";
import type { PostResult, Question, RefusedPost } from "./postResult";
import type { PostWatch } from "../PostWatch";
import type { InvalidPost, Post } from "./readPost";

interface ContactRoute {
  intake: Intake;
  readPost(body: unknown): Post | InvalidPost;
  limits: PostLimits;
  watch: PostWatch;
  siteOrigin: string | undefined;
  form: FormContent;
  log: LeadLog;
}

const JSON_TYPE = /^application\/json\s*(;|$)/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const KEY = /^[\x21-\x7e]{1,200}$/;

const BAD_KEY: RefusedPost = {
  status: 422,
  message: "The Idempotency-Key must be 1 to 200 printable characters without spaces.",
  errors: {},
};
const KEY_OF_ANOTHER: RefusedPost = {
  status: 422,
  message: "This Idempotency-Key was already used for another request: send a new one.",
  errors: {},
};
const NOT_STORED: RefusedPost = { status: 503, message: "Your request could not be saved. Please try again." };
const FOREIGN: RefusedPost = { status: 403, message: "Please send the form from this site." };
const WRONG_TYPE: RefusedPost = { status: 415, message: "Send JSON (content-type: application/json)." };

const isForm = ({ headers }: FastifyRequest) => FORM_TYPE.test(headers["content-type"] ?? "");

/** True for a post the browser sends without scripts: the response is a page. */
const isBrowsersOwn = (request: FastifyRequest) => {
  const { accept = "", "content-type": type = "" } = request.headers;
  return isForm(request) || (!JSON_TYPE.test(type) && accept.includes("text/html"));
};

const formPostOf = ({ body }: FastifyRequest) => (body instanceof FormPost ? body : undefined);

const placeOf = (request: FastifyRequest): FormPlace =>
  formPostOf(request) ?? placeOfAddress(request.headers.referer ?? "") ?? defaultPlace();

function decode<T>(bytes: Buffer, read: (text: string) => T): T {
  try {
    return read(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw Object.assign(new Error("The body cannot be read"), { statusCode: 400 });
  }
}

function decodeForm(text: string): FormPost {
  // Percent-encoded bytes may not be valid UTF-8 either.
  decodeURIComponent(text.replaceAll("+", " "));
  return readForm(text);
}

/** Without scripts, nothing but the address of the form's own page tells where a visitor came from. */
function sourceOfForm({ cameFrom }: FormPost, { headers }: FastifyRequest): { first: unknown } | undefined {
  const address = cameFrom || (headers.referer ?? "");
  return URL.canParse(address) ? { first: attributionAt(new URL(address), "") } : undefined;
}

/** Without scripts, nobody could be asked about an address before. Not programs, which fill in the hidden field. */
function questionOf({ asked }: FormPost, { content, website }: Post): Question | undefined {
  const typed = content.values.email;
  const meant = asked === typed || website !== "" ? undefined : suggestEmail(typed);
  return meant === undefined ? undefined : { kind: "question", typed, meant };
}

/** How long the page was open, as reported by the form's script; undefined without the script. */
function openMsOf({ headers }: FastifyRequest): number | undefined {
  const said = headers[OPEN_HEADER.toLowerCase()];
  return typeof said === "string" && /^\d{1,12}$/.test(said) ? Number(said) : undefined;
}

/** The key sent by the form's script, or a new one; undefined if the key is invalid. */
function keyInHeader({ headers }: FastifyRequest): string | undefined {
  const header = headers["idempotency-key"] ?? randomUUID();
  return typeof header === "string" && KEY.test(header) ? header : undefined;
}

const tooMany = (retryAfterSeconds: number): RefusedPost => ({
  status: 429,
  message: "Too many requests: please try again in a few minutes.",
  retryAfterSeconds,
});

/** A post that cannot be stored; its sender has a limit for these, too. */
function refuseInvalid(refused: RefusedPost, { limits }: ContactRoute, request: FastifyRequest): RefusedPost {
  limits.countInvalid(addressOf(request));
  return refused;
}

async function acceptPost(route: ContactRoute, request: FastifyRequest): Promise<PostResult> {
  const { intake, readPost, limits, log } = route;
  const formPost = formPostOf(request);
  const ownKey = keyInHeader(request);
  if (ownKey === undefined) return refuseInvalid(BAD_KEY, route, request);
  const post = readPost(formPost ? { ...formPost.body, source: sourceOfForm(formPost, request) } : request.body);
  if ("errors" in post) return refuseInvalid({ status: 422, ...post }, route, request);
  const question = formPost && questionOf(formPost, post);
  if (question) {
    limits.countInvalid(addressOf(request));
    return question;
  }
  let counted: CountedPost | undefined;
  try {
    counted = await limits.count(addressOf(request));
    const { waitSeconds, isOneOfMany, isAboveCeiling } = counted;
    if (waitSeconds > 0) return tooMany(waitSeconds);
    if (isAboveCeiling) route.watch.noteCeiling();
    const key = formPost ? await intake.keyOf(post) : ownKey;
    const sender = {
      isBrowser: namesItsSource(request.headers),
      ...{ isOneOfMany, isAboveCeiling },
      openMs: openMsOf(request),
    };
    const { answer, wrote, isHeld } = await intake.accept(post, key, sender, request.id);
    if (wrote) route.watch.count(isHeld ? "held" : "accepted");
    if (!wrote) await limits.giveBack(counted);
    else if (isHeld) await limits.giveBackCommon(counted);
    return answer.kind === "conflict" ? KEY_OF_ANOTHER : answer;
  } catch (error) {
    log.error({ reqId: request.id, reason: reasonOf(error) }, "a lead could not be stored");
    if (counted) await limits.giveBack(counted).catch(() => undefined);
    return NOT_STORED;
  }
}

function refusedAtOnce({ siteOrigin, limits }: ContactRoute, request: FastifyRequest): RefusedPost | undefined {
  const { headers, host } = request;
  const foreign = isBrowsersOwn(request) ? !isOwn(headers, siteOrigin, host) : isForeign(headers, siteOrigin, host);
  if (foreign) return FOREIGN;
  const waitSeconds = limits.waitOf(addressOf(request));
  if (waitSeconds > 0) return tooMany(waitSeconds);
  return isForm(request) || JSON_TYPE.test(headers["content-type"] ?? "") ? undefined : WRONG_TYPE;
}

function logRefusal({ log, limits, watch }: ContactRoute, request: FastifyRequest, refused: { status: number }): void {
  const source = limits.sourceOf(addressOf(request));
  const isFlood = "retryAfterSeconds" in refused;
  if (isFlood) watch.countRefused(source);
  const why = isFlood ? "more posts than one sender may make in an hour" : undefined;
  const { origin } = request.headers;
  const foreign = refused === FOREIGN ? { origin: origin?.slice(0, 200) } : {};
  log.info({ source, status: refused.status, why, ...foreign, reqId: request.id }, "a post was rejected");
}

export function registerContactRoute(app: FastifyInstance, route: ContactRoute): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/json",
      { parseAs: "buffer" },
      async (_request: FastifyRequest, bytes: Buffer) => decode(bytes, (text): unknown => JSON.parse(text)),
    );
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "buffer" },
      async (_request: FastifyRequest, bytes: Buffer) => decode(bytes, decodeForm),
    );
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const status = error.statusCode === 400 || error.statusCode === 413 ? error.statusCode : 500;
      if (status !== 500) {
        route.limits.countInvalid(addressOf(request));
        logRefusal(route, request, { status });
      }
      if (!isBrowsersOwn(request)) return answerApiError(error, request, reply);
      if (status === 500) request.log.error({ err: error }, "a request failed");
      return sendPage(reply, { status, message: "" }, placeOf(request), route.form);
    });
    scope.get<{ Querystring: { page?: unknown } }>(SENT_PATH, async (request, reply) => {
      const { page } = request.query;
      const place = (typeof page === "string" ? placeOfPath(page) : undefined) ?? defaultPlace();
      return sendThanks(reply, place, request.headers.cookie ?? "", route.form);
    });
    scope.post(CONTACTS_PATH, {
      bodyLimit: BODY_LIMIT_BYTES,
      onRequest: async (request, reply) => {
        const refused = refusedAtOnce(route, request);
        if (!refused) return;
        logRefusal(route, request, refused);
        return isBrowsersOwn(request)
          ? sendPage(reply, refused, placeOf(request), route.form)
          : sendJson(reply, refused);
      },
      handler: async (request, reply) => {
        const result = await acceptPost(route, request);
        const formPost = formPostOf(request);
        if ("kind" in result && result.kind === "question")
          return formPost && sendQuestion(reply, formPost, result, request.headers.referer ?? "", route.form);
        if (!("kind" in result)) logRefusal(route, request, result);
        return isForm(request) ? sendPage(reply, result, placeOf(request), route.form) : sendJson(reply, result);
      },
    });
  });
}
