// Publishes the built site with a mark in its home page, in the working directory: a release without the minutes of a build.
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest } from "../../src/server/release/manifest";
import { createRelease, publishRelease } from "../../src/build/release/publishRelease";
import { requireRelease, releaseFolder, serverFolderOf } from "../../src/server/release/releases";
import { temporaryFolder } from "../fixtures/folder";

const [mark = ""] = process.argv.slice(2);
const current = releaseFolder("dist", requireRelease("dist"));
const { version } = readManifest(current);
const { path: publicFolder, remove } = temporaryFolder();
try {
  cpSync("public", publicFolder, { recursive: true });
  const home = join(publicFolder, "index.html");
  writeFileSync(home, readFileSync(home, "utf8").replace("</body>", `<!--mark ${mark}--></body>`));
  for (const ending of [".gz", ".br"]) rmSync(`${home}${ending}`, { force: true });
  const source = { publicFolder, contentFolder: "content", serverFolder: serverFolderOf(current) };
  const { id } = createRelease(source, "dist", version);
  publishRelease("dist", id);
  process.stdout.write(`${id}\n`);
} finally {
  remove();
}
