import { ask, serveSite } from "../fixtures/servedSite";

const MADE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Asks the API with this header; returns the ID in the response, which must be the one in the log line. */
async function idFor(sent?: string): Promise<unknown> {
  const lines: string[] = [];
  const { port } = await serveSite({ logger: { write: (line) => void lines.push(line) } });
  const { headers } = await ask(port, "/api/health", { headers: sent === undefined ? {} : { "x-request-id": sent } });
  const answered = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ route }) => route);
  expect(answered).toMatchObject([{ msg: "request answered", reqId: headers["x-request-id"] }]);
  return headers["x-request-id"];
}

test("a request keeps the ID that the proxy gave it", async () => {
  expect(await idFor("Root=1-67891233-abcdef012345678912345678")).toBe("Root=1-67891233-abcdef012345678912345678");
});

test.each([undefined, "", "two words", "ñ", "x".repeat(129)])(
  "instead of %j, a request gets an ID of its own",
  async (sent) => {
    expect(await idFor(sent)).toMatch(MADE);
  },
);
