import { existsSync, mkdirSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../../src/build/publicWalk";
import {
  currentRelease,
  demandRelease,
  KEPT_RELEASES,
  listReleases,
  releaseFolder,
  showRelease,
} from "../../../src/build/release/releases";
import { folderOf, removeFolders } from "../../fixtures/folder";
import { publishNamed } from "../../fixtures/releases";

afterEach(removeFolders);

/** Publishes releases that were built one second after another; returns their ids. */
function publishAll(dist: string, names: readonly string[]): string[] {
  return names.map((name, n) => {
    const id = publishNamed(name, dist);
    utimesSync(releaseFolder(dist, id), n + 1, n + 1);
    return id;
  });
}

test("a release holds the pages and what the server reads of the content, without the build's own notes", () => {
  const dist = folderOf();
  const id = publishNamed("first", dist);
  expect(currentRelease(dist)).toBe(id);
  expect(readFileSync(join(dist, "current/public/index.html"), "utf8")).toContain("first");
  const files = filesBelow(releaseFolder(dist, id));
  expect(files).toEqual(expect.arrayContaining(["content/site.json", "content/countries.json"]));
  expect(files).not.toContain("public/.inputs");
});

test("the same files are the same release", () => {
  const dist = folderOf();
  const [first, second, again] = ["first", "second", "first"].map((name) => publishNamed(name, dist));
  expect(again).toBe(first);
  expect(second).not.toBe(first);
  expect(currentRelease(dist)).toBe(first);
  // Built once more, it is the newest.
  expect(listReleases(dist)).toEqual([first, second]);
});

test("the newest releases stay, and the one that is shown whatever its age", () => {
  const dist = folderOf();
  const [oldest = "", ...others] = publishAll(dist, ["a", "b", "c", "d"]);
  showRelease(dist, oldest);
  publishNamed("e", dist);
  expect(listReleases(dist)).toHaveLength(1 + KEPT_RELEASES);
  expect(listReleases(dist)).not.toContain(oldest);
  expect(listReleases(dist).slice(1)).toEqual(others.toReversed());
});

test("what publishing has left when it was broken off is no release, and goes with the next one", () => {
  const dist = folderOf();
  const broken = join(dist, "releases/0123456789ab.unfinished-1");
  mkdirSync(broken, { recursive: true });
  expect(listReleases(dist)).toEqual([]);
  publishNamed("first", dist);
  expect(existsSync(broken)).toBe(false);
});

test("no release is told with the command that makes one, and what is not there cannot be shown", () => {
  const dist = folderOf();
  expect(currentRelease(dist)).toBeUndefined();
  expect(() => demandRelease(dist)).toThrow(/npm run build/);
  publishNamed("first", dist);
  expect(() => showRelease(dist, "0123456789ab")).toThrow(/no release 0123456789ab/);
});
