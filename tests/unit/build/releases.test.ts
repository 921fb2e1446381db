import crypto from "node:crypto";
import fs, { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { faultOf } from "../../../src/server/release/manifest";
import { filesBelow } from "../../../src/platform/publicWalk";
import {
  currentRelease,
  requireRelease,
  KEPT_RELEASES,
  listReleases,
  releaseFolder,
  showRelease,
} from "../../../src/server/release/releases";
import { folderOf, removeFolders } from "../../fixtures/folder";
import { publishNamed } from "../../fixtures/releases";

afterEach(removeFolders);

/** Publishes releases built one second apart; returns their IDs. */
function publishAll(dist: string, names: readonly string[]): string[] {
  return names.map((name, n) => {
    const id = publishNamed(name, dist);
    utimesSync(releaseFolder(dist, id), n + 1, n + 1);
    return id;
  });
}

test("a release contains the pages and the content that the server reads, but not the build's own records", () => {
  const dist = folderOf();
  const id = publishNamed("first", dist);
  expect(currentRelease(dist)).toBe(id);
  expect(readFileSync(join(dist, "current/public/index.html"), "utf8")).toContain("first");
  const files = filesBelow(releaseFolder(dist, id));
  expect(files).toEqual(expect.arrayContaining(["content/site.json", "content/countries.json"]));
  expect(files).not.toContain("public/.inputs");
});

test("identical files make the same release", () => {
  const dist = folderOf();
  const [first, second, again] = ["first", "second", "first"].map((name) => publishNamed(name, dist));
  expect(again).toBe(first);
  expect(second).not.toBe(first);
  expect(currentRelease(dist)).toBe(first);
  // Rebuilt, it is the newest.
  expect(listReleases(dist)).toEqual([first, second]);
});

test("each file is hashed once, also when its release exists already", () => {
  const dist = folderOf();
  const id = publishNamed("first", dist);
  const hash = jest.spyOn(crypto, "createHash");
  publishNamed("first", dist);
  // And once all of them, for the ID.
  const { length } = filesBelow(releaseFolder(dist, id)).filter((name) => name !== "manifest.json");
  expect(hash.mock.calls).toHaveLength(length + 1);
  hash.mockRestore();
});

test("publishing keeps the release that was live before, whatever its age, and the newest others", () => {
  const dist = folderOf();
  const [a = "", , c, d] = publishAll(dist, ["a", "b", "c", "d"]);
  showRelease(dist, a);
  const e = publishNamed("e", dist);
  expect(KEPT_RELEASES).toBe(3);
  expect(listReleases(dist)).toEqual([e, d, c, a]);
});

test("an interrupted publish leaves no release, and the next one removes its files", () => {
  const dist = folderOf();
  const broken = join(dist, "releases/0123456789ab.unfinished-1");
  mkdirSync(broken, { recursive: true });
  expect(listReleases(dist)).toEqual([]);
  publishNamed("first", dist);
  expect(existsSync(broken)).toBe(false);
});

test("a full disk is named, and what was written of the release is removed", () => {
  const dist = folderOf();
  const full = Object.assign(new Error("ENOSPC: no space left on device, copyfile"), { code: "ENOSPC" });
  const copy = jest.spyOn(fs, "copyFileSync").mockImplementation(() => {
    throw full;
  });
  expect(() => publishNamed("first", dist)).toThrow(/disk is full.*Nothing is published/);
  copy.mockRestore();
  expect(readdirSync(join(dist, "releases"))).toEqual([]);
});

test("the error for a missing release names the build command, and an unknown release cannot be shown", () => {
  const dist = folderOf();
  expect(currentRelease(dist)).toBeUndefined();
  expect(() => requireRelease(dist)).toThrow(/npm run build/);
  publishNamed("first", dist);
  expect(() => showRelease(dist, "0123456789ab")).toThrow(/no release 0123456789ab/);
});

test("a release whose files a power cut has emptied is damaged, and publishing the same files again repairs it", () => {
  const dist = folderOf();
  const id = publishNamed("first", dist);
  const release = releaseFolder(dist, id);
  expect(faultOf(release)).toBeUndefined();
  for (const name of ["public/index.html", "content/site.json"]) writeFileSync(join(release, name), "");
  for (const reading of ["sizes", "contents"] as const)
    expect(faultOf(release, reading)).toMatch(/^2 of its \d+ files/);
  expect(publishNamed("first", dist)).toBe(id);
  expect(faultOf(release)).toBeUndefined();
  expect(readFileSync(join(release, "public/index.html"), "utf8")).toContain("first");
});

test("files that keep their size but not their content are found, and so is a missing one", () => {
  const dist = folderOf();
  const release = releaseFolder(dist, publishNamed("first", dist));
  const page = join(release, "public/index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace("first", "fjrst"));
  expect(faultOf(release, "sizes")).toBeUndefined();
  expect(faultOf(release)).toContain("public/index.html");
  rmSync(page);
  expect(faultOf(release, "sizes")).toContain("public/index.html");
});

test.each(["", "{}", "[]", "null", '{"version":"1","store":{"knows":5,"least":3},"files":{"a":{"size":1}}}'])(
  "a manifest that reads %j is damaged, and so is a release that has lost it",
  (text) => {
    const dist = folderOf();
    const release = releaseFolder(dist, publishNamed("first", dist));
    writeFileSync(join(release, "manifest.json"), text);
    expect(faultOf(release)).toContain("manifest.json");
    rmSync(join(release, "manifest.json"));
    expect(faultOf(release)).toContain("manifest.json");
  },
);
