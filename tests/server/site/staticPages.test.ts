import { rm } from "node:fs/promises";
import { VIDEO, PICTURE, writeBuiltSite } from "../../fixtures/builtSite";
import { ask, askSite, serveSite } from "../../fixtures/servedSite";

test.each([
  ["/", "home", "text/html; charset=utf-8"],
  ["/services/", "services", "text/html; charset=utf-8"],
  ["/es/", "inicio", "text/html; charset=utf-8"],
  ["/es/services/?lng=es&a=%zz", "servicios", "text/html; charset=utf-8"],
  ["/app-1a2b.js", "start()", "text/javascript; charset=utf-8"],
  ["/page-data/index/page-data.json", "{}", "application/json; charset=utf-8"],
  ["/.well-known/security.txt", "Contact", "text/plain; charset=utf-8"],
  ["/a%C3%B1o%20nuevo.txt", "feliz", "text/plain; charset=utf-8"],
])("GET %s returns 200 with its file", async (path, words, type) => {
  const answer = await askSite(path);
  expect(answer.status).toBe(200);
  expect(answer.text).toContain(words);
  expect(answer.headers["content-type"]).toBe(type);
  expect(answer.headers["content-length"]).toBe(String(answer.body.length));
});

test("pictures and videos arrive byte for byte", async () => {
  const { port } = await serveSite();
  expect((await ask(port, "/static/house.png")).body.equals(PICTURE)).toBe(true);
  expect((await ask(port, "/media/video.mp4")).body.equals(VIDEO)).toBe(true);
});

test.each([
  ["/services", "/services/"],
  ["/services/index.html", "/services/"],
  ["/es", "/es/"],
  ["/es/services?lng=es&x=%20", "/es/services/?lng=es&x=%20"],
  ["/index.html", "/"],
  ["/services?", "/services/"],
])("%s redirects with a 301 to %s", async (path, location) => {
  const answer = await askSite(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe(location);
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
});

test.each([
  ["//services//", "/services/"],
  ["/services/%20", "/services/"],
  ["/Es/Services?lng=es&x=%20", "/es/services/?lng=es&x=%20"],
])("the mangled address %s redirects with a 301 to the page that is meant, %s", async (path, location) => {
  const answer = await askSite(path);
  expect([answer.status, answer.headers.location]).toEqual([301, location]);
});

test("only pages are guessed, no files, and no page at which a redirect would end", async () => {
  const { port } = await serveSite();
  for (const path of ["/APP-1a2b.js", "/static/House.png", "/media/video.mp4)", "/_Headers", "/404).", "/ES/missing/"])
    expect((await ask(port, path)).status).toBe(404);
});

test.each([
  "//example.com",
  "//example.com/",
  "/\\example.com",
  "/https://example.com",
  "//services.example.com/services/",
])("%s leads to no other host", async (path) => {
  const answer = await askSite(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.location).toBeUndefined();
});

test.each([
  ["/missing/", "not found"],
  ["/missing.js", "not found"],
  ["/especial/", "not found"],
  ["/es/missing/", "no existe"],
  ["/es/missing?lng=en", "no existe"],
  ["/404/", "not found"],
  ["/404.html", "not found"],
  ["/es/404/", "no existe"],
])("%s gets a 404 with the page in its language", async (path, words) => {
  const answer = await askSite(path);
  expect(answer.status).toBe(404);
  expect(answer.text).toContain(words);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.headers["content-security-policy"]).toBe("default-src 'none'; script-src 'self'");
  expect(answer.headers.etag).toBeUndefined();
});

test("a site without a 404 page says so in plain words", async () => {
  const publicDir = writeBuiltSite({ _headers: "/*\n  X-One: 1\n", "index.html": "home" });
  const { port } = await serveSite({ publicDir });
  const answer = await ask(port, "/missing/");
  expect(answer.status).toBe(404);
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
});

test.each(["/", "/services", "/missing/", "/media/video.mp4", "/static/house.png"])(
  "HEAD %s has the headers of GET and no body",
  async (path) => {
    const { port } = await serveSite();
    const [get, head] = [await ask(port, path), await ask(port, path, { method: "HEAD" })];
    expect(head.status).toBe(get.status);
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
  },
);

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "TRACE"])(
  "%s on a page gets a 405 that names the allowed methods",
  async (method) => {
    const { port } = await serveSite();
    const answer = await ask(port, "/services/", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe("GET, HEAD");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  },
);

test("a file missing since startup gets a 503 in plain words, and the server keeps running", async () => {
  const { port, publicDir } = await serveSite();
  await rm(`${publicDir}/media/video.mp4`);
  const answer = await ask(port, "/media/video.mp4");
  expect(answer.status).toBe(503);
  expect(answer.headers["retry-after"]).toBe("60");
  expect(answer.text).not.toContain(publicDir);
  expect((await ask(port, "/")).status).toBe(200);
});

test("a page kept in memory is served after its file is gone", async () => {
  const { port, publicDir } = await serveSite();
  await rm(publicDir, { recursive: true });
  expect((await ask(port, "/services/")).text).toContain("services");
});

test("with no memory to spare, every file is streamed", async () => {
  const { port } = await serveSite({ memoryLimits: { total: 0, perFile: 0 } });
  expect((await ask(port, "/services/")).text).toContain("services");
  const compressed = await ask(port, "/", { headers: { "accept-encoding": "br" } });
  expect(compressed.text).toBe("home in brotli");
});

test("former addresses lead to their page, with the query before the anchor; what exists is served", async () => {
  const publicDir = writeBuiltSite({
    _headers: "/*\n  X-Content-Type-Options: nosniff\n",
    _redirects: "/invest /services/ 301\n/spring /services/?a=1#top 302\n/services/ /gone/\n/x/* /y/:splat\n",
    "services/index.html": "services",
  });
  const { port } = await serveSite({ publicDir });
  const seen = async (path: string) => {
    const { status, headers } = await ask(port, path);
    return [status, headers.location];
  };
  expect(await seen("/invest/?b=2")).toEqual([301, "/services/?b=2"]);
  expect(await seen("/spring?b=2")).toEqual([302, "/services/?a=1&b=2#top"]);
  expect((await seen("/services/"))[0]).toBe(200);
  expect((await seen("/x/y"))[0]).toBe(404);
  expect((await seen("/_redirects"))[0]).toBe(404);
});
