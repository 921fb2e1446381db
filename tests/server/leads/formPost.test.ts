// The form as posted by a browser without scripts.
import { interpolate } from "../../../src/content/interpolate";
import { words } from "../../fixtures/sitePage";
import sellers from "../../../content/text/sell-your-house.json";
import { openDesk, validBody, type LeadDesk } from "../../fixtures/leadDesk";

import { eraseOld } from "../../../src/server/leads/store/eraseOld";
import { OTHER } from "../../fixtures/languages";

const english = words("contact-form", "en");
const spanish = words("contact-form", OTHER);
const place = { language: OTHER, page: `/${OTHER}/contact-us/` };
const thanksOn = (page: string) => `/api/contacts/sent?${new URLSearchParams({ page }).toString()}`;
const escaped = (text: string) => text.replaceAll('"', "&quot;");

async function postForm(desk: LeadDesk, fields: Record<string, string> | string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${desk.url}/api/contacts`, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: desk.url, ...headers },
    body: typeof fields === "string" ? fields : new URLSearchParams(fields).toString(),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test("a form sent without scripts is read as the form reads it, delivered, and redirects to the thank-you on its page", async () => {
  const desk = await openDesk();
  const typed = { phoneCode: "México (+52)", country: " méxico ", phoneNumber: "0052 305 555 0142" };
  const answer = await postForm(desk, { ...validBody, ...place, ...typed, website: "" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, thanksOn(`/${OTHER}/contact-us/`)]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(desk.crm.contacts[0]).toMatchObject({ Phone: "+523055550142", Mailing_Country: "MX" });
});

test("only the browser that has sent a form is thanked, in its language; anybody else is led to the form", async () => {
  const desk = await openDesk();
  const { headers } = await postForm(desk, { ...validBody, ...place });
  const get = async (cookie: string) =>
    fetch(`${desk.url}${headers.get("location")}`, { redirect: "manual", headers: { cookie } });
  const [mark = ""] = (headers.get("set-cookie") ?? "").split(";");
  expect(headers.get("set-cookie")).toContain("Max-Age=600");
  const thanked = await get(`a=b; ${mark}`);
  expect([thanked.status, thanked.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await thanked.text()).toContain(escaped(spanish.popup.title));
  const stranger = await get("");
  expect([stranger.status, stranger.headers.get("location")]).toEqual([303, `/${OTHER}/contact-us/#contact`]);
  const refused = await postForm(desk, { ...validBody, ...place, email: "ana@" });
  expect(refused.headers.get("set-cookie")).toBeNull();
});

test("without a CRM, and while the CRM is down, the visitor is redirected to the thank-you as well", async () => {
  for (const crm of ["none", { fault: () => ({ kind: "refuse" as const }) }] as const) {
    const desk = await openDesk({ crm });
    expect((await postForm(desk, { ...validBody, ...place })).status).toBe(303);
  }
});

test.each([
  ["https://evil.example/", "/contact-us/"],
  ["//evil.example/", "/contact-us/"],
  [`/${OTHER}//evil.example/`, "/contact-us/"],
  ["/admin/", "/contact-us/"],
  ["/", "/"],
  [`/${OTHER}/`, `/${OTHER}/`],
])("from page %j, the visitor is sent to %j, a page of this site", async (page, leadsTo) => {
  const desk = await openDesk();
  const answer = await postForm(desk, { ...validBody, page });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, thanksOn(leadsTo)]);
});

test("invalid entries get a 422 with a page that names each field and what to do, in the posted language", async () => {
  const desk = await openDesk();
  const wrong = { ...place, firstName: "", lastName: "<b>", email: "ana@", phoneCode: "+999", phoneNumber: "12" };
  const answer = await postForm(desk, { ...wrong, country: "Atlantis" });
  expect(answer.status).toBe(422);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.text).toContain(`<html lang="${OTHER}">`);
  const { errors } = spanish;
  const expected = {
    firstName: interpolate(errors.required, { field: spanish.firstName }),
    email: errors.invalidEmail,
    phoneCode: errors.selectPhoneCode,
    phoneNumber: interpolate(errors.invalidPhone, { digits: 10 }),
    country: errors.selectCountry,
  };
  for (const [field, message] of Object.entries(expected))
    expect(answer.text).toContain(`<strong>${spanish[field as keyof typeof expected]}</strong>: ${escaped(message)}`);
  expect(answer.text.match(/<li>/g)).toHaveLength(Object.keys(expected).length);
  expect(answer.text).toContain(spanish.withoutScript.goBack);
  expect(answer.text).toContain(`href="/${OTHER}/contact-us/"`);
  expect(answer.text).not.toContain("<b>");
  expect(await desk.leads.figures()).toMatchObject({ waiting: 0 });
});

test.each([
  ["ana@gmial.com", "ana@gmail.com"],
  ["josé@example.com", "jose@example.com"],
])("the address %j is asked about once, with all that was typed, and taken either way", async (email, meant) => {
  const desk = await openDesk();
  const form = { ...validBody, ...place, email, firstName: 'Ana "B"' };
  const cameFrom = `${desk.url}/es/contact-us/?utm_source=paper`;
  const asked = await postForm(desk, form, { referer: cameFrom });
  expect([asked.status, asked.headers.get("referrer-policy")]).toEqual([200, "same-origin"]);
  expect(asked.headers.get("content-security-policy")).toContain("form-action 'self'");
  expect(asked.text).toContain(`<h1>${interpolate(spanish.meantEmail, { address: meant })}</h1>`);
  expect(desk.crm.posted).toEqual([]);
  const inputs = [...asked.text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
  const kept = Object.fromEntries(inputs.map(([, name, value = ""]) => [name, value.replaceAll("&quot;", '"')]));
  const buttons = [...asked.text.matchAll(/<button name="email" value="([^"]*)">([^<]*)</g)];
  expect(buttons.map(([, , words]) => words)).toEqual(
    [meant, email].map((address) => interpolate(spanish.sendWith, { address })),
  );
  for (const [, chosen = ""] of buttons) {
    const answer = await postForm(desk, { ...kept, email: chosen }, { referer: `${desk.url}/api/contacts` });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, thanksOn(`/${OTHER}/contact-us/`)]);
  }
  expect(desk.crm.contacts.map((contact) => contact.Email)).toEqual([meant, email]);
  expect(desk.crm.contacts[0]).toMatchObject({ First_Name: 'Ana "B"', Phone: "+523055550142" });
  const [lead] = await desk.leads.database.db.selectFrom("lead").select("content").execute();
  expect(lead?.content).toContain('"source":"paper"');
});

