// The scripts that a visit loads, and what is in them: npm run bench bundle
// Each page is opened in Chromium until it is idle, then scrolled to its end; no form is touched.
import { readFileSync } from "node:fs";
import path from "node:path";
import { contentsFile, type ScriptContents } from "../../src/build/scripts/browserScripts";
import { chromium } from "@playwright/test";
import { SITE_PAGES } from "../e2e/site";
import { ensureChromium } from "../findChromium";
import { conditions, kilobytes, report } from "./report";
import { startSite } from "./siteServer";
import { fetchedFiles, open, scrollToEnd, type FetchedFile } from "./visit";

const LARGEST = 6;

interface Visit {
  path: string;
  opened: FetchedFile[];
  /** Those loaded while the page was scrolled to its end. */
  later: FetchedFile[];
}

const isScript = ({ path }: FetchedFile) => path.endsWith(".js");
const total = (files: readonly FetchedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

async function visitPages(url: string): Promise<Visit[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ["--disable-gpu"] });
  const visits: Visit[] = [];
  for (const { path } of SITE_PAGES) {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 412, height: 823 } });
    await open(page, path);
    const opened = (await fetchedFiles(page)).filter(isScript);
    await scrollToEnd(page);
    const read = (await fetchedFiles(page)).filter(isScript);
    visits.push({ path, opened, later: read.filter((file) => !opened.some(({ path: one }) => one === file.path)) });
    await page.close();
  }
  await browser.close();
  return visits;
}

const PACKAGE = /node_modules\/(?!.*node_modules\/)(@[^/]+\/[^/]+|[^/]+)/;

/** The packages or own files that make up most of a script, in kB before compression. */
function contents(script: string, byScript: ScriptContents): string {
  const shares = new Map<string, number>();
  for (const [file, characters] of Object.entries(byScript[path.basename(script)] ?? {})) {
    const owner = PACKAGE.exec(file)?.[1] ?? file;
    shares.set(owner, (shares.get(owner) ?? 0) + characters);
  }
  return [...shares]
    .sort(([, one], [, other]) => other - one)
    .slice(0, LARGEST)
    .map(([owner, characters]) => `${owner} ${kilobytes(characters)}`)
    .join(", ");
}

async function run(): Promise<void> {
  const site = await startSite();
  const visits = await visitPages(site.url).finally(() => site.stop());
  report(
    [
      ["Page", "scripts", "kB", "to its end", "kB"],
      ...visits.map(({ path, opened, later }) => [
        path,
        String(opened.length),
        kilobytes(total(opened)),
        `+${later.length}`,
        `+${kilobytes(total(later))}`,
      ]),
    ],
    ["Brotli, as served; nothing is touched. An island loads when it comes near the screen.", conditions()],
  );
  const parts = JSON.parse(readFileSync(contentsFile("public"), "utf8")) as ScriptContents;
  const scripts = new Map(
    visits.flatMap(({ opened, later }) => [...opened, ...later]).map((file) => [file.path, file]),
  );
  const rows = [...scripts.values()]
    .sort((one, other) => other.bytes - one.bytes)
    .map((file) => [file.path, kilobytes(file.bytes), contents(file.path, parts)]);
  report([["Script", "kB", "largest parts, kB before compression"], ...rows]);
}

void run();
