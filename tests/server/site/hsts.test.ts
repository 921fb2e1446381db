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
])("with %j answers promise %s", async (env, hsts) => {
  expect(await hstsWith(env)).toEqual([hsts, hsts, hsts]);
});

test("the owner's own headers decide how much is promised", async () => {
  const own = "/*\n  Strict-Transport-Security: max-age=60; includeSubDomains\n";
  const answers = await hstsWith({ SITE_URL: "https://www.example.com" }, own);
  expect(new Set(answers)).toEqual(new Set(["max-age=60; includeSubDomains"]));
});
