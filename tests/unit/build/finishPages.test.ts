import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { finishPages } from "../../../src/build/finishPages";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const PAGE = `<!DOCTYPE html><html lang="es"><head><meta name="viewport" content="width=device-width"/>
<style data-href="/styles.old.css">.hero{left:0}</style></head>
<body><picture class="hero"><source type="image/avif" srcSet="/hero.avif 400w" sizes="100vw"/><img src="/hero.webp" fetchpriority="high"/></picture>
<p>p\0ágina</p><script src="/app-1.js" async=""></script></body></html>`;

const SHEET = `@font-face{font-family:Poppins}h1{top:2px}.hero{top:0}.other{top:1px}`;

const BUILT = {
  "styles.0123456789abcdef0123.css": SHEET,
  "webpack.stats.json": `{"assetsByChunkName":{"libraries":["libraries-1.js","libraries.css"],"app":["app-1.js"]}}`,
};

function finish() {
  const folder = folderOf({ "index.html": PAGE, ...BUILT });
  const read = () => readFileSync(join(folder, "index.html"), "utf8");
  const [page] = finishPages(folder);
  return { folder, read, page };
}

test("a page keeps its first styles, names its first picture and boots late", () => {
  const { read, page } = finish();
  expect(read()).toContain(
    `data-identity="gatsby-global-css">@font-face{font-family:Poppins}h1{top:2px}.hero{top:0}</style>`,
  );
  expect(read()).toContain('<link rel="preload" as="image"');
  expect(read()).toContain('window.bootSettings={"sources":["/libraries-1.js","/app-1.js"]');
  expect(page).toMatchObject({ path: "/", scripts: [expect.any(String)], styles: [expect.any(String)] });
});

test("what the page does not carry stands in a sheet of its own, named by its content", () => {
  const { folder, read } = finish();
  const [, late = ""] = /<noscript><link rel="stylesheet" href="\/(late\.[0-9a-f]{20}\.css)"/.exec(read()) ?? [];
  expect(readFileSync(join(folder, late), "utf8")).toBe(".hero{top:0}.other{top:1px}");
});

test("without a style sheet of Gatsby's the build stops", () => {
  expect(() => finishPages(folderOf({ "index.html": PAGE }))).toThrow("no style sheet");
});

test("without a list of the libraries' scripts the build stops: no page would ever start", () => {
  const stats = { "webpack.stats.json": `{"assetsByChunkName":{"app":["app-1.js"]}}` };
  expect(() => finishPages(folderOf({ "index.html": PAGE, ...BUILT, ...stats }))).toThrow('entry "libraries"');
});

test("zeros that React leaves in a page are taken out", () => {
  expect(finish().read()).toContain("<p>página</p>");
});

test("a page that an earlier build has finished stays as it is, and so do its hashes", () => {
  const { folder, read, page } = finish();
  const finished = read();
  expect(finishPages(folder)).toEqual([page]);
  expect(read()).toBe(finished);
});

test("what stands inline in a page is hashed, data blocks and files are not", () => {
  const folder = folderOf({
    ...BUILT,
    "index.html": `<head><style data-x>a{}</style><script>one()</script></head><script type="application/ld+json">{}</script>`,
    "es/index.html": `<script>two()</script><script>one()</script><script src="/own.js"></script><style>b{}</style>`,
    "notes.txt": "<script>three()</script>",
  });
  expect(finishPages(folder)).toEqual([
    { path: "/es/", scripts: [hashOf("one()"), hashOf("two()")].sort(), styles: [hashOf("b{}")] },
    { path: "/", scripts: [hashOf("one()")], styles: [hashOf("a{}")] },
  ]);
});

test("a 404 page carries its policy itself, for it answers at any address", () => {
  const page = "<html><head><style>a{}</style></head></html>";
  const folder = folderOf({ ...BUILT, "404.html": page, "es/404/index.html": page, "index.html": page });
  finishPages(folder);
  const policyIn = (name: string) =>
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(readFileSync(join(folder, name), "utf8"))?.[1];
  expect(policyIn("404.html")).toContain(hashOf("a{}"));
  expect(policyIn("404.html")).not.toContain("frame-ancestors");
  expect(policyIn("es/404/index.html")).toBe(policyIn("404.html"));
  expect(policyIn("index.html")).toBeUndefined();
});
