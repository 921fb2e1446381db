import { readSettings } from "../../../src/server/config/settings";
import { writeBuiltSite } from "../../fixtures/builtSite";
import { afterwards, ask, serveSite } from "../../fixtures/servedSite";

const OF_THE_BUILD = "/*\n  Strict-Transport-Security: max-age=31536000\n";

async function hstsWith(env: NodeJS.ProcessEnv, headersFile = OF_THE_BUILD): Promise<(string | undefined)[]> {
  const site = await writeBuiltSite({ _headers: headersFile, "index.html": "home" });
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

test("only the setting decides, whatever the owner's own headers remove for static hosts", async () => {
  const answers = await hstsWith({ SITE_URL: "https://www.example.com" }, "/*\n  ! Strict-Transport-Security\n");
  expect(new Set(answers)).toEqual(new Set(["max-age=31536000"]));
});

test("an invalid setting is reported", () => {
  expect(() => readSettings({ SITE_URL: "https://www.example.com", HSTS: "always" })).toThrow(/HSTS must be such as/);
});
