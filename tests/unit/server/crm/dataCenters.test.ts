// Each of Zoho's data centers has its own hosts: the settings must not fall back to another's.
import { apiBase, readZohoSettings } from "../../../../src/server/crm/zoho/zohoSettings";
import { secrets } from "../../../fixtures/fakeCrm";

const accountsOf = (host: string) =>
  readZohoSettings({ ...secrets, CRM_BASE_URL: `https://${host}/crm/v8` }, [])?.accountsUrl;

test.each([
  ["www.zohoapis.com", "https://accounts.zoho.com"],
  ["www.zohoapis.eu", "https://accounts.zoho.eu"],
  ["www.zohoapis.uk", "https://accounts.zoho.uk"],
  ["www.zohoapis.ae", "https://accounts.zoho.ae"],
  ["www.zohoapis.ca", "https://accounts.zohocloud.ca"],
  ["www.zohoapis.com.cn", "https://accounts.zoho.com.cn"],
])("tokens for %s come from %s", (host, accounts) => {
  expect(accountsOf(host)).toBe(accounts);
});

test("a host that is no data center's needs its accounts address", () => {
  const problems: string[] = [];
  readZohoSettings({ ...secrets, CRM_BASE_URL: "https://crm.example.com/crm/v8" }, problems);
  expect(problems).toEqual([expect.stringContaining("CRM_ACCOUNTS_URL is missing")]);
});

test("the API is called at the data center that issued the token, and at no host that is not one", () => {
  const base = "https://www.zohoapis.com/crm/v8";
  expect(apiBase(base, "https://www.zohoapis.eu")).toBe("https://www.zohoapis.eu/crm/v8");
  expect(apiBase(base, undefined)).toBe(base);
  for (const other of ["https://evil.example", "http://www.zohoapis.eu", "https://zohoapis.eu.evil.example", "x"])
    expect(apiBase(base, other)).toBe(base);
  expect(apiBase("http://127.0.0.1:9/crm/v8", "https://www.zohoapis.eu")).toBe("http://127.0.0.1:9/crm/v8");
});
