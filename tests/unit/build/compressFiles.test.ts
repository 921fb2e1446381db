import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles as compressKeeping } from "../../../src/build/compressFiles";
import { openCache } from "../../../src/build/buildCache";
import { filesBelow } from "../../../src/platform/publicWalk";
import { folderOf, removeFolders } from "../../fixtures/folder";

const LONG = "A house is bought, renovated and sold. ".repeat(40);

afterEach(removeFolders);

const compressFiles = (folder: string) => compressKeeping(folder, openCache(folderOf({})));

test("text files get two compressed copies with the same text", async () => {
  const folder = folderOf({ "index.html": LONG, "es/invest/index.html": LONG + "es", "app.js": LONG });
  await compressFiles(folder);
  for (const name of ["index.html", "es/invest/index.html", "app.js"]) {
    const text = readFileSync(join(folder, name), "utf8");
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toBe(text);
    expect(statSync(join(folder, `${name}.br`)).size).toBeLessThan(text.length);
  }
});

test("pictures, videos, short files and the server's own lists get none", async () => {
  const files = { "a.jpg": LONG, "a.mp4": LONG, _headers: LONG, "short.html": "short" };
  const folder = folderOf(files);
  await compressFiles(folder);
  expect(filesBelow(folder)).toEqual(Object.keys(files).sort());
});

test("a changed file is compressed again, and a damaged copy is replaced", async () => {
  const folder = folderOf({ "index.html": LONG });
  await compressFiles(folder);
  writeFileSync(join(folder, "index.html"), LONG + "changed");
  writeFileSync(join(folder, "index.html.gz"), "broken off");
  await compressFiles(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, "index.html.br"))).toString()).toBe(LONG + "changed");
  expect(gunzipSync(readFileSync(join(folder, "index.html.gz"))).toString()).toBe(LONG + "changed");
});

test("a file that has become short loses its old compressed copies", async () => {
  const folder = folderOf({ "index.html": LONG });
  await compressFiles(folder);
  writeFileSync(join(folder, "index.html"), "short");
  await compressFiles(folder);
  expect(existsSync(join(folder, "index.html.br"))).toBe(false);
  expect(existsSync(join(folder, "index.html.gz"))).toBe(false);
});

test("compressed copies of deleted files are removed; those of existing files stay", async () => {
  const folder = folderOf({ "index.html": LONG, "es/old.html.br": "old", "old.js.gz": "old", "old.js.br": "old" });
  await compressFiles(folder);
  expect(filesBelow(folder)).toEqual(["index.html", "index.html.br", "index.html.gz"]);
  await compressFiles(folder);
  expect(filesBelow(folder)).toEqual(["index.html", "index.html.br", "index.html.gz"]);
});