test("a program that fills in the hidden field, and a form with scripts, are not asked", async () => {
  const desk = await openDesk();
  const slip = { ...validBody, email: "ana@gmial.com" };
  expect((await postForm(desk, { ...slip, ...place, website: "x" })).status).toBe(303);
  expect((await desk.post(slip)).status).toBe(201);
});

test("a mistake in the message of a seller is named as the sellers' page labels it", async () => {
  const desk = await openDesk();
  const of = async (page: string) => (await postForm(desk, { ...validBody, page, message: "x".repeat(5000) })).text;
  expect(await of(`/${OTHER}/sell-your-house/`)).toContain(`<strong>${sellers.form.message[OTHER]}</strong>`);
  expect(await of(`/${OTHER}/contact-us/`)).toContain(`<strong>${spanish.message}</strong>`);
});

test("the page allows its own style by hash and nothing else, and is not cached", async () => {
  const desk = await openDesk();
  const { headers, text } = await postForm(desk, { page: "/" });
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
  expect(headers.get("cache-control")).toBe("no-store");
  expect(text).not.toMatch(/<script|style="|src=/);
});

test.each<[string, Record<string, string>]>([
  ["names no source", { origin: "" }],
  ["comes from another site", { origin: "https://evil.example" }],
  ["comes from a sandbox", { origin: "null" }],
  ["is a neighbour's by its own word", { origin: "", "sec-fetch-site": "same-site" }],
])("a form post that %s gets a 403 and a page", async (_name, { origin, ...headers }) => {
  const desk = await openDesk();
  const own: Record<string, string> = { "content-type": "application/x-www-form-urlencoded", ...headers };
  if (origin) own.origin = origin;
  const body = new URLSearchParams({ ...validBody, ...place }).toString();
  const answer = await fetch(`${desk.url}/api/contacts`, { method: "POST", headers: own, body });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([403, "text/html; charset=utf-8"]);
  expect(await answer.text()).toContain(english.popup.refused);
  expect(desk.crm.posted).toEqual([]);
});

test.each<[number, string, string, Record<string, string>]>([
  [400, "bytes that are no UTF-8", "firstName=%ff%fe", {}],
  [413, "a body over 16 KB", `firstName=${"x".repeat(17_000)}`, {}],
  [415, "another type of form", "firstName=Ana", { "content-type": "text/plain", accept: "text/html,*/*" }],
])("%i: %s gets a page in the language of the form's page", async (status, _name, body, headers) => {
  const desk = await openDesk();
  const answer = await postForm(desk, body, { referer: `${desk.url}/es/`, ...headers });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "text/html; charset=utf-8"]);
  expect(answer.text).toContain(spanish.popup.refused);
  expect(answer.text).toContain(`href="/${OTHER}/"`);
});

test("a full store gets a 503 page, and a flood a 429 page that says how long to wait", async () => {
  const desk = await openDesk({ env: { LEADS_FLOOD_LIMIT: "1" } });
  expect((await postForm(desk, { ...validBody, ...place })).status).toBe(303);
  // Refused before it is read, it is answered as its page speaks.
  const referer = `${desk.url}/es/contact-us/`;
  const busy = await postForm(desk, { ...validBody, ...place, firstName: "Eva" }, { referer });
  expect([busy.status, Number(busy.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect(busy.text).toContain(interpolate(spanish.popup.busy, { minutes: 60 }));
  const full = await openDesk({ crm: "none" });
  await full.leads.database.db.schema.dropTable("lead").execute();
  const answer = await postForm(full, { ...validBody, ...place });
  expect([answer.status, answer.text.includes(spanish.popup.unavailable)]).toEqual([503, true]);
});

test("submitting twice creates one lead, even across two time windows; different answers create another", async () => {
  const desk = await openDesk();
  // Half a minute before the end of a window.
  desk.clock.aheadMs = 570_000 - (Date.now() % 600_000);
  for (const minutes of [0, 1, 8]) {
    desk.clock.aheadMs += minutes * 60_000;
    expect((await postForm(desk, { ...validBody, ...place })).status).toBe(303);
  }
  expect(desk.crm.contacts).toHaveLength(1);
  await postForm(desk, { ...validBody, ...place, firstName: "Eva" });
  desk.clock.aheadMs += 60 * 60_000;
  await postForm(desk, { ...validBody, ...place });
  expect(desk.crm.contacts.map((contact) => contact.First_Name)).toEqual(["Ana", "Eva", "Ana"]);
});

test("the key of a form, derived from what was typed, is erased with the personal data", async () => {
  const desk = await openDesk();
  await postForm(desk, { ...validBody, ...place });
  for (const days of [31, 33]) await eraseOld(desk.leads.database, Date.now() + days * 86_400_000);
  const [lead] = await desk.leads.database.db.selectFrom("lead").selectAll().execute();
  expect([lead?.state, lead?.idempotency_key]).toEqual(["delivered", lead?.id]);
});
