// Figures of the lead server: npm run bench leads -- [--minutes N] [--store sqlite|postgres]
// The server runs as a process of its own; the CRM is a fake one that answers after 50 ms.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { FakeCrm, secrets } from "../fixtures/fakeCrm";
import { temporaryFolder } from "../fixtures/folder";
import { validBody } from "../fixtures/leadDesk";
import { startLeadServer, type LeadServer } from "../fixtures/leadServer";
import { startMailServer } from "../fixtures/mailServer";
import { startPostgres } from "../fixtures/postgres";
import { hookEnv, mailEnv } from "../fixtures/toldDesk";
import { startWebhookReceiver } from "../fixtures/webhookReceiver";
import { conditions, report, residentMiB } from "./report";

const RATE = 20;
const RATE_SECONDS = 20;
const STEPS = [50, 100, 200, 400, 800, 1600];
const STEP_SECONDS = 5;
/** A rate is held when it is reached within 3 % and 99 of 100 answers come within this many milliseconds. */
const HELD_P99_MS = 250;
const SOAK_RATE = 20;
const CRM_LATENCY_MS = 50;

interface Run {
  p50: number;
  p99: number;
  /** Answers per second. */
  reached: number;
  failed: number;
}

/** The n-th visitor's form with a calculation, about a kilobyte. */
const bodyOf = (n: number) =>
  JSON.stringify({
    ...validBody,
    email: `visitor${n}@example.com`,
    language: "es",
    page: "/es/",
    calculation: { inputs: { arv: 350_000, purchasePrice: 200_000, areaSqft: 1500 }, note: "x".repeat(600) },
  });

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
let posted = 0;

async function post(server: LeadServer): Promise<{ ms: number; ok: boolean }> {
  const started = performance.now();
  const answer = await fetch(`${server.url}/api/contacts`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": `bench-${process.pid}-${posted}` },
    body: bodyOf(posted++),
  });
  await answer.arrayBuffer();
  return { ms: performance.now() - started, ok: answer.status === 201 || answer.status === 202 };
}

/** Posts at a steady rate, whether answers come or not. */
async function postAtRate(server: LeadServer, perSecond: number, seconds: number): Promise<Run> {
  const started = performance.now();
  const answers: Promise<{ ms: number; ok: boolean }>[] = [];
  while (answers.length < perSecond * seconds) {
    const due = Math.floor(((performance.now() - started) / 1000) * perSecond) + 1;
    while (answers.length < Math.min(due, perSecond * seconds))
      answers.push(post(server).catch(() => ({ ms: Infinity, ok: false })));
    await wait(2);
  }
  const all = await Promise.all(answers);
  // The last answer may take as long as any other.
  const tookSeconds = Math.max(seconds, (performance.now() - started - HELD_P99_MS) / 1000);
  const times = all.map(({ ms }) => ms).sort((a, b) => a - b);
  const failed = all.filter(({ ok }) => !ok).length;
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), reached: all.length / tookSeconds, failed };
}

async function highestRate(server: LeadServer): Promise<number> {
  let held = 0;
  for (const rate of STEPS) {
    const run = await postAtRate(server, rate, STEP_SECONDS);
    if (run.failed > 0 || run.p99 > HELD_P99_MS || run.reached < rate * 0.97) break;
    held = rate;
  }
  return held;
}

async function soak(server: LeadServer, minutes: number): Promise<string> {
  await postAtRate(server, SOAK_RATE, 10);
  const first = residentMiB(server.pid);
  let most = first;
  for (const until = Date.now() + minutes * 60_000; Date.now() < until;) {
    await postAtRate(server, SOAK_RATE, 5);
    most = Math.max(most, residentMiB(server.pid));
  }
  return `${first.toFixed(0)} → ${residentMiB(server.pid).toFixed(0)} (most ${most.toFixed(0)})`;
}

/** How leads are accepted with or without somebody to tell: first at a steady rate, then at the highest one. */
async function accepts(env: NodeJS.ProcessEnv): Promise<{ steady: Run; highest: number }> {
  const server = await startLeadServer(env);
  await postAtRate(server, RATE, 3);
  const steady = await postAtRate(server, RATE, RATE_SECONDS);
  const highest = await highestRate(server);
  await server.kill();
  return { steady, highest };
}

async function measure(
  store: string,
  databaseUrl: (name: string) => Promise<string>,
  minutes: number,
): Promise<string[]> {
  const crm = new FakeCrm({ latencyMs: CRM_LATENCY_MS });
  const crmUrl = await crm.listen();
  const withCrm = { ...secrets, CRM_BASE_URL: `${crmUrl}/crm/v8`, CRM_ACCOUNTS_URL: crmUrl };
  const alone = await accepts({ LEADS_DATABASE_URL: await databaseUrl("alone") });
  const [mails, hook] = [await startMailServer(), await startWebhookReceiver()];
  const targets = { ...mailEnv(mails), ...hookEnv(hook) };
  const telling = await accepts({ LEADS_DATABASE_URL: await databaseUrl("telling"), ...targets });
  await Promise.all([mails.close(), hook.close()]);
  const delivering = await startLeadServer({ ...withCrm, LEADS_DATABASE_URL: await databaseUrl("delivering") });
  await postAtRate(delivering, RATE, 3);
  const deliver = await postAtRate(delivering, RATE, RATE_SECONDS);
  const memory = await soak(delivering, minutes);
  await delivering.kill();
  await crm.close();
  const ms = (value: number) => value.toFixed(1);
  const figures = ({ steady, highest }: typeof alone) => [ms(steady.p50), ms(steady.p99), `${highest}`];
  return [store, ...figures(alone), ...figures(telling), ms(deliver.p50), ms(deliver.p99), memory];
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { minutes: { type: "string" }, store: { type: "string" } },
    allowPositionals: true,
  });
  const minutes = Number(values.minutes ?? 10);
  const folder = temporaryFolder();
  const rows: string[][] = [];
  if (values.store !== "postgres") {
    rows.push(await measure("SQLite", async (name) => `file:${join(folder.path, `${name}.db`)}`, minutes));
  }
  if (values.store !== "sqlite") {
    const postgres = await startPostgres();
    rows.push(await measure("PostgreSQL", (name) => postgres.createDatabase(name), minutes));
    await postgres.stop();
  }
  folder.remove();
  const heading = [
    "Store",
    `accept p50 ms`,
    `p99 ms`,
    "highest rate held /s",
    "with mail and webhook p50 ms",
    "p99 ms",
    "highest /s",
    "with CRM p50 ms",
    "p99 ms",
    `memory MiB, ${minutes} min at ${SOAK_RATE}/s`,
  ];
  report(
    [heading, ...rows],
    [
      `Accept: ${RATE} leads/s for ${RATE_SECONDS} s, no CRM. Held: p99 within ${HELD_P99_MS} ms, none failed.`,
      `With CRM: the answer of a fake CRM (${CRM_LATENCY_MS} ms) is waited for. ${conditions()}.`,
    ],
  );
}

void run();
