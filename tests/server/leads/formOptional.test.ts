// The optional answers go to the CRM's details field and to staff, never into the six specified fields.
import * as commands from "../../../src/server/leads/staff/commands";
import { key, validBody } from "../../fixtures/leadDesk";
import { openOffice } from "../../fixtures/leadOffice";
import content from "../../../content/text/contact-form.json";
import { OTHER } from "../../fixtures/languages";

const answers = { intent: "sell", message: "We have a house.\nCall after 5." };

test("they reach the CRM's details field, one line each, and none of the six", async () => {
  const { server } = await openOffice({ env: { CRM_DETAILS_FIELD: "Web_Lead_Details" } });
  expect((await server.post({ ...validBody, ...answers, page: `/${OTHER}/` })).status).toBe(201);
  const [contact] = server.crm.contacts;
  expect(contact?.Web_Lead_Details).toBe("intent: sell\nmessage: We have a house. Call after 5.\npage: /es/");
  const six = Object.entries(contact ?? {}).filter(([name]) => name !== "Web_Lead_Details");
  expect(six.join()).not.toMatch(/sell|house/);
});

test("without such a field, the CRM gets only the specified six", async () => {
  const { server } = await openOffice();
  await server.post({ ...validBody, ...answers });
  expect(Object.keys(server.crm.contacts[0] ?? {})).toEqual(
    expect.arrayContaining(["First_Name", "Last_Name", "Email", "Phone", "Mailing_Country", "Description"]),
  );
  expect(JSON.stringify(server.crm.contacts)).not.toMatch(/sell|house/);
});

test("staff see them in show and in the CSV; a lead without them shows none", async () => {
  const { server, staff, text, lead } = await openOffice();
  await server.post({ ...validBody, ...answers }, key("a"));
  await server.post({ ...validBody, intent: "", message: " " }, key("b"));
  await commands.show(staff, (await lead("a")).id);
  expect(text()).toMatch(/Intent {12}sell\nMessage {11}We have a house\.\n {18}Call after 5\.\n/);
  await commands.exportLeads(staff);
  const csv = text();
  expect(csv).toContain('"country","intent","message","language"');
  expect(csv).toContain('"MX","sell","We have a house.\nCall after 5.",""');
  expect(csv).toContain('"MX","","",""');
  expect(JSON.parse((await lead("b")).content)).toEqual({ values: validBody });
});

test("invalid ones get a 422; a form post gets a page that says which", async () => {
  const { server } = await openOffice();
  const wrong = { ...validBody, intent: "steal", message: "x".repeat(1001) };
  expect((await server.post(wrong)).body.errors).toEqual({
    intent: "errors.selectOption",
    message: "errors.tooLong",
  });
  const post = (body: Record<string, string>) =>
    fetch(`${server.url}/api/contacts`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: server.url },
      body: new URLSearchParams({ language: OTHER, page: `/${OTHER}/`, ...body }).toString(),
    });
  const refused = await post(wrong);
  const page = await refused.text();
  expect(refused.status).toBe(422);
  expect(page).toContain(`<strong>${content.intent[OTHER]}</strong>`);
  expect(page).toContain(`<strong>${content.message[OTHER]}</strong>`);
  const accepted = await post({ ...validBody, intent: "both", message: "Hola\r\nadiós" });
  expect([accepted.status, accepted.headers.get("location")]).toEqual([303, "/api/contacts/sent?page=%2Fes%2F"]);
});

test("a web address in a message is not spam on its own; with another sign, the lead is held", async () => {
  const { server, lead } = await openOffice();
  const message = "See https://spam.example";
  await server.post({ ...validBody, message }, { ...key("a"), origin: server.url });
  expect((await lead("a")).state).toBe("delivered");
  await server.post({ ...validBody, message }, key("b"));
  expect(await lead("b")).toMatchObject({
    state: "held",
    hold_reasons: "web address in a message, not sent by a page",
  });
});
