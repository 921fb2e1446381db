import { connect } from "node:net";
import { expect, test } from "./test";

/** Sends a request exactly as written: a browser or a client library would normalize the address. */
function send(origin: string, target: string, header = "X-Nothing: 1"): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n${header}\r\nConnection: close\r\n\r\n`),
    );
    socket.setEncoding("latin1").on("data", (part: string) => (answer += part));
    socket.on("error", (error) => (answer === "" ? reject(error) : resolve(answer)));
    socket.on("close", () => resolve(answer));
  });
}

const SECRETS = /"dependencies"|root:x:|LEADS_|Content-Security-Policy: default/;
const STACK = /node_modules|\.[jt]s:\d+|\n\s+at /;

test("no request reaches what is not the site's", async ({ origin }) => {
  for (const target of [
    "/../package.json",
    "/static/../../package.json",
    "/%2e%2e/package.json",
    "/..%2f..%2f..%2fetc%2fpasswd",
    "/es/..%5c..%5cpackage.json",
    "//etc/passwd",
    "/.env",
    "/.inputs",
    "/_headers",
    "/_redirects",
    "/.git/config",
  ]) {
    const answer = await send(origin, target);
    expect(answer, target).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer, target).not.toMatch(SECRETS);
  }
});

test("a request that no browser sends is answered with a plain sentence and a 4xx status", async ({ origin }) => {
  for (const [name, target, header] of [
    ["an address of 100,000 characters", `/${"a".repeat(100_000)}`, undefined],
    ["a header of 100,000 characters", "/", `X-Long: ${"a".repeat(100_000)}`],
    [
      "a thousand headers",
      "/",
      Array.from({ length: 1000 }, (_, at) => `X-Many-${at}: ${"b".repeat(40)}`).join("\r\n"),
    ],
    ["a broken percent code", "/%zz", undefined],
    ["a hidden NUL byte", "/invest/%00", undefined],
    ["a target that is no path", "invest", undefined],
  ] as const) {
    const answer = await send(origin, target, header);
    expect(answer, name).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer, name).not.toMatch(STACK);
    expect(answer.split("\r\n\r\n")[1]?.trim(), name).not.toBe("");
  }
});

test("the specification's URLs without a trailing slash redirect to the pages and keep the query", async ({
  request,
}) => {
  for (const path of ["/who-we-are", "/es/invest"]) {
    const answer = await request.get(`${path}?a=1`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`${path}/?a=1`);
  }
});
