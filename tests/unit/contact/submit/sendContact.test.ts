import { sendContact, type ContactRequest } from "../../../../src/contact/submit/sendContact";
import { OTHER } from "../../../fixtures/languages";
import { validBody } from "../../../fixtures/validBody";

const request: ContactRequest = {
  ...validBody,
  language: OTHER,
  page: `/${OTHER}/`,
  website: "",
};

const answering = (status: number, body: unknown, headers?: Record<string, string>) =>
  jest
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers }));

const outcomeOf = async (...answer: Parameters<typeof answering>) => {
  answering(...answer);
  return sendContact(request, "key-1");
};

afterEach(() => jest.restoreAllMocks());

test("the request goes to the site's own server as JSON with its key", async () => {
  const post = answering(201, { status: "delivered" });
  await sendContact({ ...request, calculation: { arv: 1 } }, "key-1");
  const [address, options] = post.mock.calls[0] ?? [];
  expect(address).toBe("/api/contacts");
  expect(options).toMatchObject({
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": "key-1",
      "Form-Open": expect.stringMatching(/^\d+$/) as string,
    },
  });
  expect(JSON.parse(String(options?.body))).toEqual({ ...request, calculation: { arv: 1 } });
});

test.each([
  [201, { status: "delivered" }, { kind: "delivered" }],
  [201, { status: "stored" }, { kind: "delivered" }],
  [202, { status: "queued", message: "HTTP 500" }, { kind: "queued", message: "HTTP 500" }],
  [202, { status: "queued" }, { kind: "queued", message: "HTTP 202" }],
])("%i with %j is a request that has been taken: %j", async (status, body, outcome) => {
  expect(await outcomeOf(status, body)).toEqual(outcome);
});

test("422 gives the message keys of the form's own fields", async () => {
  const errors = { email: "errors.invalidEmail", phoneNumber: 7, stranger: "errors.required" };
  expect(await outcomeOf(422, { message: "Not valid", errors })).toEqual({
    kind: "invalid",
    message: "Not valid",
    errors: { email: "errors.invalidEmail" },
  });
});

test.each([
  ["oops", "HTTP 422"],
  [{ message: "No", errors: { calculation: "errors.invalidText" } }, "No"],
])("422 with %j is a rejection: there is nothing to correct in the form", async (body, message) => {
  expect(await outcomeOf(422, body)).toEqual({ kind: "failed", reason: "refused", message });
});

test("429 says how long to wait", async () => {
  expect(await outcomeOf(429, { message: "Slow down" }, { "Retry-After": "90" })).toEqual({
    kind: "failed",
    reason: "busy",
    message: "Slow down",
    retryAfterSeconds: 90,
  });
});

test.each([502, 503, 504])("%i means that the lead could not be stored now", async (status) => {
  expect(await outcomeOf(status, {})).toMatchObject({
    kind: "failed",
    reason: "unavailable",
    message: `HTTP ${status}`,
  });
});

test.each([400, 403, 404, 405, 413, 415, 500])("%i means that the request was rejected", async (status) => {
  expect(await outcomeOf(status, { message: "No" })).toMatchObject({
    kind: "failed",
    reason: "refused",
    message: "No",
  });
});

test.each([
  [200, "<!doctype html><title>FlipX</title>"],
  [200, { status: "delivered" }],
  [201, "null"],
  [201, { status: "queued" }],
  [202, {}],
])("another server's %i with %j is never mistaken for a success", async (status, body) => {
  expect(await outcomeOf(status, body)).toMatchObject({ kind: "failed", reason: "refused", message: `HTTP ${status}` });
});

test.each([
  [true, "unreachable"],
  [false, "offline"],
])("with a connection: %s, a failed request is an outcome that says what is known: %s", async (onLine, reason) => {
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed"));
  Object.defineProperty(globalThis, "navigator", { value: { onLine }, configurable: true });
  expect(await sendContact(request, "key-1")).toEqual({ kind: "failed", reason });
  jest.restoreAllMocks();
});

test("gives up on a server that never responds", async () => {
  jest.useFakeTimers();
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(
      (_address, options) =>
        new Promise((_resolve, reject) =>
          options?.signal?.addEventListener("abort", () => reject(new Error("aborted"))),
        ),
    );
  const outcome = sendContact(request, "key-1");
  jest.runAllTimers();
  jest.useRealTimers();
  expect(await outcome).toEqual({ kind: "failed", reason: "timeout" });
});
