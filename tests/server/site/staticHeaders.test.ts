import { ask, askSite, serveSite } from "../../fixtures/servedSite";
import { readSettings } from "../../../src/server/config/settings";
import { writeBuiltSite } from "../../fixtures/builtSite";

test("pages are revalidated and hashed files cached for a year, as the headers file says", async () => {
  const { port } = await serveSite();
  expect((await ask(port, "/")).headers["cache-control"]).toBe("no-cache");
  expect((await ask(port, "/app-1a2b.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test.each([
  "/",
  "/services/",
  "/app-1a2b.js",
  "/static/house.png",
  "/media/video.mp4",
  "/services",
  "/missing/",
  "/%zz",
])("%s carries the security headers", async (path) => {
  const { headers } = await askSite(path);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toBe("default-src 'none'; script-src 'self'");
  expect(headers["x-powered-by"]).toBeUndefined();
});

test.each([
  [undefined, undefined, "<h1>home</h1>"],
  ["gzip, deflate, br", "br", "home in brotli"],
  ["br;q=0, gzip", "gzip", "home in gzip"],
  ["br;q=0.1, gzip;q=1", "br", "home in brotli"],
  ["gzip;q=0, br;q=0", undefined, "<h1>home</h1>"],
])("a visitor who accepts %j gets the variant %s", async (accepts, encoding, words) => {
  const answer = await askSite("/", { headers: accepts === undefined ? {} : { "accept-encoding": accepts } });
  expect(answer.headers["content-encoding"]).toBe(encoding);
  expect(answer.text).toBe(words);
  expect(answer.headers["content-length"]).toBe(String(words.length));
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.headers.vary).toBe("Accept-Encoding");
});

test("a variant the build did not create is not offered", async () => {
  const { port } = await serveSite();
  const headers = { "accept-encoding": "gzip" };
  expect((await ask(port, "/app-1a2b.js", { headers })).headers["content-encoding"]).toBeUndefined();
  expect((await ask(port, "/services/", { headers })).headers.vary).toBeUndefined();
});

test("the 404 page is compressed too", async () => {
  const answer = await askSite("/missing/", { headers: { "accept-encoding": "gzip" } });
  expect(answer.status).toBe(404);
  expect(answer.text).toBe("not found in gzip");
  expect(answer.headers["content-encoding"]).toBe("gzip");
});

test("each variant of a page has its own strong ETag", async () => {
  const { port } = await serveSite();
  const forms = ["br", "gzip", "identity"].map((accepts) =>
    ask(port, "/", { headers: { "accept-encoding": accepts } }),
  );
  const tags = (await Promise.all(forms)).map(({ headers }) => headers.etag);
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/);
});

test("the ETag depends on the contents, not on the time or location of the file", async () => {
  const [one, other] = [await serveSite(), await serveSite()];
  expect((await ask(one.port, "/services/")).headers.etag).toBe((await ask(other.port, "/services/")).headers.etag);
});

test("a known ETag gets a 304 without a body, with the headers a cache refreshes", async () => {
  const { port } = await serveSite();
  const first = await ask(port, "/", { headers: { "accept-encoding": "br" } });
  const again = await ask(port, "/", {
    headers: { "accept-encoding": "br", "if-none-match": first.headers.etag ?? "" },
  });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  for (const name of ["etag", "vary", "cache-control", "content-security-policy"]) {
    expect(again.headers[name]).toBe(first.headers[name]);
  }
  for (const name of ["content-type", "content-length", "content-encoding"])
    expect(again.headers[name]).toBeUndefined();
});

test.each([
  ["a weak form of the tag", (tag: string) => `W/${tag}`, 304],
  ["a list with the tag", (tag: string) => `"a", W/"b" ,${tag}`, 304],
  ["any tag", () => "*", 304],
  ["another tag", () => '"another"', 200],
  ["part of the tag", (tag: string) => tag.slice(0, -2), 200],
])("If-None-Match with %s gets the right response", async (_name, headerFor, status) => {
  const { port } = await serveSite();
  const tag = (await ask(port, "/services/")).headers.etag ?? "";
  expect((await ask(port, "/services/", { headers: { "if-none-match": headerFor(tag) } })).status).toBe(status);
});

const OF_THE_BUILD = "/*\n  Strict-Transport-Security: max-age=31536000\n";

async function hstsWith(env: NodeJS.ProcessEnv, headersFile = OF_THE_BUILD): Promise<(string | undefined)[]> {
  const publicDir = writeBuiltSite({ _headers: headersFile, "index.html": "home" });
  const { port } = await serveSite({ publicDir, settings: readSettings(env) });
  const answers = await Promise.all(["/", "/missing/", "/api/health"].map((path) => ask(port, path)));
  return answers.map(({ headers }) => headers["strict-transport-security"]);
}

test.each([
  [{}, undefined],
  [{ SITE_URL: "http://localhost:8000" }, undefined],
  [{ SITE_URL: "https://www.example.com" }, "max-age=31536000"],
])("with %j answers promise %s", async (env, hsts) => {
  expect(await hstsWith(env)).toEqual([hsts, hsts, hsts]);
});

test("the owner's own headers decide how much is promised", async () => {
  const own = "/*\n  Strict-Transport-Security: max-age=60; includeSubDomains\n";
  const answers = await hstsWith({ SITE_URL: "https://www.example.com" }, own);
  expect(new Set(answers)).toEqual(new Set(["max-age=60; includeSubDomains"]));
});
