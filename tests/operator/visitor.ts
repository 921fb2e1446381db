import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { withVisitors, type Seen } from "../fixtures/visitors";
import type { Installation } from "./installation";

/** What one visitor gets at an address: the status and the page, or why there was none. */
export async function visit(site: Installation, path = "/"): Promise<{ status: number | string; text: string }> {
  const asked = request(`${site.url}${path}`, { agent: false });
  asked.end();
  try {
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(Buffer.from(chunk as Buffer));
    return { status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString("utf8") };
  } catch (error) {
    return { status: (error as NodeJS.ErrnoException).code ?? String(error), text: "" };
  }
}

/** The mark of the release that a visitor sees (publish.ts); "built" for one without. */
export async function markSeen(site: Installation): Promise<string> {
  const { status, text } = await visit(site);
  return status === 200 ? (/<!--mark (\S+?)-->/.exec(text)?.[1] ?? "built") : `no page (${status})`;
}

/** Far longer than a switch takes on a machine that is busy with other work. */
const PATIENCE_MS = 180_000;

/** Whether something comes true, looking ten times a second. */
export async function comesTrue(look: () => Promise<boolean>): Promise<boolean> {
  for (const untilMs = Date.now() + PATIENCE_MS; Date.now() < untilMs; await sleep(100)) if (await look()) return true;
  return false;
}

/** Whether a visitor comes to see a release. */
export const comesToSee = (site: Installation, mark: string): Promise<boolean> =>
  comesTrue(async () => (await markSeen(site)) === mark);

const PATHS = ["/", "/es/", "/invest/"];

/** Does the work while 32 visitors read pages and send forms; says what they saw. */
export async function whileVisited(site: Installation, work: () => Promise<void>): Promise<[isRight: boolean, string]> {
  const { files, forms, faults }: Seen = await withVisitors(site.url, PATHS, work);
  const failed = Object.values(faults).reduce((sum, count) => sum + count, 0);
  const which = Object.entries(faults).map(([fault, count]) => `${count} × ${fault}`);
  const told = `${files} pages, ${forms} forms accepted, ${failed} failed${failed > 0 ? ` (${which.join(", ")})` : ""}`;
  return [failed === 0 && files > 0, told];
}
