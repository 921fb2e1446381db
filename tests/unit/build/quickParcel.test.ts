import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

const CHANGES = `
const { getEventsSince, writeSnapshot } = require("@parcel/watcher");
const { writeFileSync } = require("node:fs");
const folder = process.env.FOLDER;
(async () => {
  await writeSnapshot(folder, folder + "/.cache/seen.txt", { ignore: [folder + "/.cache"] });
  for (const file of ["gatsby-node.ts", "node_modules/some/index.js", ".cache/data.json"])
    writeFileSync(folder + "/" + file, "changed");
  const events = await getEventsSince(folder, folder + "/.cache/seen.txt", { ignore: [folder + "/.cache"] });
  console.log(events.map(({ path }) => path.slice(folder.length + 1)).join());
})();
`;

test("Parcel sees what changes in the project, and does not walk through its packages", () => {
  const folder = folderOf({ "gatsby-node.ts": "", "node_modules/some/index.js": "", ".cache/data.json": "" });
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", resolve("src/build/quickParcel.mjs"), "--eval", CHANGES],
    { env: { ...process.env, FOLDER: folder }, encoding: "utf8" },
  );
  expect({ changed: stdout.trim(), stderr }).toEqual({ changed: "gatsby-node.ts", stderr: "" });
});
