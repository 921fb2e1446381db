// How soon staff are told of a lead: npm run bench told -- [--minutes N] [--store sqlite|postgres]
// The server runs in a process of its own; the fake CRM responds after 50 ms, mail server and webhook at once.
import { setTimeout as wait } from "node:timers/promises";
import { FakeCrm, secrets } from "../fixtures/fakeCrm";
import { validBody } from "../fixtures/validBody";
import { startLeadServer } from "../fixtures/leadServer";
import { mailEnv, startMailServer } from "../fixtures/mailServer";
import { startWebhookReceiver, WEBHOOK_SECRET } from "../fixtures/webhookReceiver";
import { conditions, report } from "./report";
import { onStores, type BenchStore } from "./stores";

const RATE = 15;
const CRM_LATENCY_MS = 50;
/** How long those still to be told are waited for. */
const PATIENCE_MS = 120_000;

const EMAIL = /visitor\d+@example\.com/g;

/** When each visitor's request was posted, answered, and told; in milliseconds. */
class Times {
  readonly posted = new Map<string, number>();
  readonly answered = new Map<string, number>();
  readonly told = { mail: new Map<string, number>(), webhook: new Map<string, number>() };

  note(times: Map<string, number>, email: string): void {
    if (!times.has(email)) times.set(email, performance.now());
  }

  /** In seconds after the post: the p50, the p99, and the longest; how many are missing. */
  figures(times: Map<string, number>): string {
    const took = [...this.posted]
      .map(([email, at]) => ((times.get(email) ?? Infinity) - at) / 1000)
      .sort((one, other) => one - other);
    const share = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))]?.toFixed(2);
    const missing = took.filter((seconds) => seconds === Infinity).length;
    return `${share(0.5)} / ${share(0.99)} / ${share(1)}${missing > 0 ? ` (${missing} not)` : ""}`;
  }
}

async function measure({ name, databaseUrl }: BenchStore, minutes: number): Promise<string[]> {
  const times = new Times();
  const crm = new FakeCrm({ latencyMs: CRM_LATENCY_MS });
  const crmUrl = await crm.listen();
  const [mails, hook] = [await startMailServer(), await startWebhookReceiver()];
  const server = await startLeadServer({
    ...secrets,
    ...mailEnv(mails),
    LEADS_DATABASE_URL: await databaseUrl(),
    WEBHOOK_URL: hook.url,
    WEBHOOK_SECRET,
    CRM_BASE_URL: `${crmUrl}/crm/v8`,
    CRM_ACCOUNTS_URL: crmUrl,
    POLL_MS: "1000",
  });
  async function post(n: number): Promise<void> {
    const email = `visitor${n}@example.com`;
    times.note(times.posted, email);
    const answer = await fetch(`${server.url}/api/contacts`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": email },
      body: JSON.stringify({ ...validBody, email }),
    });
    await answer.arrayBuffer();
    if (answer.status < 300) times.note(times.answered, email);
  }
  function look(): void {
    for (const { text } of mails.mails.splice(0))
      for (const [email] of text.matchAll(EMAIL)) times.note(times.told.mail, email);
    for (const { data } of hook.hooks.splice(0))
      for (const [email] of JSON.stringify(data).matchAll(EMAIL)) times.note(times.told.webhook, email);
  }
  const count = Math.round(RATE * 60 * minutes);
  const started = performance.now();
  const posts: Promise<void>[] = [];
  while (posts.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - started) / 1000) * RATE) + 1);
    while (posts.length < due) posts.push(post(posts.length).catch(() => undefined));
    look();
    await wait(10);
  }
  await Promise.all(posts);
  const { mail, webhook } = times.told;
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await wait(10)) {
    look();
    if (mail.size >= count && webhook.size >= count) break;
  }
  await server.kill();
  await Promise.all([mails.close(), hook.close(), crm.close()]);
  return [name, String(count), times.figures(times.answered), times.figures(mail), times.figures(webhook)];
}

async function run(): Promise<void> {
  const { rows, minutes } = await onStores(async (store, long) => [await measure(store, long)]);
  report(
    [["Store", "Leads", "answered", "told by mail", "told by webhook"], ...rows],
    [`${RATE} leads/s for ${minutes} minutes; seconds after the post: p50 / p99 / longest. ${conditions()}.`],
  );
}

void run();
