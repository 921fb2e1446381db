// Links that show a draft to whoever has them, for seven days. The editor posts the page as its preview shows it.
import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LANGUAGES } from "../../../i18n/languages";
import { reasonOf } from "../../../platform/reasonOf";
import { DRAFTS_PATH } from "../../../site/apiPaths";
import type { DraftRow } from "../../database/database";
import { addressOf } from "../../http/addressKeys";
import { asObject } from "../../http/asObject";
import type { Fetch } from "../../http/fetch";
import { RateLimit } from "../../http/RateLimit";
import { pageHeaders, serverPage } from "../../http/serverPage";
import { LINK_LIFE_MS, readParts, signParts } from "../../http/signedLink";
import type { Leads } from "../../leads/assembleLeads";
import type { Service } from "../../serve";
import { preferredLanguage } from "../preferredLanguage";
import { DRAFT_HEADERS, draftPage } from "./draftPage";
import { DraftStore } from "./DraftStore";
import { DRAFT_WORDS } from "./draftWords";
import { mayEdit } from "./mayEdit";

/** Links that one address may make in ten minutes. */
const LINKS_PER_ADDRESS = 20;

/** A page with its pictures, scaled down for a phone. */
const DRAFT_LIMIT_BYTES = 3 * 1024 * 1024;

const TITLE_LIMIT = 200;

/** Tells these links from others that are signed with the same key. */
const KIND = "draft";

const STATUS = { expired: 410, invalid: 404, failed: 503 } as const;

export interface DraftRuntime {
  now(): number;
  fetch: Fetch;
}

function draftIn(body: unknown): Pick<DraftRow, "title" | "language" | "html"> | undefined {
  const { title, language, html } = asObject(body) ?? {};
  const spoken = LANGUAGES.find((one) => one === language);
  if (typeof title !== "string" || typeof html !== "string" || !spoken) return undefined;
  return { title: title.slice(0, TITLE_LIMIT), language: spoken, html };
}

/** @param repository GitHub's address of the repository that the editor writes to; without one, no link can be made */
export function createDrafts(
  leads: Pick<Leads, "database" | "linkKeys">,
  repository: string | undefined,
  { now, fetch }: DraftRuntime = { now: Date.now, fetch: (url, init) => globalThis.fetch(url, init) },
): Service {
  const store = new DraftStore(leads.database);
  const limit = new RateLimit(LINKS_PER_ADDRESS, () => performance.now());

  /** The draft that a link shows, or why it shows none. */
  async function draftOf(token: string): Promise<DraftRow | keyof typeof STATUS> {
    const signed = readParts(leads.linkKeys(), token);
    const [kind, id = ""] = signed?.parts ?? [];
    if (!signed || kind !== KIND) return "invalid";
    return signed.untilMs < now() ? "expired" : ((await store.find(id)) ?? "expired");
  }

  async function show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const token = new URLSearchParams(request.url.replace(/^[^?]*\??/, "")).get("token");
    // So that the editor offers a link only where one can be made.
    if (token === null && repository !== undefined) return reply.code(204).send();
    const draft = await draftOf(token ?? "").catch((error: unknown) => {
      request.log.error({ reason: reasonOf(error) }, "a draft could not be shown");
      return "failed" as const;
    });
    if (typeof draft !== "string") return reply.headers(DRAFT_HEADERS).send(draftPage(draft));
    const language = preferredLanguage(request);
    const page = serverPage(language, DRAFT_WORDS[draft][language], "");
    return reply.headers(pageHeaders()).code(STATUS[draft]).send(page);
  }

  /** Before a large body is read. */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const refuse = (status: number, message: string) => reply.code(status).send({ message });
    if (repository === undefined) return refuse(404, "The editor is not connected to a repository.");
    if (limit.take(addressOf(request)) > 0) return refuse(429, "Too many links: wait ten minutes.");
    const token = /^Bearer (\S{1,500})$/.exec(request.headers.authorization ?? "")?.[1];
    const isAllowed = token !== undefined && (await mayEdit(repository, token, fetch));
    if (isAllowed === undefined) return refuse(503, "GitHub does not say who may edit.");
    return isAllowed ? undefined : refuse(403, "Only editors can make links.");
  }

  async function keep(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const draft = draftIn(request.body);
    if (!draft) return reply.code(400).send({ message: "This is no draft." });
    const id = randomUUID();
    const nowMs = now();
    const token = signParts(leads.linkKeys()[0], [KIND, id], nowMs);
    const until = nowMs + LINK_LIFE_MS;
    if (!(await store.add({ ...draft, id, expires_at: until }, nowMs)))
      return reply.code(409).send({ message: "Too many drafts have a link." });
    return reply.code(201).send({ path: `${DRAFTS_PATH}?${new URLSearchParams({ token })}`, until });
  }

  return {
    register(app: FastifyInstance) {
      app.get(DRAFTS_PATH, show);
      app.post(DRAFTS_PATH, { onRequest: admit, bodyLimit: DRAFT_LIMIT_BYTES }, keep);
      app.addHook("onReady", () => store.forget(now()).catch(() => undefined));
    },
  };
}
