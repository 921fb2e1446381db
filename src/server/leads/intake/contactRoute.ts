import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isForeign, namesItsSource } from "../../isForeign";
import type { RateLimit } from "../../RateLimit";
import type { LeadLog } from "../environment";
import type { Answer, Intake } from "./Intake";
import type { Post, Refusal } from "./readPost";

interface ContactRoute {
  intake: Intake;
  readPost(body: unknown): Post | Refusal;
  rateLimit: RateLimit;
  siteOrigin: string | undefined;
  log: LeadLog;
}

/** Largest body of a post. */
export const BODY_LIMIT_BYTES = 16 * 1024;
const KEY = /^[\x21-\x7e]{1,200}$/;

const withStatus = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode });

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw withStatus(400, "The body is no JSON");
  }
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  switch (answer.kind) {
    case "delivered":
    case "stored":
      return reply.code(201).send({ status: answer.kind });
    case "queued":
      return reply.code(202).send({ status: "queued", message: answer.message });
    case "conflict":
      return reply
        .code(422)
        .send({ message: "This Idempotency-Key was used for another request: send a new one.", errors: {} });
  }
}

async function answerPost(route: ContactRoute, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { intake, readPost, rateLimit, log } = route;
  const waitSeconds = rateLimit.take(request.ip);
  if (waitSeconds > 0) {
    return reply
      .code(429)
      .header("retry-after", String(waitSeconds))
      .send({ message: "There were too many requests: please try again in a few minutes." });
  }
  const header = request.headers["idempotency-key"];
  if (header !== undefined && (typeof header !== "string" || !KEY.test(header))) {
    return reply
      .code(422)
      .send({ message: "The Idempotency-Key must be 1 to 200 printable characters without spaces.", errors: {} });
  }
  const post = readPost(request.body);
  if ("errors" in post) return reply.code(422).send(post);
  try {
    const { answer, wrote } = await intake.accept(post, header ?? randomUUID(), namesItsSource(request.headers));
    if (!wrote) rateLimit.giveBack(request.ip);
    return send(reply, answer);
  } catch (error) {
    log.error({ err: error }, "a lead could not be stored");
    rateLimit.giveBack(request.ip);
    return reply.code(503).send({ message: "Your request could not be saved. Please try again." });
  }
}

/** Registers `POST /api/contacts`; other methods are the application's business. */
export function registerContactRoute(app: FastifyInstance, route: ContactRoute): void {
  void app.register(async (scope) => {
    // Only JSON: a form of another site cannot send that without asking the browser's permission first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, bytes: Buffer, done) => {
      try {
        done(null, parseJson(bytes));
      } catch (error) {
        done(error as Error);
      }
    });
    scope.post("/api/contacts", {
      bodyLimit: BODY_LIMIT_BYTES,
      onRequest: async (request, reply) => {
        void reply.header("cache-control", "no-store").header("x-content-type-options", "nosniff");
        if (isForeign(request.headers, route.siteOrigin, request.host)) {
          return reply.code(403).send({ message: "Please send the form from this site." });
        }
        if (!/^application\/json\s*(;|$)/i.test(request.headers["content-type"] ?? "")) {
          return reply.code(415).send({ message: "Send JSON (content-type: application/json)." });
        }
      },
      handler: (request, reply) => answerPost(route, request, reply),
    });
  });
}
