// How long pages take beside posts that are as hard to read as 16 KB can be: npm run bench beside -- [--pairs N]
// The site runs in a process of its own, and so does whoever posts: only the server is where a page could wait for a post.
// Turns with and without posts alternate: other work on the machine affects both.
import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { validBody } from "../fixtures/validBody";
import { conditions, report } from "./report";
import { startSite } from "./siteServer";

const PAGES_A_SECOND = 40;
const POSTS_A_SECOND = 10;
const TURN_SECONDS = 10;
const PATHS = ["/", "/es/invest/", "/services/", "/es/contact-us/"];

/** Each is nearly what one of the patterns of holdReasons.ts or readText.ts looks for, again and again. */
const NEARLY = [
  ...["https ", "a.aaaaaaa ", "//a-", "< / a", "[lin", "\\|"],
  ...["telegram!!!!!!!!!!!!!!!!!!!! ", "1((((((((", "@abc ", "+1 (2) ", "seo", "x.comm ", "аaα"],
  ...["ab", "a b\n", "12", "\u00a0\u200c", "<a@b.co> ", "a@"],
];

const BYTES = 16_000;

/** Stands for a sender of its own in each post. */
const SENDER = "hard@example.com";

/** Read to its end by everybody who reads a request; and one whose message alone is as long as a post may be. */
function hardPosts(unit: string): string[] {
  const fill = (length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  const values = { ...validBody, firstName: fill(80), message: fill(1000) };
  const calculation = { name: fill(80), address: fill(80), code: fill(6500), inputs: { kind: fill(60) } };
  const whole = JSON.stringify({ ...values, email: SENDER, calculation });
  const left = Math.floor(BYTES / (Buffer.byteLength(JSON.stringify(unit)) - 2)) * unit.length;
  return [whole, JSON.stringify({ ...validBody, message: fill(left - 50 * unit.length) })];
}

const agent = new Agent({ keepAlive: true });

/** Resolves with the status, and the milliseconds until the last byte. */
function ask(url: string, method: "GET" | "POST", body?: string): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  const type = body === undefined ? { "accept-encoding": "br" } : { "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, agent, headers: type }, (answer) => {
      answer.resume().on("end", () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - startedAt }));
    });
    asked.on("error", reject).end(body);
  });
}

/** Calls at a steady rate for one turn, without waiting for answers. */
async function atRate<Result>(perSecond: number, call: (n: number) => Promise<Result>): Promise<Result[]> {
  const startedAt = performance.now();
  const calls: Promise<Result>[] = [];
  while (calls.length < perSecond * TURN_SECONDS) {
    await wait(Math.max(0, startedAt + (calls.length / perSecond) * 1000 - performance.now()));
    calls.push(call(calls.length));
  }
  return Promise.all(calls);
}

const POSTER = "--poster";

type Posts = "plain" | "hard";

interface Posted {
  ms: number[];
  statuses: number[];
}

/** Posts for one turn each time it is told which posts, and answers with what came of them. */
function postWhenTold(url: string): void {
  const bodies = {
    hard: NEARLY.flatMap((unit) => hardPosts(unit)),
    plain: [JSON.stringify({ ...validBody, email: SENDER })],
  };
  let sent = 0;
  process.on("message", (which: Posts) => {
    const posts = bodies[which];
    const send = (n: number) =>
      ask(`${url}/api/contacts`, "POST", posts[n % posts.length]?.replace(SENDER, `${(sent += 1)}.${SENDER}`));
    void atRate(POSTS_A_SECOND, send).then((answers) => {
      const posted: Posted = { ms: answers.map(({ ms }) => ms), statuses: answers.map(({ status }) => status) };
      process.send?.(posted);
    });
  });
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

const inOrder = (times: readonly number[]) => [...times].sort((one, other) => one - other);

function row(name: string, turns: readonly number[][]): string[] {
  const all = inOrder(turns.flat());
  const each = turns.map((times) => percentile(inOrder(times), 0.99).toFixed(1)).join(", ");
  const figures = [0.5, 0.99].map((share) => percentile(all, share).toFixed(1));
  return [name, String(all.length), ...figures, each];
}

async function run(pairs: number): Promise<void> {
  const site = await startSite({ LEADS_RATE_LIMIT: "0", LEADS_FLOOD_LIMIT: "0" });
  const poster = fork(__filename, [POSTER, site.url]);
  const statuses: number[] = [];
  async function post(which: Posts): Promise<number[]> {
    poster.send(which);
    const [posted] = (await once(poster, "message")) as [Posted];
    statuses.push(...posted.statuses);
    return posted.ms;
  }
  const read = (n: number) => ask(`${site.url}${PATHS[n % PATHS.length]}`, "GET");
  const pages = async () => (await atRate(PAGES_A_SECOND, read)).map(({ ms }) => ms);
  await Promise.all([pages(), post("plain")]);
  const turns = { calm: [], plain: [], hard: [], posts: [] } as Record<"calm" | "plain" | "hard" | "posts", number[][]>;
  for (let pair = 0; pair < pairs; pair++) {
    turns.calm.push(await pages());
    turns.plain.push((await Promise.all([pages(), post("plain")]))[0]);
    const [beside, posted] = await Promise.all([pages(), post("hard")]);
    turns.hard.push(beside);
    turns.posts.push(posted);
  }
  agent.destroy();
  poster.kill();
  await site.stop();
  const answers = [...new Set(statuses)].map((one) => `${statuses.filter((status) => status === one).length} × ${one}`);
  report(
    [
      ["", "requests", "p50 ms", "p99 ms", "p99 ms of each turn"],
      row("pages alone", turns.calm),
      row("pages beside plain posts", turns.plain),
      row("pages beside hard posts", turns.hard),
      row("the hard posts", turns.posts),
    ],
    [
      `${PAGES_A_SECOND} pages/s, ${POSTS_A_SECOND} posts/s, turns of ${TURN_SECONDS} s; answers: ${answers.join(", ")}.`,
      conditions(),
    ],
  );
}

const [name, value] = process.argv.slice(2);
if (name === POSTER) postWhenTold(value ?? "");
else void run(name === "--pairs" ? Number(value) : 4);
