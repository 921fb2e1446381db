import { readFileSync } from "node:fs";
import { join } from "node:path";
import { finishPages } from "../../../src/build/finishPages";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

const PAGE = `<!DOCTYPE html><html lang="es"><head><meta name="viewport" content="width=device-width"/>
<style data-href="/styles.0123456789abcdef0123.css">.hero{top:0}.other{top:1px}</style></head>
<body><picture class="hero"><source type="image/avif" srcSet="/hero.avif 400w" sizes="100vw"/><img src="/hero.webp" fetchpriority="high"/></picture>
<p>p\0ágina</p><script src="/app-1.js" async=""></script></body></html>`;

function finish(files: Record<string, string>) {
  const folder = folderOf(files);
  const read = () => readFileSync(join(folder, "index.html"), "utf8");
  const [page] = finishPages(folder);
  return { folder, read, page };
}

test("a page keeps its own styles, names its first picture and boots late", () => {
  const { read, page } = finish({ "index.html": PAGE });
  expect(read()).not.toContain(".other");
  expect(read()).toContain('<link rel="preload" as="image"');
  expect(read()).toContain('"sheet":"/late.0123456789abcdef0123.css"');
  expect(page).toMatchObject({ path: "/", scripts: [expect.any(String)], styles: [expect.any(String)] });
});

test("zeros that React leaves in a page are taken out", () => {
  expect(finish({ "index.html": PAGE }).read()).toContain("<p>página</p>");
});

test("a page that an earlier build has finished stays as it is, and so do its hashes", () => {
  const { folder, read, page } = finish({ "index.html": PAGE });
  const finished = read();
  expect(finishPages(folder)).toEqual([page]);
  expect(read()).toBe(finished);
});
