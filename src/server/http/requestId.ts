import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** What proxies send. Anything else could forge log lines, or fill the disk. */
const SOUND = /^[\w.:=+/-]{1,128}$/;

/** The ID by which a request is found in the logs of the proxy and the server: from `X-Request-Id` if sound, or made. */
export function requestIdOf({ headers }: Pick<IncomingMessage, "headers">): string {
  const sent = headers["x-request-id"];
  return typeof sent === "string" && SOUND.test(sent) ? sent : randomUUID();
}
