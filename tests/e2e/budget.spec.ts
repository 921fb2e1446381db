// SHOW_AMOUNTS=1 prints the measurements, for setting the limits in tests/budget.json.
import { get, type IncomingMessage } from "node:http";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { BrowserContextOptions, Page } from "@playwright/test";
import budget from "../budget.json";
import { overBudget, type Amount } from "../bench/budget";
import { fetchedFiles, open, scrollToEnd, type FetchedFile } from "../bench/visit";
import { DEFAULT_LANGUAGE } from "../../src/i18n/languages";
import { KINDS_OF_PAGES, type SitePage } from "./site";
import { SAMPLE } from "./sample";
import { expect, test, type OpenAs } from "./test";

type Amounts = Partial<Record<keyof typeof budget, Amount>>;

/** Pages that run hardly any script. */
const TO_READ = ["whoWeAre", "services", "invest"];

// Lighthouse's phone, a small high-density phone, a desktop.
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SMALL_PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

const count = (files: readonly FetchedFile[]): Amount => ({ value: files.length, files });
const bytes = (files: readonly FetchedFile[]): Amount => ({
  value: files.reduce((sum, file) => sum + file.bytes, 0),
  files,
});
const ending =
  (...ends: string[]) =>
  ({ path }: FetchedFile) =>
    ends.some((end) => path.endsWith(end));
const isScript = ending(".js");
const isPicture = ending(".avif", ".webp", ".jpg", ".png");

/** The first picture of the page, in the version the browser chose; pages of words have none. */
async function firstPicture(page: Page): Promise<(file: FetchedFile) => boolean> {
  const chosen = await page
    .locator("main img[fetchpriority=high]")
    .evaluateAll((pictures) => pictures.map((picture) => new URL((picture as HTMLImageElement).currentSrc).pathname));
  return ending(...chosen);
}

/** Lazy pictures may load before or after the load event: only what the page cannot do without is counted. */
async function neededFirst(page: Page, files: readonly FetchedFile[]): Promise<FetchedFile[]> {
  const isFirst = await firstPicture(page);
  return files.filter((file) => file.isEarly && (!isPicture(file) || isFirst(file)) && !ending(".svg")(file));
}

/** Characters of the style sheets or scripts inlined in the page. */
const charactersIn = (page: Page, elements: string) =>
  page
    .locator(elements)
    .evaluateAll((found) => found.reduce((sum, { textContent }) => sum + (textContent?.length ?? 0), 0));

/** All scripts that a page has run so far, compressed: those in its HTML and those it has loaded. */
async function scriptsRun(page: Page): Promise<Amount> {
  const inside = await page.locator("script:not([type])").allTextContents();
  const { value, files } = bytes((await fetchedFiles(page)).filter(isScript));
  return { value: value + brotliCompressSync(inside.join("\n")).length, files };
}

/** What a connection delivers before its first acknowledgment: ten TCP segments. */
const FIRST_FLIGHT_BYTES = 10 * 1460;

/** The part of a page that arrives in the first flight, along with the headers. */
async function firstFlight(url: string): Promise<string> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, resolve).on("error", reject);
  });
  const headers = answer.rawHeaders.join("\r\n").length;
  const body = Buffer.concat((await answer.toArray()) as Buffer[]).subarray(0, FIRST_FLIGHT_BYTES - headers);
  return brotliDecompressSync(body, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

async function visit(openAs: OpenAs, device: BrowserContextOptions, path: string): Promise<Page> {
  const page = await openAs(device);
  await open(page, path);
  return page;
}

/** Which of `amounts` exceed the budget of a page. */
function over({ key, path }: SitePage, amounts: Amounts) {
  if (process.env.SHOW_AMOUNTS) console.table(amounts, ["value"]);
  return overBudget(path, key, amounts, budget);
}

const inOneLanguage = KINDS_OF_PAGES.filter(({ language }) => language === DEFAULT_LANGUAGE);

for (const sitePage of KINDS_OF_PAGES) {
  const { path } = sitePage;
  test(`${path} stays within its byte budget`, SAMPLE, async ({ openAs }) => {
    const phone = await visit(openAs, PHONE, path);
    const opened = await fetchedFiles(phone);
    const css = await charactersIn(phone, "style");
    const inside = await charactersIn(phone, "script:not([type])");
    const early = await neededFirst(phone, opened);
    const hero = opened.filter(await firstPicture(phone));
    await scrollToEnd(phone);
    const read = await fetchedFiles(phone);
    const amounts = {
      htmlBytes: bytes(opened.slice(0, 1)),
      styleBytesInside: { value: css },
      requestsBeforeLoad: count(early),
      scriptsBeforeLoad: count(opened.filter((file) => isScript(file) && file.isEarly)),
      scriptBytesInside: { value: inside },
      scriptBytesReadToEnd: bytes(read.filter(isScript)),
      fonts: count(read.filter(ending(".woff2"))),
      firstPictureBytes: bytes(hero),
      pictureBytesPhone: bytes(read.filter(isPicture)),
    };
    expect(over(sitePage, amounts)).toEqual([]);
  });
}

// The same code in every language.
for (const sitePage of inOneLanguage.filter(({ key }) => TO_READ.includes(key))) {
  const { path } = sitePage;
  test(`${path}, read to its end, runs no more script than it may`, SAMPLE, async ({ openAs }) => {
    const page = await visit(openAs, PHONE, path);
    await scrollToEnd(page);
    expect(over(sitePage, { scriptBytesRun: await scriptsRun(page) })).toEqual([]);
  });
}

// Browsers paint what they have: a longer page does not appear later as long as its first view comes first.
for (const { path } of KINDS_OF_PAGES) {
  test(`${path} has its styles and headline in the first round trip`, SAMPLE, async ({ baseURL }) => {
    expect(await firstFlight(`${baseURL}${path}`)).toMatch(/<\/style>[^]*<\/h1>/);
  });
}

// Pictures are the same in every language.
for (const sitePage of inOneLanguage) {
  const { path } = sitePage;
  test(`${path} stays within its picture byte budget on high-density and large screens`, SAMPLE, async ({ openAs }) => {
    const smallPhone = await visit(openAs, SMALL_PHONE, path);
    const hero = (await fetchedFiles(smallPhone)).filter(await firstPicture(smallPhone));
    const desktop = await visit(openAs, DESKTOP, path);
    await scrollToEnd(desktop);
    const amounts = {
      firstPictureBytesFineScreen: bytes(hero),
      pictureBytesDesktop: bytes((await fetchedFiles(desktop)).filter(isPicture)),
    };
    expect(over(sitePage, amounts)).toEqual([]);
  });
}
