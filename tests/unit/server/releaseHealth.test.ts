import fs, { rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { manifestFile } from "../../../src/server/release/manifest";
import { withRelease } from "../../../src/server/releaseHealth";
import { folderOf, removeFolders } from "../../fixtures/folder";

const manifestOf = (version: string) => JSON.stringify({ version, store: { knows: 1, least: 1 }, files: {} });

const makeRelease = (version: string) => folderOf({ "manifest.json": manifestOf(version) });

test("health reads the manifest once, again after a change, and says when it is gone", async () => {
  const shown = makeRelease("1.0.0");
  const reads = jest.spyOn(fs, "readFileSync");
  const health = withRelease(
    async () => ({}),
    shown,
    () => undefined,
  );
  const readsOfManifest = () => reads.mock.calls.filter(([file]) => file === manifestFile(shown)).length;

  for (let asked = 0; asked < 3; asked++)
    expect(await health()).toMatchObject({ degraded: [], release: { shown: basename(shown), version: "1.0.0" } });
  expect(readsOfManifest()).toBe(1);

  writeFileSync(manifestFile(shown), manifestOf("10.0.0"));
  expect(await health()).toMatchObject({ release: { version: "10.0.0" } });

  rmSync(shown, { recursive: true });
  expect(await health()).toMatchObject({
    degraded: ["a release cannot be shown"],
    release: { shown: basename(shown), reason: expect.stringContaining("cannot be read") },
  });
  reads.mockRestore();
  removeFolders();
});
