// Where a request comes from reaches staff and the CRM, and is never a reason to refuse a request.
import { csvHeader, csvLine } from "../../../src/server/leads/staff/csv";
import { leadDetails } from "../../../src/server/leads/staff/leadText";
import { key, openDesk, validBody } from "../../fixtures/leadDesk";

const SOURCE = {
  first: { source: "google", medium: "cpc", campaign: "Spring", landing: "/invest/" },
  last: { referrer: "news.example", landing: "/es/" },
};
const FIELDS = { CRM_DETAILS_FIELD: "Web_Lead_Details", CRM_SOURCE_FIELD: "Lead_Source" };

test("staff and the CRM see both arrivals", async () => {
  const desk = await openDesk({ env: FIELDS });
  expect((await desk.post({ ...validBody, source: SOURCE }, key("a"))).status).toBe(201);
  const lead = await desk.leads.store.findByKey("a");
  if (!lead) throw new Error("the lead is gone");
  expect(leadDetails(lead)).toMatch(/Came from +google \/ cpc \/ Spring → \/invest\/\nCame again from +news/);
  const cells = (line: string) => line.trim().split(",");
  const [names, values] = [cells(csvHeader()), cells(csvLine(lead))];
  expect(values[names.indexOf(`"first campaign"`)]).toBe(`"Spring"`);
  expect(values[names.indexOf(`"last referrer"`)]).toBe(`"news.example"`);
  expect(desk.crm.contacts).toMatchObject([
    { Lead_Source: "news.example", Web_Lead_Details: expect.stringContaining("source.first.campaign: Spring") },
  ]);
});

test("a CRM that refuses the source gets the contact without it", async () => {
  const error = {
    code: "INVALID_DATA",
    details: { api_name: "Lead_Source" },
    message: "invalid data",
    status: "error",
  };
  const refusal = { kind: "reply", status: 400, body: JSON.stringify({ data: [error] }) } as const;
  const desk = await openDesk({ env: FIELDS, crm: { fault: (call: number) => (call === 1 ? refusal : undefined) } });
  expect((await desk.post({ ...validBody, source: SOURCE })).body).toEqual({ status: "delivered" });
  expect(desk.crm.contacts).toHaveLength(1);
  expect(desk.crm.contacts[0]).not.toHaveProperty("Lead_Source");
  expect(desk.crm.contacts[0]?.Web_Lead_Details).toContain("source.last.referrer: news.example");
});

test.each([7, "google", [], { first: { source: "\u0000" } }, { first: { source: "x".repeat(5000) } }])(
  "a source of %j does not refuse a request",
  async (source) => {
    const desk = await openDesk();
    expect((await desk.post({ ...validBody, source })).status).toBe(201);
  },
);

test("the same request from another source, page, or language is the same request", async () => {
  const desk = await openDesk();
  await desk.post({ ...validBody, source: SOURCE }, key("a"));
  const elsewhere = { source: { first: { source: "x" } }, language: "es", page: "/es/contact-us/" };
  expect((await desk.post({ ...validBody, ...elsewhere }, key("a"))).status).toBe(201);
  expect(desk.crm.contacts).toHaveLength(1);
});

test("without scripts, the address of the form's page tells the campaign", async () => {
  const desk = await openDesk({ env: FIELDS });
  const form = new URLSearchParams({ ...validBody, page: "/contact-us/" });
  await fetch(`${desk.url}/api/contacts`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: desk.url, referer: `${desk.url}/contact-us/?utm_source=flyer`, accept: "text/html" },
    body: form,
  });
  expect(desk.crm.contacts).toMatchObject([
    { Lead_Source: "flyer", Web_Lead_Details: expect.stringContaining("source.first.landing: /contact-us/") },
  ]);
});
