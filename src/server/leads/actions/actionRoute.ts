import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DEFAULT_LANGUAGE, languageOf, type Language, LANGUAGES } from "../../../i18n/languages";
import { addressOf } from "../../http/addressKeys";
import type { Database } from "../../database/database";
import { RateLimit } from "../../http/RateLimit";
import type { CircuitBreaker } from "../delivery/CircuitBreaker";
import type { FormContent } from "../intake/formContent";
import type { LeadLog } from "../leadRuntime";
import { ACTION_PATH, readTicket, type Action } from "./actionLinks";
import { pageHeaders, serverPage } from "../../http/serverPage";
import { readiness, takeAction, type ActionResult } from "./takeAction";
import { interpolate } from "../../../content/interpolate";
import { LANGUAGE_TABLE } from "../../../i18n/languageTable";
import { escapeHtml } from "../../http/escapeHtml";

// The page behind an email link: it asks once, then says what happened. No scripts; designed for phones.
/** What the page says: the question, what happened, or why nothing can. */
type PageMessage = ActionResult | "expired" | "invalid";

interface ActionPage {
  said: PageMessage;
  token: string;
  /** Absent when nothing in the link can be trusted. */
  ticket?: { action: Action; leadId: string } | undefined;
}

function sentence({ said, ticket }: ActionPage, form: FormContent, language: Language): string {
  const { actions, page, states } = form.staffTexts[language];
  if (typeof said === "object") return interpolate(page.over, { status: states[said.over] });
  if (said === "gone" || !ticket)
    return said === "expired" ? page.expired : said === "failed" ? page.failed : page.invalid;
  if (said === "ready") return actions[ticket.action].ask;
  return said === "done" ? actions[ticket.action].done : page[said];
}

export function actionPage(shown: ActionPage, form: FormContent, language: Language): string {
  const words = form.staffTexts[language];
  const { said, token, ticket } = shown;
  const button =
    said === "ready" && ticket
      ? `<form method="post" action="${ACTION_PATH}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<input type="hidden" name="language" value="${language}">
<button>${escapeHtml(words.actions[ticket.action].button)}</button>
</form>`
      : "";
  const others = LANGUAGES.filter((one) => one !== language).map((one: Language) => {
    const href = `${ACTION_PATH}?${new URLSearchParams({ token, language: one })}`;
    return `<a lang="${one}" hreflang="${one}" href="${escapeHtml(href)}">${escapeHtml(LANGUAGE_TABLE[one].own)}</a>`;
  });
  return serverPage(
    language,
    sentence(shown, form, language),
    `${ticket ? `<p>${escapeHtml(words.facts.id)}: <code>${escapeHtml(ticket.leadId)}</code></p>` : ""}
${button}
${said === "done" ? "" : others.join("\n")}`,
    `${words.page.title} – ${form.brand}`,
  );
}

interface ActionRoute {
  database: Database;
  keys(): readonly string[];
  recipients: readonly string[];
  crmConfigured: boolean;
  breaker: CircuitBreaker;
  form: FormContent;
  log: LeadLog;
  now(): number;
  monotonicNow(): number;
}

/**
 * Enough for someone working through a digest; slows down anyone guessing links. Each server counts its own: a signature
 * cannot be guessed at any rate.
 */
const VISITS_PER_ADDRESS = 120;
const ACTION_LIMIT_BYTES = 2048;

const STATUS: Record<Exclude<PageMessage, object>, number> = {
  ready: 200,
  done: 200,
  used: 410,
  gone: 410,
  noCrm: 409,
  expired: 410,
  invalid: 404,
  failed: 503,
};

interface ActionRequest {
  token: string;
  language: Language;
}

function askedIn(fields: URLSearchParams): ActionRequest {
  return { token: fields.get("token") ?? "", language: languageOf(fields.get("language")) ?? DEFAULT_LANGUAGE };
}

/** The page to show for a link; `isAnswer`: the person has pressed the button. */
async function answer({ token }: ActionRequest, isAnswer: boolean, route: ActionRoute): Promise<ActionPage> {
  const { keys, recipients, log, now } = route;
  try {
    const ticket = readTicket(keys(), token, recipients, now());
    if (typeof ticket === "string") return { said: ticket, token };
    const said = await (isAnswer ? takeAction(ticket, route) : readiness(ticket, route));
    if (isAnswer && said === "done") {
      if (ticket.action === "retry") await route.breaker.tryNow();
      log.info({ lead: ticket.leadId, action: ticket.action }, "staff acted on a lead through an email link");
    }
    return { said, token, ticket };
  } catch (error) {
    log.error({ err: error }, "an email link could not act");
    return { said: "failed", token };
  }
}

/** Registers the page behind email links: GET asks and changes nothing, POST acts. */
export function registerActionRoute(app: FastifyInstance, route: ActionRoute): void {
  const limit = new RateLimit(VISITS_PER_ADDRESS, route.monotonicNow);
  const show = async (request: FastifyRequest, reply: FastifyReply, asked: ActionRequest, isAnswer: boolean) => {
    const isTooMany = limit.take(addressOf(request)) > 0;
    const page = isTooMany ? { said: "failed" as const, token: "" } : await answer(asked, isAnswer, route);
    const { said } = page;
    return reply
      .headers(pageHeaders({ form: true }))
      .code(typeof said === "object" ? 410 : STATUS[said])
      .send(actionPage(page, route.form, asked.language));
  };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      async (_request: FastifyRequest, body: string) => askedIn(new URLSearchParams(body)),
    );
    scope.get(ACTION_PATH, { exposeHeadRoute: false }, (request, reply) =>
      show(request, reply, askedIn(new URLSearchParams(request.url.replace(/^[^?]*\??/, ""))), false),
    );
    scope.post<{ Body: ActionRequest | undefined }>(ACTION_PATH, { bodyLimit: ACTION_LIMIT_BYTES }, (request, reply) =>
      show(request, reply, request.body ?? askedIn(new URLSearchParams()), true),
    );
  });
}
