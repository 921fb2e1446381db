// The real launcher and the real servers, started again as systemd does it: while people read pages and send forms, the
// release changes, and at a random moment of the change one of the processes is killed.
import { execFile } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import fc from "fast-check";
import { holdSocket } from "../../../src/server/launcher/heldSocket";
import { showRelease } from "../../../src/server/release/releases";
import { bundle, type Bundle } from "../../fixtures/bundledServer";
import { FakeCrm, secrets } from "../../fixtures/fakeCrm";
import { homeOf, publishNamed } from "../../fixtures/releases";
import { afterwards, ask } from "../../fixtures/servedSite";
import type { StartedProcess } from "../../fixtures/startProcess";
import { hookEnv, receiver } from "../../fixtures/toldDesk";
import { validBody } from "../../fixtures/validBody";

jest.setTimeout(1_800_000);

/** `KILLED_CHANGES=60 RANDOM_SEED=7 npx jest killedChange` tries more moments. */
const ROUNDS = Number(process.env.KILLED_CHANGES ?? 8);
const REF = "Web_Lead_Ref";
const RESTART_AFTER_MS = 1000;
/** From the wish to the last word of the former server; the launcher looks for a wish four times a second. */
const CHANGE_TAKES_MS = 1500;
/** D54: a change of releases may keep new connections waiting for this long. */
const CHANGE_MAY_TAKE_MS = 2000;
/** Longer than the launcher takes to notice anything. */
const LOOK_MS = 600;
/** Longer than what a dead server was at waits before the CRM is asked about it. */
const ALL_TOLD_WITHIN_MS = 180_000;
const PAUSE_MS = 20;
/** Between a person's forms; slow enough that the longest run stays within what `leads list` shows. */
const FORM_EVERY_MS = 200;

type Victim = "older" | "newer" | "launcher";

interface Moment {
  afterMs: number;
  victim: Victim;
}

const moments: fc.Arbitrary<Moment> = fc.record({
  // Otherwise half of them would be among the first milliseconds.
  afterMs: fc.noBias(fc.integer({ min: 0, max: CHANGE_TAKES_MS })),
  victim: fc.constantFrom("older", "older", "older", "newer", "newer", "newer", "newer", "launcher"),
});

const run = promisify(execFile);

/** The servers that a launcher has started, oldest first. */
async function serversOf(launcher: number): Promise<number[]> {
  const { stdout } = await run("pgrep", ["-P", String(launcher)]).catch(() => ({ stdout: "" }));
  return stdout.split("\n").filter(Boolean).map(Number);
}

/** Starts the server again a second after each end, on a socket that outlives it. */
async function keepRunning({ serve }: Bundle, settings: Record<string, string>) {
  const socket = await holdSocket({}, { host: "127.0.0.1", port: 0 });
  let running: StartedProcess | undefined;
  let isOver = false;
  const start = async () => (running = await serve(settings, socket));
  const { told, ended } = await start();
  async function again(end: Promise<unknown>): Promise<void> {
    await end;
    running = undefined;
    if (isOver) return;
    await sleep(RESTART_AFTER_MS);
    const next = await start().catch(() => undefined);
    await again(next?.ended ?? Promise.resolve());
  }
  const over = again(ended);
  return {
    port: Number(new URL(told).port),
    launcher: () => running?.child.pid,
    async stop() {
      isOver = true;
      await running?.stop();
      await over;
    },
  };
}

/** People at the home page and at the form, until `stop`; a form is sent again, as it was, until it is acknowledged. */
function visit(port: number) {
  const acknowledged: string[] = [];
  const seen = { pages: 0, refused: 0, cut: 0, shown: "", since: Date.now(), sentAgain: 0, longestMs: 0 };
  let isOver = false;
  async function read(): Promise<void> {
    for (let lastAt = performance.now(); !isOver; await sleep(PAUSE_MS)) {
      try {
        const { text } = await ask(port, "/");
        if (text !== seen.shown) Object.assign(seen, { shown: text, since: Date.now() });
        seen.pages += 1;
        seen.longestMs = Math.max(seen.longestMs, performance.now() - lastAt);
        lastAt = performance.now();
      } catch (error) {
        seen[error instanceof Error && error.message.includes("ECONNREFUSED") ? "refused" : "cut"] += 1;
      }
    }
  }
  async function write(name: string): Promise<void> {
    for (let n = 0; !isOver; n++, await sleep(FORM_EVERY_MS)) {
      const email = `${name}.${n}@example.com`;
      const headers = { "content-type": "application/json", "idempotency-key": email };
      const body = JSON.stringify({ ...validBody, email });
      const send = () => ask(port, "/api/contacts", { method: "POST", headers, body }).catch(() => undefined);
      for (let status = (await send())?.status; status !== 201 && status !== 202; status = (await send())?.status) {
        seen.sentAgain += 1;
        await sleep(PAUSE_MS);
      }
      acknowledged.push(email);
    }
  }
  const people = [read(), read(), ...["ana", "ben", "eva"].map(write)];
  return {
    acknowledged,
    seen,
    /** The longest time without a page since this was asked last. */
    takeLongestMs: () => {
      const { longestMs } = seen;
      seen.longestMs = 0;
      return Math.round(longestMs);
    },
    async stop() {
      isOver = true;
      await Promise.all(people);
    },
  };
}

