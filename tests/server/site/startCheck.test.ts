import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "../../fixtures/bundledServer";
import { publishNamed } from "../../fixtures/releases";

test("before a start, the server says whether it could: a wrong setting, a damaged release, a mistyped order are refused", async () => {
  const { dist, check } = await bundle();
  const id = publishNamed("first", dist);
  expect(await check()).toContain("The settings are right, and the release can be shown.");
  expect(await check({}, "--online")).toMatch(/^lead store: ok: [^]*The release can be served\.\n$/);
  await expect(check({ PORT: "eighty" })).rejects.toThrow("PORT");
  await expect(check({ CRM_CLIENT_ID: "half" }, "--online")).rejects.toThrow("CRM_CLIENT_SECRET");
  await expect(check({}, "--onlin")).rejects.toThrow("--check --online");
  writeFileSync(join(dist, "releases", id, "public/index.html"), "");
  await expect(check()).rejects.toThrow("index.html");
});
