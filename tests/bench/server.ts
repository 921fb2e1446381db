// Static files per second, compared with nginx in the same run: npm run bench server -- [--seconds N] [--processes N]
// The same number of processes each, 64 connections, gzip, then brotli if nginx has the module; the two take turns, so that the machine's
// load affects both alike.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { parseArgs } from "node:util";
import { startNginx, HOW_TO, HOW_TO_BROTLI } from "./nginx";
import { treeMiB } from "./processTree";
import { conditions, loadAverage, median, report } from "./report";
import { startSite } from "./siteServer";
import { benchTool } from "./tools";

const CONNECTIONS = 64;
const WARM_UP_SECONDS = 3;
const ROUNDS = 3;

interface Served {
  name: string;
  url: string;
  pid: number;
}

interface Load {
  perSecond: number;
  p50: number;
  p97: number;
  p99: number;
  failed: number;
}

const sizeOf = (script: string) => statSync(`public/assets/${script}`).size;

/** What a visit requests: pages, the hero's picture for a phone, the largest script. */
function mixOfPaths(): string[] {
  const page = readFileSync("public/index.html", "utf8");
  const picture = /srcset="(\/pictures\/[^ ]+)/i.exec(page)?.[1] ?? "/";
  const scripts = readdirSync("public/assets").filter((name) => name.endsWith(".js"));
  const [largest = ""] = scripts.sort((one, other) => sizeOf(other) - sizeOf(one));
  return ["/", "/es/", "/invest/", picture, `/assets/${largest}`];
}

type Encoding = "gzip" | "br";

async function load({ url }: Served, encoding: Encoding, paths: readonly string[], seconds: number): Promise<Load> {
  const autocannon = await benchTool("autocannon");
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: paths.map((path) => ({ path, headers: { "accept-encoding": encoding } })),
  });
  const { latency, requests, errors, timeouts, non2xx } = result;
  const failed = errors + timeouts + non2xx;
  return { perSecond: requests.average, p50: latency.p50, p97: latency.p97_5, p99: latency.p99, failed };
}

async function measure(servers: readonly Served[], encoding: Encoding, seconds: number) {
  const paths = mixOfPaths();
  for (const server of servers) await load(server, encoding, paths, Math.min(WARM_UP_SECONDS, seconds));
  const measured = servers.map((server) => ({ ...server, loads: [] as Load[], before: treeMiB(server.pid) }));
  for (let round = 0; round < ROUNDS; round++) {
    const turn = round % 2 === 0 ? measured : [...measured].reverse();
    for (const server of turn) server.loads.push(await load(server, encoding, paths, seconds));
  }
  return measured.map((server) => ({ ...server, encoding, after: treeMiB(server.pid) }));
}

const middle = (loads: readonly Load[], figure: keyof Load) => median(loads.map((one) => one[figure]));

function rowsOf(measured: Awaited<ReturnType<typeof measure>>): string[][] {
  const reference = middle(measured.at(-1)?.loads ?? [], "perSecond");
  return measured.map(({ name, encoding, loads, before, after }) => [
    name,
    encoding,
    middle(loads, "perSecond").toFixed(0),
    (middle(loads, "perSecond") / reference).toFixed(2),
    ...(["p50", "p97", "p99"] as const).map((figure) => middle(loads, figure).toFixed(1)),
    String(loads.reduce((sum, { failed }) => sum + failed, 0)),
    `${before.toFixed(0)} → ${after.toFixed(0)}`,
  ]);
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { seconds: { type: "string" }, processes: { type: "string" } } });
  const seconds = Number(values.seconds ?? 10);
  const processes = Number(values.processes ?? 1);
  const site = await startSite({ WEB_CONCURRENCY: String(processes) });
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  try {
    nginx = await startNginx("public", processes);
    const before = conditions();
    const ours = { name: "this server", ...site };
    const servers = nginx ? [ours, { name: `nginx ${nginx.version}`, ...nginx }] : [ours];
    const encodings: Encoding[] = nginx?.hasBrotli ? ["gzip", "br"] : ["gzip"];
    const rows: string[][] = [];
    for (const encoding of encodings) rows.push(...rowsOf(await measure(servers, encoding, seconds)));
    report(
      [
        ["Server", "encoding", "answers /s", "of the last", "p50 ms", "p97.5 ms", "p99 ms", "failed", "memory MiB"],
        ...rows,
      ],
      [
        `${CONNECTIONS} connections, ${ROUNDS} × ${seconds} s each in turns after warm-up, medians; ${processes} serving each.`,
        "Memory: of all processes, at rest before and after.",
        `Requested: ${mixOfPaths().join(" ")}`,
        `${before}; after the runs ${loadAverage()}.`,
        ...(nginx ? [] : [HOW_TO]),
        ...(nginx?.hasBrotli === false ? [HOW_TO_BROTLI] : []),
      ],
    );
  } finally {
    await nginx?.stop();
    await site.stop();
  }
}

void run();
