import { headersFile } from "../../../src/build/html/writeHeaders";
import { writeBuiltSite } from "../../fixtures/builtSite";
import { ask, rawGet, sendBytes, serveSite } from "../../fixtures/servedSite";

const NOTHING = "default-src 'none'; frame-ancestors 'none'";
const pages = ["/", "/404.html", "/404/", "/es/404/"].map((path) => ({
  path,
  scripts: [`'sha256-script-of-${path}'`],
  styles: [],
}));

/** A site with the headers file that the build generates. */
async function serveBuilt() {
  const publicDir = writeBuiltSite({
    _headers: headersFile(pages),
    "index.html": "home",
    "404.html": "not found",
    "404/index.html": "not found",
    "es/404/index.html": "no existe",
  });
  return serveSite({ publicDir });
}

test("the page for an unknown address carries its own policy; what is no page allows nothing", async () => {
  const { port } = await serveBuilt();
  const policyOf = async (path: string, method = "GET") =>
    (await ask(port, path, { method })).headers["content-security-policy"];
  expect(await policyOf("/missing/")).toContain("'sha256-script-of-/404.html'");
  expect(await policyOf("/es/missing/")).toContain("'sha256-script-of-/es/404/'");
  for (const path of ["/index.html", "/%zz", "/api/health", "/api/missing", "/api/%zz"])
    expect([path, await policyOf(path)]).toEqual([path, NOTHING]);
  for (const path of ["/", "/api/health"]) expect([path, await policyOf(path, "POST")]).toEqual([path, NOTHING]);
});

test("bytes that are no request get a response whose policy allows nothing", async () => {
  const { port } = await serveBuilt();
  for (const [bytes, status] of [
    ["nonsense\r\n\r\n", 400],
    [rawGet(`/${"x".repeat(20_000)}`), 431],
    ["GET / HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
    ["GET / HTTP/1.1\r\nhost: localhost\r\nexpect: miracles\r\nconnection: close\r\n\r\n", 417],
  ] as const) {
    const answer = await sendBytes(port, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain(`content-security-policy: ${NOTHING}\r\n`);
  }
});
