import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentSecurityPolicy } from "../../../src/build/html/securityPolicy";
import { finishPages } from "../../../src/build/html/finishPages";
import { folderOf, removeFolders } from "../../fixtures/folder";

afterEach(removeFolders);

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

// What Gatsby writes into the head of every page, and the rules that are left in a page without classes.
const FROM_GATSBY = `<title data-gatsby-head="true">Hi</title><style data-href="/styles.old.css">.hero{left:0}</style>`;
const PLAIN_RULES = "@font-face{font-family:Poppins}h1{top:2px}";

const PAGE = `<!DOCTYPE html><html lang="es"><head><meta name="viewport" content="width=device-width"/>
${FROM_GATSBY}</head>
<body><picture class="hero"><source type="image/avif" srcSet="/hero.avif 400w" sizes="100vw"/><img src="/hero.webp" fetchpriority="high"/></picture>
<p>p\0ágina</p></body></html>`;

const SHEETS = {
  css: `@font-face{font-family:Poppins}h1{top:2px}.hero{top:0}.other{top:1px}`,
  deferred: "/assets/styles-1.css",
};

/** Finishes Gatsby's pages from one folder into another that contains files of the same names. */
function finish(pages: Record<string, string>) {
  const [gatsbyFolder, publicFolder] = [folderOf(pages), folderOf(pages)];
  const hashes = finishPages(gatsbyFolder, publicFolder, SHEETS);
  return {
    hashes,
    read: (name = "index.html") => readFileSync(join(publicFolder, name), "utf8"),
    built: (name = "index.html") => readFileSync(join(gatsbyFolder, name), "utf8"),
  };
}

test("a page keeps its critical rules and preloads its first picture; Gatsby's file is left unchanged", () => {
  const { read, built, hashes } = finish({ "index.html": PAGE });
  expect(read()).toContain(`<style>@font-face{font-family:Poppins}h1{top:2px}.hero{top:0}</style>`);
  expect(read()).toContain('<link rel="preload" as="image"');
  expect(built()).toBe(PAGE);
  expect(hashes).toMatchObject([{ path: "/", scripts: [], styles: [expect.any(String)] }]);
});

test("NULs that React leaves in a page are removed", () => {
  expect(finish({ "index.html": PAGE }).read()).toContain("<p>página</p>");
});

test("data for search engines comes last, after what visitors wait for", () => {
  const data = `<script type="application/ld+json">{"price":"$&"}</script>`;
  const { read } = finish({ "index.html": PAGE.replace("<title", () => `${data}<title`) });
  expect(read().replace(data, "")).toBe(finish({ "index.html": PAGE }).read());
  expect(read()).toContain(`${data}</body>`);
});

test.each([`<script src="/app-1.js" async=""></script>`, `<script async src="/app-1.js">`])(
  "a page whose HTML loads a script stops the build: %s",
  (script) => {
    const pages = { "es/index.html": PAGE.replace("</body>", `${script}</body>`) };
    expect(() => finish(pages)).toThrow("es/index.html contains <script");
  },
);

test("inline scripts and styles are hashed, data blocks are not", () => {
  const { hashes } = finish({
    "index.html": `<head>${FROM_GATSBY}<style data-x>a{}</style><script>one()</script></head><script type="application/ld+json">{}</script>`,
    "es/index.html": `${FROM_GATSBY}<script>two()</script><script type="speculationrules">{"a":1}</script><style>b{}</style><script type="application/json">{"words":1}</script>`,
    "admin/index.html": "<script>three()</script>",
    "notes.txt": "<script>three()</script>",
  });
  expect(hashes).toEqual([
    {
      path: "/es/",
      scripts: [hashOf("two()"), hashOf('{"a":1}')].sort(),
      styles: [hashOf(PLAIN_RULES), hashOf("b{}")].sort(),
    },
    { path: "/", scripts: [hashOf("one()")], styles: [hashOf(PLAIN_RULES), hashOf("a{}")].sort() },
  ]);
});

test("a page allows its own style elements alone, also where an island runs", () => {
  const styles = (body: string) => finish({ "index.html": FROM_GATSBY + body }).hashes[0]?.styles;
  expect(styles(`<div data-island-root="true"></div>`)).toEqual([hashOf(PLAIN_RULES)]);
  expect(styles("")).toEqual([hashOf(PLAIN_RULES)]);
});

test("the attribute for Gatsby's own runtime is removed; if Gatsby no longer writes it, the build stops", () => {
  expect(finish({ "index.html": PAGE }).read()).toContain("<title>Hi</title>");
  const renamed = PAGE.replace("data-gatsby-head", "data-head");
  expect(() => finish({ "es/index.html": renamed })).toThrow('es/index.html does not contain data-gatsby-head="true"');
});

test("a 404 page contains its policy, because it is served at any URL", () => {
  const page = `<html><head>${FROM_GATSBY}<script>one()</script></head></html>`;
  const { read } = finish({ "404.html": page, "es/404/index.html": page, "index.html": page });
  const policyIn = (name: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(read(name))?.[1];
  expect(policyIn("404.html")).toContain(hashOf(PLAIN_RULES));
  expect(policyIn("404.html")).toContain(hashOf("one()"));
  expect(policyIn("404.html")).not.toContain("frame-ancestors");
  expect(policyIn("es/404/index.html")).toBe(policyIn("404.html"));
  expect(policyIn("index.html")).toBeUndefined();
});

test.each([
  ["plausible", "https://plausible.example", "flipx.example", 'data-domain="flipx.example"'],
  ["umami", "https://stats.flipx.example", "1b-2c", 'data-website-id="1b-2c"'],
  ["matomo", "https://flipx.example/matomo", "7", '["setSiteId","7"]'],
] as const)("with %s, every page loads its script, and the policies allow that alone", (service, address, id, mark) => {
  const pages = { "index.html": PAGE, "404.html": PAGE };
  const [gatsbyFolder, publicFolder] = [folderOf(pages), folderOf(pages)];
  const hashes = finishPages(gatsbyFolder, publicFolder, SHEETS, { service, address, id });
  const read = (name: string) => readFileSync(join(publicFolder, name), "utf8");
  const { origin } = new URL(address);
  expect(read("index.html")).toContain(mark);
  expect(/<script defer src="([^"]+)"/.exec(read("index.html"))?.[1]).toMatch(new RegExp(`^${address}/`));
  const page = hashes.find(({ path }) => path === "/") ?? { scripts: [], styles: [] };
  expect(page).toMatchObject({ analytics: origin, scripts: service === "matomo" ? [expect.any(String)] : [] });
  const without = contentSecurityPolicy({ ...page, analytics: undefined }).split("; ");
  const added = contentSecurityPolicy({ ...page, analytics: origin })
    .split("; ")
    .filter((line) => !without.includes(line));
  expect(added).toEqual([`script-src 'self' ${page.scripts.join(" ")} ${origin}`, `connect-src 'self' ${origin}`]);
  expect(read("404.html")).toMatch(new RegExp(`Content-Security-Policy" content="[^"]*connect-src 'self' ${origin};`));
});

test("without analytics nothing is loaded from elsewhere", () => {
  expect(finish({ "index.html": PAGE }).read()).not.toMatch(/<script[^>]*src=/);
});