/** Two releases, a CRM, a program that is told, and the server, with people at it. */
async function openOffice() {
  const made = await bundle();
  const homes = [homeOf("first"), homeOf("second")];
  const [first = "", second = ""] = ["first", "second"].map((name) => publishNamed(name, made.dist));
  const crm = new FakeCrm({ uniqueFields: [REF], latencyMs: 15 });
  const [crmUrl, hook] = [await crm.listen(), await receiver()];
  afterwards(() => crm.close());
  const env = { ...secrets, ...hookEnv(hook), CRM_BASE_URL: `${crmUrl}/crm/v8`, CRM_ACCOUNTS_URL: crmUrl };
  const server = await keepRunning(made, { ...env, CRM_REF_FIELD: REF });
  afterwards(() => server.stop());
  const visitors = visit(server.port);
  afterwards(() => visitors.stop());
  return {
    made,
    crm,
    hook,
    visitors,
    /** Wants the release that people see now, or the other one. */
    want: (which: "shown" | "other") =>
      showRelease(made.dist, (visitors.seen.shown === homes[0]) === (which === "shown") ? first : second),
    async strike(victim: Victim): Promise<void> {
      const launcher = server.launcher();
      if (launcher === undefined) return;
      const [older = launcher, newer = older] = await serversOf(launcher);
      // It may have ended by itself since.
      await run("kill", ["-KILL", String({ launcher, older, newer }[victim])]).catch(() => undefined);
    },
    /** Waits until there is one server, and its pages have been the same for a while. */
    async settle(): Promise<void> {
      await sleep(LOOK_MS);
      for (let calmSince = Date.now(); Date.now() - calmSince < LOOK_MS; await sleep(PAUSE_MS)) {
        const launcher = server.launcher();
        const isCalm = launcher !== undefined && (await serversOf(launcher)).length === 1;
        calmSince = isCalm ? Math.max(calmSince, visitors.seen.since) : Date.now();
      }
    },
  };
}

type Office = Awaited<ReturnType<typeof openOffice>>;

/** How long pages are away, in milliseconds, when the server dies while nothing else happens. */
async function restart({ settle, strike, visitors }: Office): Promise<number> {
  await settle();
  visitors.takeLongestMs();
  await strike("older");
  await settle();
  return visitors.takeLongestMs();
}

async function killedChange({ want, strike, settle, visitors }: Office, { afterMs, victim }: Moment) {
  // A release that was refused for a death is tried again at once if another one was wanted meanwhile.
  want("shown");
  await sleep(LOOK_MS);
  want("other");
  const { shown } = visitors.seen;
  await sleep(afterMs);
  await strike(victim);
  await settle();
  return { afterMs, victim, awayMs: visitors.takeLongestMs(), isChanged: visitors.seen.shown !== shown };
}

interface ListedLead {
  state: string;
  content: { values: { email: string } };
}

/** Who is in the store, once the CRM has them. */
async function storedEmails({ made }: Office): Promise<string[]> {
  for (const until = Date.now() + ALL_TOLD_WITHIN_MS; ; await sleep(1000)) {
    const leads = JSON.parse(await made.tool("leads", "list", "--json", "--limit", "10000")) as ListedLead[];
    if (leads.every(({ state }) => state === "delivered") || Date.now() > until)
      return leads.map(({ content }) => content.values.email);
  }
}

/** Who the program was told of, by the messages' IDs, once they are as many as wanted: it is told apart from the CRM. */
async function toldEmails({ hook }: Office, wanted: number): Promise<Map<string, string | undefined>> {
  for (const until = Date.now() + ALL_TOLD_WITHIN_MS; ; await sleep(1000)) {
    const told = new Map(
      hook.hooks.map(({ id, data }) => [id, (data as { values?: { email: string } }).values?.email]),
    );
    if (told.size >= wanted || Date.now() > until) return told;
  }
}

test("whichever process dies at whichever moment of a change, what was acknowledged is stored and told once, and pages are away no longer than for a restart", async () => {
  const office = await openOffice();
  const { visitors, crm, hook } = office;
  const restartsMs = [await restart(office)];
  const rounds: Awaited<ReturnType<typeof killedChange>>[] = [];
  for (const moment of fc.sample(moments, ROUNDS)) rounds.push(await killedChange(office, moment));
  restartsMs.push(await restart(office));
  await visitors.stop();
  const { acknowledged, seen } = visitors;
  const stored = await storedEmails(office);
  const told = await toldEmails(office, acknowledged.length);
  if (process.env.KILLED_CHANGES) {
    console.table(rounds);
    console.table({
      restartsMs: restartsMs.join(", "),
      ...seen,
      acknowledged: acknowledged.length,
      toldTwice: hook.hooks.length - told.size,
    });
  }
  expect(stored.sort()).toEqual(acknowledged.sort());
  expect(crm.contacts.map(({ Email }) => Email).sort()).toEqual(acknowledged);
  // Told once more after a death, it has the same ID.
  expect([...told.values()].sort()).toEqual(acknowledged);
  expect(seen.refused).toBe(0);
  // Other work on the machine comes and goes.
  const mostMs = 2 * Math.max(...restartsMs) + CHANGE_MAY_TAKE_MS;
  expect(rounds.filter(({ awayMs }) => awayMs > mostMs)).toEqual([]);
});
