import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import { openDesk, validBody } from "../../fixtures/leadDesk";

const DAY = 86_400_000;

test.each<[string, number]>([
  ["0", 1],
  ["1999", 1],
  ["2000", 0],
  ["soon", 0],
  ["", 0],
])("a post from a page open for %j ms gets the same response as any other; held: %i", async (open, held) => {
  const desk = await openDesk();
  const answer = await desk.post(validBody, { "form-open": open });
  expect([answer.status, answer.body]).toEqual([201, { status: "delivered" }]);
  expect([desk.crm.posted.length, (await desk.leads.figures()).held]).toEqual([1 - held, held]);
});

test("names in an analysis that could pass for our own words are rejected, and line breaks forge no line in the CRM", async () => {
  const desk = await openDesk({ env: { CRM_DETAILS_FIELD: "Web_Lead_Details" } });
  const forged = await desk.post({ ...validBody, calculation: { inputs: { "x\nlanguage": "es" } } });
  expect([forged.status, forged.body.errors]).toEqual([422, { calculation: "errors.invalidText" }]);
  const spaced = await desk.post({ ...validBody, calculation: { inputs: { "page: /": 1 } } });
  expect(spaced.status).toBe(422);
  await desk.post({ ...validBody, language: "en", calculation: { name: "one\npage: /forged/" } });
  expect(desk.crm.contacts[0]?.Web_Lead_Details).toBe("language: en\nanalysis.name: one page: /forged/");
});

test.each(["\u200b\u200b", "\u3164", "\u2800\u2800", "\u00ad", " \u2060 "])(
  "a name of invisible characters (%j) is rejected like an empty one",
  async (firstName) => {
    const desk = await openDesk();
    const answer = await desk.post({ ...validBody, firstName });
    expect([answer.status, answer.body.errors]).toEqual([422, { firstName: "errors.required" }]);
  },
);

test("held leads expire after ninety days, with a notice a week before", async () => {
  const desk = await openDesk();
  await desk.post({ ...validBody, website: "x" }, { "idempotency-key": "k" });
  const staff = new StaffStore(desk.leads.database);
  const daysLater = async (days: number) => {
    desk.clock.aheadMs += days * DAY;
    await desk.leads.maintenance.tidy();
    await desk.leads.maintenance.remind();
    return desk.logLines.filter((line) => line.includes("held leads expire soon")).length;
  };
  expect(await daysLater(82)).toBe(0);
  expect(await daysLater(2)).toBe(1);
  expect((await staff.list({ limit: 1 }))[0]).toMatchObject({ state: "held", redacted_at: null });
  await daysLater(7);
  expect((await staff.list({ limit: 1 }))[0]).toMatchObject({ state: "closed", content: "" });
  expect(desk.logLines.join("")).toContain("held leads expired");
});
