import { readSettings } from "../../../src/server/config/settings";
import { writeBuiltSite } from "../../fixtures/builtSite";
import { afterwards, ask, serveSite } from "../../fixtures/servedSite";

async function hstsWith(env: NodeJS.ProcessEnv): Promise<(string | undefined)[]> {
  const site = await writeBuiltSite({
    _headers: "/*\n  Strict-Transport-Security: max-age=31536000\n",
    "index.html": "home",
  });
  afterwards(site.remove);
  const { port } = await serveSite({ publicDir: site.publicDir, settings: readSettings(env) });
  const answers = await Promise.all(["/", "/missing/", "/api/health"].map((path) => ask(port, path)));
  return answers.map(({ headers }) => headers["strict-transport-security"]);
}

test.each([
  [{}, undefined],
  [{ SITE_URL: "http://localhost:8000" }, undefined],
  [{ SITE_URL: "https://www.example.com" }, "max-age=31536000"],
  [{ SITE_URL: "https://www.example.com", HSTS: "off" }, undefined],
  [{ SITE_URL: "https://www.example.com", HSTS: "max-age=60; includeSubDomains" }, "max-age=60; includeSubDomains"],
])("with %j answers promise %s", async (env, hsts) => {
  expect(await hstsWith(env)).toEqual([hsts, hsts, hsts]);
});

test("an invalid setting is reported", () => {
  expect(() => readSettings({ SITE_URL: "https://www.example.com", HSTS: "always" })).toThrow(/HSTS must be such as/);
});
