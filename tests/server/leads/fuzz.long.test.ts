import fc from "fast-check";
import { openDesk, validBody } from "../../fixtures/leadDesk";

jest.setTimeout(300_000);
const RUNS = 2500;
const EXPECTED = new Set([201, 202, 400, 413, 415, 422]);

const anyField = fc.constantFrom(
  ...Object.keys(validBody),
  "language",
  "page",
  "calculation",
  "website",
  "__proto__",
  "x",
);
const anyJson = fc.jsonValue({ maxDepth: 6, depthSize: "medium" });
const nearlyValid = fc
  .array(fc.tuple(anyField, fc.oneof(anyJson, fc.string({ unit: "binary", maxLength: 200 }))), { maxLength: 4 })
  .map((changes) => {
    const members = Object.entries({ ...validBody, ...Object.fromEntries(changes) });
    return `{${members.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? "null"}`).join(",")}}`;
  });
const anyBody = fc.oneof(
  { weight: 5, arbitrary: nearlyValid },
  { weight: 2, arbitrary: anyJson.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 500 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 8000 }).map((depth) => "[".repeat(depth) + "]".repeat(depth)) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: 1500 })
      .map((count) => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n])))),
  },
);

test("no body makes the server fail, and every lead answered 201 or 202 is in the store", async () => {
  const desk = await openDesk({ crm: "none" });
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(anyBody, async (body) => {
      // The same, sent once more after ten minutes, is no repeat.
      desk.clock.aheadMs += 11 * 60_000;
      const { status } = await desk.post(body);
      if (status === 201) accepted++;
      expect(EXPECTED).toContain(status);
    }),
    { numRuns: RUNS },
  );
  const leads = await desk.leads.database.db.selectFrom("lead").select("revision").execute();
  expect(leads.reduce((sum, { revision }) => sum + 1 + revision, 0)).toBe(accepted);
  expect(accepted).toBeGreaterThan(RUNS / 50);
});

test("no idempotency key or origin makes the server fail", async () => {
  const desk = await openDesk({ crm: "none" });
  const header = fc.string({ maxLength: 250 }).map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, ""));
  await fc.assert(
    fc.asyncProperty(header, header, async (key, origin) => {
      const { status } = await desk.post(validBody, { "idempotency-key": key, ...(origin.trim() ? { origin } : {}) });
      expect([201, 403, 422]).toContain(status);
    }),
    { numRuns: 300 },
  );
});
