import { SECRET } from "../../fixtures/builtSite";
import { ask, askSite, rawGet, sendBytes, serveSite } from "../../fixtures/servedSite";

test.each([
  "/_headers",
  "/_redirects",
  "/.inputs",
  "/.git/config",
  "/app-1a2b.js.map",
  "/app-1a2b.js.br",
  "/index.html.gz",
  "/index.html.br",
  "/link.txt",
  "/%2einputs",
  "/_%68eaders",
])("the hidden file %s gets a 404", async (path) => {
  const answer = await askSite(path);
  expect(answer.status).toBe(404);
  expect(answer.text).not.toContain(SECRET);
});

const CLIMBS = [
  "../",
  "..%2f",
  "%2e%2e/",
  "%2e%2e%2f",
  "..\\",
  "..%5c",
  "%252e%252e%252f",
  "..;/",
  "....//",
  ".%2e/",
  "..%c0%af",
];
const STARTS = ["/", "/static/", "/es/", "//", "/./", "/%2f", "/api/"];
const TARGETS = STARTS.flatMap((start) =>
  CLIMBS.flatMap((climb) => [1, 2, 8].map((times) => start + climb.repeat(times))),
);

test("no spelling of a path traversal reaches a file outside the site", async () => {
  const { port, publicDir } = await serveSite();
  for (const climb of TARGETS) {
    for (const file of ["secret.txt", "etc/passwd", publicDir.slice(1).replace("/public", "/secret.txt")]) {
      const answer = await sendBytes(port, rawGet(climb + file));
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer).not.toContain(SECRET);
      expect(answer).not.toContain("root:");
    }
  }
});

test.each(["/%", "/%zz", "/%c3%28", "/services/%00", "/%e0%80%80", "/es/%ff"])(
  "the address %s gets a 400 in plain words",
  async (path) => {
    const { port } = await serveSite();
    const answer = await ask(port, path);
    expect(answer.status).toBe(400);
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(answer.text).not.toMatch(/Error|at .*:\d+|node_modules/);
  },
);

test.each([
  ["a NUL byte in the address", rawGet("/serv\0ices/")],
  ["a byte outside ASCII", rawGet("/services?a=\xff")],
  ["no HTTP at all", "\x16\x03\x01 hello there\r\n\r\n"],
  ["an unknown method", "BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n"],
  ["no Host header", "GET / HTTP/1.1\r\n\r\n"],
  ["a header without a name", "GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n"],
  ["two lengths", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"],
  [
    "a length and chunks",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  ],
])("%s gets a 400 and is closed", async (_name, bytes) => {
  const { port } = await serveSite();
  const answer = await sendBytes(port, bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toMatch(/Error:|node_modules|HPE_/);
  expect((await ask(port, "/")).status).toBe(200);
});

test.each([
  ["address", rawGet(`/${"a".repeat(100_000)}`)],
  ["header", `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${"a".repeat(100_000)}\r\n\r\n`],
  ["heap of headers", `GET / HTTP/1.1\r\nHost: localhost\r\n${"X-A: aaaaaaaaaaaaaaa\r\n".repeat(4000)}\r\n`],
])("an enormous %s gets a 431 in plain words", async (_name, bytes) => {
  const { port } = await serveSite();
  const answer = await sendBytes(port, bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain("too long");
});

test("line breaks in the query of a redirect cannot inject a header", async () => {
  const { port } = await serveSite();
  const answer = await sendBytes(port, rawGet("/services?a=%0d%0aX-Evil:1"));
  expect(answer).toMatch(/^HTTP\/1\.1 301 /);
  expect(answer.toLowerCase()).not.toContain("\nx-evil");
});
