import { bundle } from "../../fixtures/bundledServer";
import { removeFolders } from "../../fixtures/folder";
import { publishNamed } from "../../fixtures/releases";
import { ask, afterwards } from "../../fixtures/servedSite";

afterEach(removeFolders);

const token = "token-of-16-characters";
const PAGES = 40;

/** The values of a metric's samples for pages, by process. */
function pagesIn(text: string): Map<string, number> {
  const samples = [...text.matchAll(/^site_requests_total\{.*route="pages".*process="(\d+)"\} (\d+)$/gm)];
  return new Map(samples.map(([, pid = "", count]) => [pid, Number(count)]));
}

test("of two processes, whichever is asked for metrics answers for both", async () => {
  const { dist, serve } = await bundle();
  publishNamed("first", dist);
  const server = await serve({ WEB_CONCURRENCY: "2", HEALTH_TOKEN: token });
  afterwards(() => server.stop());
  const port = Number(new URL(server.told).port);
  for (let n = 0; n < PAGES; n++) await ask(port, "/");
  const metrics = async () => (await ask(port, "/api/metrics", { headers: { authorization: `Bearer ${token}` } })).text;
  // Each on a connection of its own: they reach both processes.
  const answers = [await metrics(), await metrics(), await metrics(), await metrics()];
  for (const text of answers) {
    const pages = pagesIn(text);
    expect(pages.size).toBe(2);
    expect([...pages.values()].reduce((sum, one) => sum + one, 0)).toBe(PAGES);
    expect(text).toContain("\nsite_processes 2\n");
    expect(text.match(/^# TYPE site_requests_total /gm)).toHaveLength(1);
    expect(new Set(text.match(/(?<=^process_resident_memory_bytes\{process=")\d+/gm)).size).toBe(2);
  }
});

test("a process that does not answer is left out, and the answer says how many did", async () => {
  const { dist, serve } = await bundle();
  publishNamed("first", dist);
  const server = await serve({ WEB_CONCURRENCY: "2", HEALTH_TOKEN: token });
  afterwards(() => server.stop());
  const port = Number(new URL(server.told).port);
  const metrics = async () => (await ask(port, "/api/metrics", { headers: { authorization: `Bearer ${token}` } })).text;
  const pids = [...new Set((await metrics()).match(/(?<=process=")\d+/g))].map(Number);
  expect(pids).toHaveLength(2);
  process.kill(pids[0] ?? 0, "SIGSTOP");
  afterwards(async () => void process.kill(pids[0] ?? 0, "SIGCONT"));
  // The cluster hands connections to both in turn: those of the one that has stopped wait.
  const text = await Promise.race([metrics(), metrics()]);
  expect(text).toContain("\nsite_processes 1\n");
  expect(new Set(text.match(/(?<=process=")\d+/g))).toEqual(new Set([String(pids[1])]));
});
