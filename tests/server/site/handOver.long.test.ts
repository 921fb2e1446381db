// The real launcher with servers that do nothing but die or hang, at every pair of moments of a change.
import { setTimeout as sleep } from "node:timers/promises";
import { bundle } from "../../fixtures/bundledServer";
import { folderOf } from "../../fixtures/folder";
import { publishNamed, serverFolders } from "../../fixtures/releases";
import { afterwards } from "../../fixtures/servedSite";

jest.setTimeout(300_000);

const PROGRAM = `
const { createServer } = require("node:http");
const { existsSync, writeFileSync } = require("node:fs");
const { name, at, how, marker } = require("./plan.json");
function reach(moment) {
  if (at !== moment || existsSync(marker)) return;
  writeFileSync(marker, "");
  process.kill(process.pid, how);
}
const server = createServer((_request, response) => response.setHeader("connection", "close").end(name));
reach("start");
process.send({ report: "ready" }, () => setTimeout(() => reach("ready"), 20));
process.on("SIGTERM", () => process.exit(0));
// Whoever is to fail once ready does so before it serves, however fast the other one ends.
const failsReady = at === "ready" && !existsSync(marker);
process.on("message", ({ order }) => {
  if (failsReady) return;
  if (order === "serve") {
    reach("serve");
    server.listen({ fd: Number(process.env.SITE_LISTENS_ON) }, () => {
      reach("listening");
      process.send({ report: "serving", address: "http://localhost:" + server.address().port });
    });
  }
  if (order === "end") {
    reach("end");
    server.close(() => setTimeout(() => process.exit(0), 100));
  }
});`;

interface Fate {
  at: "start" | "ready" | "serve" | "listening" | "end" | "never";
  how: "SIGKILL" | "SIGSTOP";
}

const OLD: Fate[] = [
  { at: "never", how: "SIGKILL" },
  { at: "end", how: "SIGKILL" },
  { at: "end", how: "SIGSTOP" },
];
const NEXT: Fate[] = [
  { at: "start", how: "SIGKILL" },
  { at: "ready", how: "SIGKILL" },
  { at: "ready", how: "SIGSTOP" },
  { at: "serve", how: "SIGKILL" },
  { at: "serve", how: "SIGSTOP" },
  { at: "listening", how: "SIGKILL" },
];
const PAIRS = OLD.flatMap((old) => NEXT.map((next) => ({ old, next })));

/** Longer than a server that hangs may take to open the store, and than one that hangs may take to end. */
const LONGEST_PAUSE_MS = 25_000;

async function changeWith({ old, next }: { old: Fate; next: Fate }) {
  const { dist, serve } = await bundle();
  const publish = (name: string, fate: Fate) => {
    const marker = `${dist}/${name}.done`;
    const plan = JSON.stringify({ name, marker, ...fate });
    serverFolders.set(dist, folderOf({ "server.js": PROGRAM, "plan.json": plan }));
    publishNamed(name, dist);
  };
  publish("old", old);
  const server = await serve();
  afterwards(() => server.stop());
  publish("next", next);
  const faults: string[] = [];
  let [longestMs, shown] = [0, ""];
  for (const until = Date.now() + 60_000; shown !== "next" && Date.now() < until; await sleep(20)) {
    const askedAt = performance.now();
    const options = { signal: AbortSignal.timeout(LONGEST_PAUSE_MS) };
    shown = await fetch(server.told, options)
      .then((answer) => answer.text())
      .catch((error: Error & { cause?: { code?: string } }) => {
        faults.push(error.cause?.code ?? error.name);
        return "";
      });
    longestMs = Math.max(longestMs, performance.now() - askedAt);
  }
  await server.stop();
  const said = server.output().slice(-1000);
  return {
    pair: `${old.at} ${old.how} / ${next.at} ${next.how}`,
    faults: [...new Set(faults)],
    shown,
    longestMs,
    said,
  };
}

test("whoever dies or hangs at whichever moments, the next release is shown, and nobody is refused", async () => {
  const seen: Awaited<ReturnType<typeof changeWith>>[] = [];
  const left = [...PAIRS];
  const run = async () => {
    for (let pair = left.shift(); pair; pair = left.shift()) seen.push(await changeWith(pair));
  };
  await Promise.all([run(), run(), run(), run()]);
  // A connection that the dying server itself had taken is lost with it.
  const refused = seen.filter(({ faults }) =>
    faults.some((fault) => fault !== "UND_ERR_SOCKET" && fault !== "ECONNRESET"),
  );
  expect(refused).toEqual([]);
  expect(seen.filter(({ shown }) => shown !== "next")).toEqual([]);
  const calm = seen.filter(({ pair }) => !pair.includes("SIGSTOP"));
  expect(calm.filter(({ longestMs }) => longestMs > 5000)).toEqual([]);
  expect(seen).toHaveLength(OLD.length * NEXT.length);
});
