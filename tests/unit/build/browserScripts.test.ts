import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { earlyScript } from "../../../src/build/scripts/browserScripts";
import { cssClassName } from "../../../src/build/scripts/cssClassName";
import { removeFolders, folderOf } from "../../fixtures/folder";

let folder: string;
let address: string;
let again: string;
let page: string;

beforeAll(() => {
  folder = folderOf({ "assets/page-old.js": "old", "robots.txt": "kept", "data/0123456789/teaser.json": "{}" });
  // Rolldown is an ES module, which Jest cannot load.
  const code = `const { writePageScript: write } = require("./src/build/scripts/browserScripts.ts");
    write(process.argv[1]).then(async (first) => console.log(first, await write(process.argv[1])));`;
  const run = execFileSync(process.execPath, ["--import", "tsx", "-e", code, folder], { encoding: "utf8" });
  [address = "", again = ""] = run.trim().split(" ");
  page = readFileSync(join(folder, address), "utf8");
});
afterAll(removeFolders);

const read = (name: string) => readFileSync(join(folder, "assets", name), "utf8");

const partOf = (name: string) =>
  readdirSync(join(folder, "assets")).find((file) => file.startsWith(`${name}-`) && file.endsWith(".js")) ?? "";

const imported = (text: string) => [...text.matchAll(/import\(\s*["`]([^"`]*)["`]\s*\)/g)].map(([, file = ""]) => file);

test("the page script is named by its content, and scripts of an earlier build are removed", () => {
  expect(address).toMatch(/^\/assets\/page-[0-9a-f]{8}\.js$/);
  expect(existsSync(join(folder, "assets/page-old.js"))).toBe(false);
  expect(existsSync(join(folder, "robots.txt"))).toBe(true);
});

test("the page script is small and contains no React: pages without islands in view load nothing else", () => {
  expect(page).not.toMatch(/hydrateRoot|useState|react\.element/);
  expect(page).toContain("data-island");
  expect(statSync(join(folder, address)).size).toBeLessThan(12 * 1024);
});

test("the page script imports the islands, and the code that starts them, from existing files", () => {
  const files = imported(page);
  expect(files.map((file) => file.replace(/-[\w-]{8}\.js$/, "")).sort()).toEqual(
    expect.arrayContaining(["./ContactPageForm", "./HomeContact", "./ProjectGallery", "./hydrateIsland"]),
  );
  for (const file of files) expect(existsSync(join(folder, "assets", file))).toBe(true);
  expect(page).not.toContain("@on-demand");
});

test("React's renderer is in one file that the islands share, and in no other script", () => {
  const scripts = readdirSync(join(folder, "assets")).filter((name) => name.endsWith(".js"));
  const holding = scripts.filter((name) => read(name).includes("Minified React error"));
  expect(holding).toEqual([expect.stringMatching(/^island-/)]);
  expect(read(partOf("hydrateIsland"))).toContain(holding[0]);
});

test("islands use the same class names as Gatsby's pages, and contain no style rules", () => {
  expect(read(partOf("ProjectGallery"))).toContain(cssClassName("src/islands/ProjectGallery.module.css", "choices"));
  expect(readdirSync(join(folder, "assets")).filter((name) => name.endsWith(".css"))).toEqual([]);
});

test("islands fetch the data of their own build", () => {
  const scripts = readdirSync(join(folder, "assets")).filter((name) => name.endsWith(".js"));
  expect(scripts.map(read).filter((text) => text.includes("0123456789"))).not.toEqual([]);
  expect(scripts.map(read).join()).not.toContain("DATA_FINGERPRINT");
});

test("the scripts are written once per build", () => {
  expect(again).toBe(address);
});

test("the early script has the URL of the page script, except in development", () => {
  expect(earlyScript(address)).toContain(address);
  expect(earlyScript()).not.toContain("/assets/");
});
