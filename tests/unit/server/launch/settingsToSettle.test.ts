import { settingsToSettle } from "../../../../src/server/launch/settingsToSettle";

const names = (env: NodeJS.ProcessEnv) => settingsToSettle(env).map(({ name }) => name);

const SETTLED = {
  SITE_URL: "https://www.acme-homes.com",
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

test("wrong settings are an error, not a settled list", () => {
  expect(() => settingsToSettle({ ...SETTLED, SMTP_URL: "" })).toThrow("SMTP_URL is missing");
});
