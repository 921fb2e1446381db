// Which CRM is in use is said by its settings: whatever is missing, or too much, is refused.
import { readCrm } from "../../../../src/server/crm/readCrm";
import { secrets } from "../../../fixtures/fakeCrm";
import { HUBSPOT_TOKEN } from "../../../fixtures/fakeHubspot";

test.each([{}, { CRM: "none" }])("%j is no CRM", (env) => {
  const problems: string[] = [];
  expect([readCrm(env, problems), problems]).toEqual([undefined, []]);
});

test.each([secrets, { ...secrets, CRM: "zoho" }, { HUBSPOT_TOKEN }, { HUBSPOT_TOKEN, CRM: "hubspot" }])(
  "%j is a CRM",
  (env) => {
    const problems: string[] = [];
    expect([typeof readCrm(env, problems), problems]).toEqual(["function", []]);
  },
);

test.each([
  ["a name that no CRM has", { CRM: "acme" }, /CRM may only be zoho, hubspot, or none/],
  ["a CRM without its keys", { CRM: "hubspot" }, /HUBSPOT_TOKEN is missing: HubSpot needs HUBSPOT_TOKEN/],
  ["keys with a space", { HUBSPOT_TOKEN: "a b" }, /HUBSPOT_TOKEN holds a space/],
  ["no CRM, and the keys of one", { CRM: "none", HUBSPOT_TOKEN }, /CRM is none, but HUBSPOT_TOKEN connects one/],
  ["two CRMs", { ...secrets, HUBSPOT_TOKEN }, /CRM_CLIENT_ID and HUBSPOT_TOKEN are of two CRMs/],
  ["one CRM, and the keys of another", { CRM: "hubspot", ...secrets }, /CRM_CLIENT_ID and CRM=hubspot are of two CRMs/],
])("%s is refused in words", (_name, env, words) => {
  const problems: string[] = [];
  readCrm(env, problems);
  expect(problems.join("\n")).toMatch(words);
});
