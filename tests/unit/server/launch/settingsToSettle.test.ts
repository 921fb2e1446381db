import { settingsToSettle } from "../../../../src/server/launch/settingsToSettle";

const OWN = "https://www.acme-homes.com";

const names = (env: NodeJS.ProcessEnv) => settingsToSettle(env, OWN).map(({ name }) => name);

const SETTLED = {
  SITE_URL: OWN,
  SMTP_URL: "smtp://user:word@mail.acme-homes.com:587",
  NOTIFY_EMAIL: "sales@acme-homes.com",
  CRM_CLIENT_ID: "id",
  CRM_CLIENT_SECRET: "secret",
  CRM_REFRESH_TOKEN: "token",
};

test("a server without settings lacks its address, somebody to tell, and a CRM", () => {
  expect(names({})).toEqual(["SITE_URL", "NOTIFY_EMAIL", "CRM"]);
});

test("a server with all of them lacks nothing", () => {
  expect(names(SETTLED)).toEqual([]);
});

test("an address for this machine only is not settled", () => {
  expect(names({ ...SETTLED, SITE_URL: "http://localhost:8000" })).toEqual(["SITE_URL"]);
});

test("another address in the content is told with both", () => {
  const [first, ...others] = settingsToSettle({ ...SETTLED, SITE_URL: "https://acme-homes.com" }, OWN);
  expect([first?.name, others]).toEqual(["SITE_URL", []]);
  for (const words of Object.values(first?.message ?? {}))
    for (const address of ["https://acme-homes.com", OWN]) expect(words).toContain(address);
});

test("wrong settings are an error, not a settled list", () => {
  expect(() => settingsToSettle({ ...SETTLED, SMTP_URL: "" }, OWN)).toThrow("SMTP_URL is missing");
});
