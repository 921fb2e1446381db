import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "../../fixtures/bundledServer";
import { publishNamed } from "../../fixtures/releases";

test("before a start, the server says whether it could: a wrong setting or a damaged release is refused", async () => {
  const { dist, check } = await bundle();
  const id = publishNamed("first", dist);
  expect(await check()).toContain("The settings are right, and the release can be shown.");
  await expect(check({ PORT: "eighty" })).rejects.toThrow("PORT");
  await expect(check({ WEB_CONCURRENCY: "0" })).rejects.toThrow("WEB_CONCURRENCY");
  writeFileSync(join(dist, "releases", id, "public/index.html"), "");
  await expect(check()).rejects.toThrow("index.html");
});
