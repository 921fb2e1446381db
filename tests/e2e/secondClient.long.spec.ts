// A second business in the house: another name, color, font, place, language, menu, and far less content. What is the first one's must
// be content, so nothing of it may be left, and what the second one does not have must leave no hole.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { BRAND, ENTRIES, GREEN, PHONE, SITE } from "../fixtures/client/entries";
import { writeClient } from "../fixtures/client/writeClient";
import { copyProject, type ProjectCopy } from "../fixtures/projectCopy";
import { startProcess, type StartedProcess } from "../fixtures/startProcess";
import { WITHOUT_DOT_ENV } from "../withoutDotEnv";
import { axeFaults } from "./axeFaults";
import { crawl } from "./crawl";
import { brokenWords, lostTexts } from "./lostTexts";
import { expect, test } from "./test";

test.describe.configure({ mode: "serial" });
// Its analytics are not on this machine.
test.use({ expectedComplaint: /plausible\.io|ERR_NAME_NOT_RESOLVED/ });

const MAIL_ONLY = {
  SITE_URL: SITE.url,
  SMTP_URL: "smtp://mail.invalid:25",
  NOTIFY_EMAIL: SITE.contact.email,
  CRM: "none",
};

let project: ProjectCopy;
let server: StartedProcess;

function run(script: string, args: readonly string[] = [], env: Record<string, string> = {}) {
  const tsx = resolve("node_modules/tsx/dist/cli.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, script, ...args], {
    cwd: project.folder,
    env: { ...process.env, ...WITHOUT_DOT_ENV, ...env },
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

test.beforeAll(async () => {
  // A whole build without its caches.
  test.setTimeout(900_000);
  project = copyProject();
  await writeClient(project.folder);
  for (const script of ["src/content/texts/writeShapes.ts", "src/build/fonts/writeFallbackFont.ts"])
    expect(run(script).output).toMatch(/^Wrote /);
  expect(run("src/build/icons/writeIcons.ts").output).toMatch(/^Wrote /);
  const built = run("src/build/build.ts");
  expect(built.status, built.output.slice(-3000)).toBe(0);
  server = await startProcess(process.execPath, ["dist/server.js"], {
    name: "The second business's site",
    ready: /(http:\/\/127\.0\.0\.1:\d+)/,
    cwd: project.folder,
    env: {
      ...process.env,
      ...WITHOUT_DOT_ENV,
      HOST: "127.0.0.1",
      PORT: "0",
      LEADS_DATABASE_URL: `file:${join(project.folder, "leads.db")}`,
    },
  });
});

test.afterAll(async () => {
  await server?.stop();
  project?.remove();
});

test("its content is complete, and nothing is left to settle before it goes live", () => {
  expect(run("src/content/checks/checkContent.ts")).toMatchObject({ status: 0 });
  expect(run("src/server/launch/cli.ts", [], MAIL_ONLY)).toEqual({ status: 0, output: "Nothing is left to settle.\n" });
});

test("a running site passes the smoke test", () => {
  expect(run("src/server/smoke/cli.ts", [server.told])).toMatchObject({ status: 0 });
});

/** The first business: its name, its color, one of its houses; its places and phone, which are examples in the editor. */
const FIRST_IN_EDITOR = /FlipX|d90000|white-farmhouse|Poppins/i;
const FIRST = new RegExp(
  `${FIRST_IN_EDITOR.source}|305[ )-]*555[ -]*0142|13055550142|Florida|Miami|Hialeah|Broward`,
  "i",
);

test("no built file has anything of the first business", () => {
  const folder = join(project.folder, "public");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const texts = files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => /\.(html|json|js|css|svg|xml|txt|webmanifest)(\.gz)?$/.test(file));
  expect(texts.length).toBeGreaterThan(50);
  const left = texts.flatMap((file) => {
    const bytes = readFileSync(file);
    const first = file.includes("/admin/") ? FIRST_IN_EDITOR : FIRST;
    const found = first.exec((file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString());
    return found ? [`${file.slice(folder.length)}: ${found[0]}`] : [];
  });
  expect(left).toEqual([]);
});

test("nothing is in Spanish any more, and former addresses lead to the English pages", async ({ request }) => {
  const folder = join(project.folder, "public");
  expect(readdirSync(folder)).toContain("fr");
  expect(readdirSync(folder)).not.toContain("es");
  const sitemap = readFileSync(join(folder, "sitemap.xml"), "utf8");
  expect([...new Set(sitemap.match(/(?<=hreflang=")[\w-]+/g))].sort()).toEqual(["en", "fr", "x-default"]);
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".html") && !name.startsWith("admin"),
  );
  const spanish = pages.filter((name) =>
    /hreflang="es"|lang="es"|"\/es\/|es_US|Español/.test(readFileSync(join(folder, name), "utf8")),
  );
  expect(spanish).toEqual([]);
  for (const path of ["/", "/invest/", "/projects/maple-street/"]) {
    const answer = await request.get(`${server.told}/es${path}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, path]);
  }
});

test("French pages say so, are linked, and write amounts and dates as French does", async ({ page }) => {
  const name = "projects/maple-street.json";
  await page.goto(`${server.told}/projects/maple-street/`);
  await page.locator("header summary").first().click();
  await page.getByRole("link", { name: "Français", exact: true }).click();
  await expect(page).toHaveURL(`${server.told}/fr/projects/maple-street/`);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator("header").getByRole("link", { name: "Investir", exact: true })).toHaveAttribute(
    "href",
    "/fr/invest/",
  );
  await expect(page.locator('head [rel="alternate"]')).toHaveCount(3);
  const { deal } = ENTRIES[name] as { deal: { salePrice: number } };
  const main = page.locator("main");
  await expect(main).toContainText(`${String(deal.salePrice).replace("000", "\u202f000")}\u00a0$`);
  await expect(main).toContainText("mars 2026");
});

test("texts are in its font, and so is the font that is loaded first", async ({ page }) => {
  await openPage(page, "/");
  expect(
    await page
      .locator('head [rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href)),
  ).toEqual([expect.stringContaining("arimo"), expect.stringContaining("arimo")]);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^Arimo,/);
  expect(await page.evaluate(() => document.fonts.check("16px Arimo"))).toBe(true);
});

test("every page is reached by links, and no link leads to what was left out", async ({ request }) => {
  const { idsOn, asked } = await crawl(request, server.told);
  const own = Object.keys(ENTRIES).filter((name) => name.startsWith("projects/")).length;
  expect(idsOn.size).toBe(2 * (7 + 4 + own));
  expect(asked.filter(({ path, place }) => place !== "" && !idsOn.get(path)?.includes(place))).toEqual([]);
});

const PATHS = [
  "/",
  "/fr/",
  "/fr/invest/",
  "/who-we-are/",
  "/services/",
  "/invest/",
  "/contact-us/",
  "/sell-your-house/",
  "/projects/",
];
const WIDTHS = [320, 390, 1440];

const openPage = async (page: Page, path: string) => {
  await page.goto(server.told + path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

for (const path of PATHS)
  test(`on ${path} nothing runs over, is empty, or cannot be used`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      expect(await lostTexts(page), `${width} px`).toEqual([]);
    }
    expect(await axeFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeFaults(page, { rules: ["color-contrast"] })).toEqual([]);
    const empty = page.locator("main section:not(:has(li, p, a, img, form, details, video))");
    expect(await empty.count()).toBe(0);
    await expect(page.locator("footer")).toContainText(PHONE);
    await expect(page.locator("header img")).toHaveAttribute("alt", BRAND);
  });

test("with larger text, no page runs over on a phone", async () => {
  const browser = await chromium.launchPersistentContext("", {
    viewport: { width: 320, height: 700 },
    args: ["--blink-settings=defaultFontSize=21"],
  });
  const page = await browser.newPage();
  for (const path of PATHS) {
    await openPage(page, path);
    expect([...(await lostTexts(page)), ...(await brokenWords(page))], path).toEqual([]);
  }
  await browser.close();
});

test("the calculator is there for anyone, the menu has the blog, and the house has its color", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/");
  await expect(page.locator("header").getByRole("link", { name: "Blog" })).toHaveAttribute("href", /^https:\/\/blog\./);
  const button = page.locator("[data-hero-buttons] a").first();
  await expect(button).toHaveCSS(
    "background-color",
    `rgb(${[1, 3, 5].map((at) => parseInt(GREEN.dark.slice(at, at + 2), 16)).join(", ")})`,
  );
  await page.locator("#contact").scrollIntoViewIfNeeded();
  await expect(page.locator("#calculator form")).toBeVisible();
});
