/** @jest-environment jsdom */
import axios, { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from "axios";
import { callApi, callPublicApi } from "../../../src/session/apiClient";
import { cachedUser, rememberUser } from "../../../src/session/session";

beforeEach(() => localStorage.clear());

type Reply = { status: number; data?: unknown } | Error | string;

/** Responds like the network: a status of 400 or more and an Error are failures. */
function answer(reply: Reply): InternalAxiosRequestConfig[] {
  const calls: InternalAxiosRequestConfig[] = [];
  const adapter: AxiosAdapter = async (config) => {
    calls.push(config);
    if (reply instanceof Error || typeof reply === "string") throw reply;
    const response = { data: undefined, statusText: "", headers: {}, config, ...reply };
    if (reply.status >= 400) throw new AxiosError("Request failed", "ERR", config, {}, response);
    return response;
  };
  axios.defaults.adapter = adapter;
  return calls;
}

test("a call goes to /api on the page's origin, with credentials, and expects JSON", async () => {
  const [calls, result] = [answer({ status: 200, data: { ok: 1 } }), await callPublicApi("/deals")];
  expect(result).toMatchObject({ error: false, response: { status: 200, data: { ok: 1 } } });
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ baseURL: "/api", url: "/deals", method: "get", withCredentials: true });
  expect(calls[0]?.headers.get("Accept")).toBe("application/json");
});

test("no path leads to another origin, which would receive the token", async () => {
  const calls = answer({ status: 200 });
  for (const path of ["https://elsewhere.example/deals", "//elsewhere.example/deals"]) await callApi(path);
  expect(calls.map((call) => axios.getUri(call))).toEqual([
    "/api/https://elsewhere.example/deals",
    "/api/elsewhere.example/deals",
  ]);
});

test("method, body and headers are passed on", async () => {
  const calls = answer({ status: 201 });
  await callPublicApi("/deals", { method: "PUT", body: { price: 5 }, headers: { "X-Trace": "7" } });
  expect(calls[0]).toMatchObject({ method: "put", data: '{"price":5}' });
  expect(calls[0]?.headers.get("X-Trace")).toBe("7");
});

test("only an authenticated call carries the token, and only if there is one", async () => {
  const calls = answer({ status: 200 });
  await callApi("/deals");
  rememberUser({ name: "Ana" }, "secret");
  await callApi("/deals", { headers: { Accept: "application/json" } });
  await callPublicApi("/deals");
  expect(calls.map(({ headers }) => headers.get("Authorization"))).toEqual([undefined, "Bearer secret", undefined]);
});

test.each<[string, Reply, string]>([
  ["the server's message", { status: 422, data: { message: "No such deal" } }, "No such deal"],
  ["a body without message", { status: 500, data: { error: "x" } }, "An unknown axios error occurred"],
  ["an empty message", { status: 500, data: { message: "" } }, "An unknown axios error occurred"],
  ["a message that is no text", { status: 500, data: { message: 5 } }, "An unknown axios error occurred"],
  ["a body of text", { status: 502, data: "<h1>Bad gateway</h1>" }, "An unknown axios error occurred"],
  ["no answer", new AxiosError("Network Error", "ERR_NETWORK"), "An unknown axios error occurred"],
  ["another error", new TypeError("broken"), "broken"],
  ["something thrown that is no error", "broken", "An unknown error occurred"],
])("%s becomes the message of the result", async (_what, reply, message) => {
  answer(reply);
  await expect(callPublicApi("/deals")).resolves.toEqual({ error: true, message });
  await expect(callApi("/deals")).resolves.toEqual({ error: true, message });
});

test("a 401 ends the session, other failures do not", async () => {
  rememberUser({ name: "Ana" }, "secret");
  answer({ status: 403 });
  await callApi("/deals");
  expect(cachedUser()).not.toBeNull();
  answer({ status: 401, data: { message: "Expired" } });
  await expect(callApi("/deals")).resolves.toEqual({ error: true, message: "Expired" });
  expect({ ...localStorage }).toEqual({});
});

test("a client that fails to load is an error result as well", async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock("axios", () => {
      throw new Error("Loading chunk 12 failed");
    });
    const client = await import("../../../src/session/apiClient");
    await expect(client.callApi("/deals")).resolves.toEqual({ error: true, message: "Loading chunk 12 failed" });
  });
});
