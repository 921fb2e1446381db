import { callService } from "../../../../src/server/http/callService";
import type { Fetch } from "../../../../src/server/http/callService";

const NOW = Date.parse("2026-11-25T12:00:00Z");
const URL = "https://service.example/v1";

const call = (fetch: Fetch, signal = new AbortController().signal) =>
  callService({ fetch, now: () => NOW, requestTimeoutMs: 20 }, URL, { method: "POST", body: "{}" }, signal);

const silent: Fetch = (_url, { signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted"))));

const failing = (code: unknown): Fetch => {
  return () => Promise.reject(new TypeError("fetch failed", { cause: { code } }));
};

test("a reply of any status comes back as text; a redirect is not followed", async () => {
  const fetch = jest.fn<ReturnType<Fetch>, Parameters<Fetch>>(async () => new Response("moved", { status: 302 }));
  expect(await call(fetch)).toEqual({ reply: { status: 302, text: "moved" } });
  expect(fetch).toHaveBeenCalledWith(URL, expect.objectContaining({ method: "POST", body: "{}", redirect: "manual" }));
});

test.each([
  ["120", 120_000],
  ["Wed, 25 Nov 2026 12:00:30 GMT", 30_000],
  ["Wed, 25 Nov 2026 11:00:00 GMT", undefined],
  ["0", undefined],
  ["soon", undefined],
  ["9".repeat(400), undefined],
])("Retry-After: %s", async (header, retryAfterMs) => {
  const answer = await call(async () => new Response("", { status: 429, headers: { "retry-after": header } }));
  expect(answer).toEqual({ reply: { status: 429, text: "", ...(retryAfterMs !== undefined && { retryAfterMs }) } });
});

test("of an endless reply, only the beginning is read", async () => {
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(64 * 1024).fill(46)) });
  const answer = await call(async () => new Response(endless));
  expect("reply" in answer && answer.reply.text.length).toBeLessThan(512 * 1024);
});

test.each([
  ["ECONNREFUSED", { code: "ECONNREFUSED", maybeDelivered: false }],
  ["CERT_HAS_EXPIRED", { code: "CERT_HAS_EXPIRED", maybeDelivered: false }],
  ["UND_ERR_SOCKET", { code: "UND_ERR_SOCKET", maybeDelivered: true }],
  ["a sentence, perhaps with personal data", { code: "NETWORK", maybeDelivered: true }],
  [undefined, { code: "NETWORK", maybeDelivered: true }],
])("without a connection (%s), the code says why, and whether the call may have arrived", async (code, noReply) => {
  expect(await call(failing(code))).toEqual({ noReply });
});

test("a service that takes too long may have received the call", async () => {
  expect(await call(silent)).toEqual({ noReply: { code: "TIMEOUT", maybeDelivered: true } });
});

test("a call broken off may have arrived, unless it was never begun", async () => {
  const stop = new AbortController();
  const answer = call(silent, stop.signal);
  stop.abort();
  expect(await answer).toEqual({ noReply: { code: "STOPPED", maybeDelivered: true } });
  const fetch = jest.fn(silent);
  expect(await call(fetch, stop.signal)).toEqual({ noReply: { code: "STOPPED", maybeDelivered: false } });
  expect(fetch).not.toHaveBeenCalled();
});
