import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHeadersFile, headersForPath } from "../../../src/site/headerRules";
import { headersFile, redirectsFile, writeHeaders } from "../../../src/build/html/writeHeaders";
import { contentSecurityPolicy, editorSecurityPolicy } from "../../../src/build/html/securityPolicy";
import { FILE_POLICY } from "../../../src/site/answerPolicy";
import { readRedirects } from "../../../src/site/redirectRules";
import { ALL_PAGES, formerPaths } from "../../../src/site/pages";
import { folderOf, removeFolders } from "../../fixtures/folder";
import { readHeaderRules } from "../../../src/server/site/loadSite";

afterEach(removeFolders);

const HASHES = { scripts: ["'sha256-one'", "'sha256-two'"], styles: ["'sha256-three'"] };

test("a page runs and styles with its own files and hashed inline code, talks to its own server, and shows others' pictures and videos over https", () => {
  expect(contentSecurityPolicy(HASHES).split("; ")).toEqual([
    "default-src 'none'",
    `script-src 'self' ${HASHES.scripts.join(" ")}`,
    `style-src-elem 'self' ${HASHES.styles.join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

test("the editor runs no scripts from elsewhere, is not framed, and talks to GitHub alone", () => {
  const policy = editorSecurityPolicy();
  for (const rule of ["default-src 'none'", "script-src 'self' 'unsafe-eval'", "frame-ancestors 'none'"])
    expect(policy.split("; ")).toContain(rule);
  const hosts = policy.match(/\S+:\/\/[^\s;]+/g) ?? [];
  const github = ["https://*.githubusercontent.com", "https://api.github.com", "https://www.githubstatus.com"];
  expect(hosts.sort()).toEqual(github);
});

const { rules, problems } = parseHeadersFile(
  headersFile([
    { path: "/", ...HASHES },
    { path: "/es/invest/", scripts: HASHES.scripts, styles: ["'sha256-four'"] },
  ]),
);

test("the server can read every line of the headers file", () => {
  expect(problems).toEqual([]);
});

test.each([
  ["/", undefined],
  ["/es/invest/", undefined],
  ["/flags/us.svg", undefined],
  ["/locales/es/translation.json", undefined],
  ["/static/0a1b/house.avif", "public, max-age=31536000, immutable"],
  ["/assets/page-01234567.js", "public, max-age=31536000, immutable"],
  ["/assets/styles-0123456789abcdef0123.css", "public, max-age=31536000, immutable"],
  ["/data/0123456789/projects/en-1.json", "public, max-age=31536000, immutable"],
  ["/media/hero.mp4", "public, max-age=86400"],
  ["/icons/icon.svg", "public, max-age=86400"],
])("the Cache-Control header of %s is %s", (path, cacheControl) => {
  const headers = headersForPath(rules, path);
  expect(headers.get("cache-control")).toBe(cacheControl);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
  // It would make the browser start a new process for the page.
  for (const name of ["cross-origin-opener-policy", "x-robots-tag"]) expect(headers.has(name)).toBe(false);
});

test.each(["/", "/es/invest/", "/assets/page-01234567.js", "/static/a/b.avif", "/media/a.mp4", "/admin/decap-cms.js"])(
  "no header of %s is in two blocks, whose values some hosts would join",
  (path) => {
    const names = rules
      .filter(({ pattern }) => headersForPath([{ pattern, headers: new Map([["it", "matches"]]) }], path).size > 0)
      .flatMap(({ headers }) => [...headers.keys()]);
    expect(names.length).toBeGreaterThan(5);
    expect(new Set(names).size).toBe(names.length);
  },
);

test("each page's policy allows its own inline code, and what else may run scripts allows none", () => {
  const policyOf = (path: string) => headersForPath(rules, path).get("content-security-policy");
  expect(policyOf("/")).toBe(contentSecurityPolicy(HASHES));
  expect(policyOf("/es/invest/")).toContain("'sha256-four'");
  expect(policyOf("/es/invest/")).not.toContain("'sha256-three'");
  expect(policyOf("/assets/page-01234567.js")).toBeUndefined();
  for (const file of ["/flags/us.svg", "/sitemap.xml", "/media/a.xhtml"]) expect(policyOf(file)).toBe(FILE_POLICY);
});

const OWN_REDIRECT = "/api/* https://server.example.com/api/:splat 200\n";

test.each<Record<string, string>>([{}, { _redirects: OWN_REDIRECT }])(
  "beside %j, the build redirects to the Spanish 404 page alone",
  (own) => {
    const folder = folderOf();
    writeHeaders(folder, [], folderOf(own));
    const redirects = `${own._redirects ?? ""}/es/* /es/404/index.html 404\n`;
    expect(readFileSync(join(folder, "_redirects"), "utf8")).toBe(redirects);
  },
);

test("a page's former paths lead to it in every language, behind the owner's own rules", () => {
  const former = formerPaths([{ ...ALL_PAGES[3], former: ["/old-invest/"] }]);
  expect(redirectsFile("/a /b 302", ["/"], former)).toBe(
    "/a /b 302\n/old-invest/ /invest/ 301\n/es/old-invest/ /es/invest/ 301\n/es/* /es/404/index.html 404\n",
  );
});

test("where a prefix has gone, its addresses lead to the pages in the default language, former ones as well", () => {
  const former = formerPaths([{ ...ALL_PAGES[3], former: ["/old-invest/"] }]);
  const { rules } = readRedirects(redirectsFile("", ["/", "/invest/"], former, ["fr"]));
  expect(rules.filter(({ from }) => from.startsWith("/fr/"))).toEqual([
    { from: "/fr/", to: "/", status: 301 },
    { from: "/fr/invest/", to: "/invest/", status: 301 },
    { from: "/fr/old-invest/", to: "/invest/", status: 301 },
  ]);
});

test.each([
  ["/old /new", { from: "/old", to: "/new", status: 301 }],
  ["/old/  /new/?a=1#b 302", { from: "/old/", to: "/new/?a=1#b", status: 302 }],
])("our server follows %j", (line, rule) => {
  expect(readRedirects(`# moved\n${line}\n`)).toEqual({ rules: [rule], others: [] });
});

test.each(["/api/* https://server.example.com/api/:splat 200", "/old /new 200", "/old //evil.example", "/old"])(
  "our server does not follow %j",
  (line) => {
    expect(readRedirects(line)).toEqual({ rules: [], others: [line] });
  },
);

/** The built `_headers` with the owner's own. */
function headersWith(own: string) {
  const folder = folderOf();
  writeHeaders(folder, [{ path: "/", ...HASHES }], folderOf({ _headers: own }));
  return { folder, text: readFileSync(join(folder, "_headers"), "utf8") };
}

const OWN_HEADERS = `# Ours
/*
  Referrer-Policy: no-referrer
  X-Own: 1
/embedded/*
  ! X-Frame-Options
  X-Frame-Options: SAMEORIGIN
https://:project.pages.dev/*
  X-Robots-Tag: noindex
`;

test("the owner's own headers are kept, replace those of the build, and can be read by the server", async () => {
  const { folder } = headersWith(OWN_HEADERS);
  const rules = await readHeaderRules(folder);
  const page = headersForPath(rules, "/");
  expect(page.get("referrer-policy")).toBe("no-referrer");
  expect(page.get("x-own")).toBe("1");
  expect(page.get("x-frame-options")).toBe("DENY");
  expect(page.get("content-security-policy")).toBe(contentSecurityPolicy(HASHES));
  expect(page.has("x-robots-tag")).toBe(false);
  expect(headersForPath(rules, "/embedded/map/").get("x-frame-options")).toBe("SAMEORIGIN");
});

test("no pattern has two blocks, of which some hosts ignore the first", () => {
  const patterns = headersWith(OWN_HEADERS).text.match(/^\S.*$/gm) ?? [];
  expect(patterns).toEqual(expect.arrayContaining(["/*", "/embedded/*", "https://:project.pages.dev/*"]));
  expect(new Set(patterns).size).toBe(patterns.length);
});

test("a mistake in the owner's own headers stops the build, which names its line", () => {
  expect(() => headersWith("/*\n  no colon\n")).toThrow(/_headers has mistakes:\n {2}line 2: "no colon"/);
});

test.each(["/admin/", "/admin/decap-cms.js", "/admin/config.json"])(
  "%s has the editor's own headers: not indexed, always revalidated, and the sign-in popup may respond",
  (path) => {
    const headers = headersForPath(rules, path);
    expect(headers.get("content-security-policy")).toBe(editorSecurityPolicy());
    expect(headers.get("cache-control")).toBeUndefined();
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
  },
);
