import { get, type IncomingMessage } from "node:http";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { Page } from "@playwright/test";
import type { Amount } from "../bench/budget";
import { fetchedFiles, scrollToEnd, type FetchedFile } from "../bench/visit";
import { pathOf } from "../../src/site/pages";
import { bytes, ending, firstPicture, isPicture, over, visit, type Amounts } from "./pageAmounts";
import { KINDS_OF_PAGES } from "./site";
import { SAMPLE } from "./sample";
import { expect, test, type OpenAs } from "./test";

/** Pages that run hardly any script. */
const TO_READ = ["whoWeAre", "services", "invest"] as const;

// Lighthouse's.
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const count = (files: readonly FetchedFile[]): Amount => ({ value: files.length, files });
const isScript = ending(".js");

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

/** What a phone fetches and runs, from the first request to the end of the page. */
async function amountsOnPhone(openAs: OpenAs, path: string): Promise<Amounts> {
  const page = await visit(openAs, PHONE, path);
  const opened = await fetchedFiles(page);
  const css = await charactersIn(page, "style");
  const inside = await charactersIn(page, "script:not([type])");
  const early = await neededFirst(page, opened);
  const hero = opened.filter(await firstPicture(page));
  await scrollToEnd(page);
  const read = await fetchedFiles(page);
  return {
    htmlBytes: bytes(opened.slice(0, 1)),
    styleBytesInside: { value: css },
    requestsBeforeLoad: count(early),
    scriptsBeforeLoad: count(opened.filter((file) => isScript(file) && file.isEarly)),
    scriptBytesInside: { value: inside },
    scriptBytesReadToEnd: bytes(read.filter(isScript)),
    fonts: count(read.filter(ending(".woff2"))),
    firstPictureBytes: bytes(hero),
    pictureBytesPhone: bytes(read.filter(isPicture)),
    ...(TO_READ.some((key) => path === pathOf(key)) && { scriptBytesRun: await scriptsRun(page) }),
  };
}

for (const sitePage of KINDS_OF_PAGES) {
  const { path } = sitePage;
  test(
    `${path} has its headline in the first round trip and stays within its byte budget`,
    SAMPLE,
    async ({ baseURL, openAs }) => {
      // Browsers paint what they have: a longer page does not appear later as long as its first view comes first.
      expect(await firstFlight(`${baseURL}${path}`)).toMatch(/<\/style>[^]*<\/h1>/);
      expect(over(sitePage, await amountsOnPhone(openAs, path))).toEqual([]);
    },
  );
}
