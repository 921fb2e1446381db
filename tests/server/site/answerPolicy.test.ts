import { headersFile } from "../../../src/build/html/writeHeaders";
import { writeBuiltSite } from "../../fixtures/builtSite";
import { afterwards, ask, rawGet, sendBytes, serveSite } from "../../fixtures/servedSite";

const NOTHING = "default-src 'none'; frame-ancestors 'none'";
const pages = ["/", "/404.html", "/404/", "/es/404/"].map((path) => ({
  path,
  scripts: [`'sha256-script-of-${path}'`],
  styles: [],
}));

/** A site with the headers file that the build generates. */
async function serveBuilt() {
  const site = await writeBuiltSite({
    _headers: headersFile(pages),
    "index.html": "home",
    "404.html": "not found",
    "404/index.html": "not found",
    "es/404/index.html": "no existe",
  });
  afterwards(site.remove);
  return serveSite({ publicDir: site.publicDir });
}

test.each([
  ["/missing/", "/404.html"],
  ["/es/missing/", "/es/404/"],
])("the page for the unknown address %s carries the policy of %s", async (path, page) => {
  const { port } = await serveBuilt();
  const { headers } = await ask(port, path);
  expect(headers["content-security-policy"]).toContain(`'sha256-script-of-${page}'`);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
});

test.each([
  ["GET", "/index.html"],
  ["POST", "/"],
  ["GET", "/%zz"],
  ["GET", "/api/health"],
  ["GET", "/api/missing"],
  ["POST", "/api/health"],
  ["GET", "/api/%zz"],
])("%s %s is no page and allows nothing", async (method, path) => {
  const { port } = await serveBuilt();
  const { headers } = await ask(port, path, { method });
  expect(headers["content-security-policy"]).toBe(NOTHING);
});

test("bytes that are not HTTP get a response whose policy allows nothing", async () => {
  const { port } = await serveBuilt();
  expect(await sendBytes(port, "nonsense\r\n\r\n")).toContain(`content-security-policy: ${NOTHING}\r\n`);
  expect(await sendBytes(port, rawGet(`/${"x".repeat(20_000)}`))).toContain(NOTHING);
});

test.each([
  ["without a Host header", "GET / HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
  ["with an expectation", "GET / HTTP/1.1\r\nhost: localhost\r\nexpect: miracles\r\nconnection: close\r\n\r\n", 417],
])("a request %s is rejected with a policy that allows nothing", async (_name, bytes, status) => {
  const { port } = await serveBuilt();
  const answer = await sendBytes(port, bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain(`content-security-policy: ${NOTHING}\r\n`);
});

test("the health response allows nothing even when no site is built", async () => {
  const { port } = await serveSite({ publicDir: undefined });
  expect((await ask(port, "/api/health")).headers["content-security-policy"]).toBe(NOTHING);
});
