// Whether an installation serves the release it should: no page names its release, so they are compared with its files.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { requireRelease, publicFolderOf, releaseFolder } from "../release/releases";
import { demand, type Ask } from "./ask";
import { pathsIn, type Check } from "./checkInstallation";

/**
 * The check that visitors get the pages of the current release in `dist`, whoever serves or caches them.
 * @throws if there is none
 */
export function currentReleaseCheck(dist: string): Check {
  const release = requireRelease(dist);
  const textOf = (name: string) => readFile(join(publicFolderOf(releaseFolder(dist, release)), name), "utf8");

  async function isServed(ask: Ask, path: string): Promise<boolean> {
    const file = await textOf(path.endsWith("/") ? `${decodeURI(path)}index.html` : path);
    return (await ask(path)).text === file;
  }

  return {
    name: `the pages are those of release ${release}`,
    async run(ask) {
      const paths = [...pathsIn(await textOf("sitemap.xml")), "/sitemap.xml"];
      const served = await Promise.all(paths.map((path) => isServed(ask, path)));
      const others = paths.filter((_path, at) => !served[at]);
      demand(others.length === 0, `${others.length} of ${paths.length} differ, such as ${others[0]}`);
    },
  };
}
