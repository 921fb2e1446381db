// Post-processing of public/ after Gatsby: every step reads the built files or content/, and writes below public/.
import type { BuildArgs } from "gatsby";
import { editorSettings } from "../editor/config/editorSettings";
import { sitePages } from "./sitePages";
import { changeDates, newestOf } from "./html/changeDates";
import { compressFiles } from "./compressFiles";
import { encodePictures } from "./pictures/encodePictures";
import { finishPages } from "./html/finishPages";
import { hostsOnly, writeHeaders } from "./html/writeHeaders";
import { GATSBY_FILES, setGatsbyFilesAside, pageFiles } from "./gatsbyFiles";
import { readSite } from "./readSite";
import { writeEditor } from "./editor/writeEditor";
import { writeSitemap } from "./html/writeSitemap";
import { writeSocialImages } from "./pictures/socialImages";
import { writeWordmark } from "./pictures/wordmarkSvg";
import { writeStyleSheets } from "./html/styleSheets";
import { writeTranslations } from "./data/writeTranslations";
import { readFileSync, writeFileSync, existsSync, rmSync } from "node:fs";
import path from "node:path";
import { flagAddress } from "../contact/ui/country/flagAddress";
import type { Country } from "../content/contentTypes/country";
import { replaceFiles } from "./replaceFiles";
import { isRecord } from "../content/isRecord";
import { listIn } from "../content/listIn";
import { COLORS } from "../theme/tokens";
import { readPublished } from "../content/read/readContent";
import { CONTENT_IDS, contentIds } from "../editor/publishing/contentIds";
import { filesBelow } from "../platform/publicWalk";

// Gatsby deletes too little in public/: what an earlier build wrote would stay published.
const MEDIA = "media";

const fileOf = (page: string) => page.replace(/^\//, "").replace(/(^|\/)$/, "$1index.html");

/** Removes media that editors have deleted: Gatsby only copies `static/`. */
export function removeDeletedMedia(publicFolder: string, staticFolder: string): void {
  const published = path.join(publicFolder, MEDIA);
  if (!existsSync(published)) return;
  for (const name of filesBelow(published))
    if (!existsSync(path.join(staticFolder, MEDIA, name))) rmSync(path.join(published, name));
}

/**
 * Removes pages of earlier builds: once Gatsby has cleared its cache, it no longer knows about them. `compressFiles`
 * deletes their compressed copies.
 * @param pages paths of the current pages
 */
export function removeOldPages(publicFolder: string, pages: readonly string[]): void {
  const known = new Set(pages.map(fileOf));
  for (const name of pageFiles(publicFolder)) if (!known.has(name)) rmSync(path.join(publicFolder, name));
}

const DRAWINGS = "node_modules/country-flag-icons/3x2";

const hasFlag = (entry: unknown): entry is Pick<Country, "iso2"> => isRecord(entry) && typeof entry.iso2 === "string";

/** Writes the flags of the form's countries; throws if a country has no flag image. */
export function writeFlags(publicFolder: string, contentFolder: string): void {
  const countries = listIn(readFileSync(path.join(contentFolder, "countries.json"), "utf8"), hasFlag);
  const drawings = countries.map(
    ({ iso2 }) => [path.basename(flagAddress(iso2)), readFileSync(path.join(DRAWINGS, `${iso2}.svg`), "utf8")] as const,
  );
  replaceFiles(path.join(publicFolder, "flags"), new Map(drawings));
}

const PUBLIC = "public";

let editor: Promise<void> | undefined;

/** Starts with the editor, which needs nothing of Gatsby's, while Gatsby leaves a core idle. */
export function beginEditor(): Promise<void> {
  editor = writeEditor(PUBLIC, editorSettings(process.env));
  // `finishBuild` reports failures.
  editor.catch(() => undefined);
  return editor;
}

/** Gatsby's `onPostBuild`: each step reads what the previous ones have written. */
export async function finishBuild({ reporter, getNodesByType }: BuildArgs): Promise<void> {
  const site = readSite("content");
  removeOldPages(
    PUBLIC,
    getNodesByType("SitePage").map((page) => String(page.path)),
  );
  setGatsbyFilesAside(PUBLIC);
  removeDeletedMedia(PUBLIC, "static");
  writeFlags(PUBLIC, "content");
  writeTranslations(PUBLIC, "content");
  writeManifest(PUBLIC, site.brand);
  writeWordmark(PUBLIC, site);
  await writeSocialImages(PUBLIC, "content");
  const pages = finishPages(GATSBY_FILES, PUBLIC, writeStyleSheets(GATSBY_FILES, PUBLIC), site.analytics);
  await encodePictures({ publicFolder: PUBLIC, contentFolder: "content" });
  const dates = changeDates("content");
  const listed = sitePages("content").map(({ path, files }) => ({
    path,
    changed: newestOf(
      dates,
      files.map((file) => `content/${file}`),
    ),
  }));
  writeSitemap(PUBLIC, site.url, listed);
  await (editor ?? beginEditor());
  await writeContentIds(PUBLIC, "content");
  writeHeaders(PUBLIC, pages);
  for (const warning of hostsOnly()) reporter.warn(warning);
  await compressFiles(PUBLIC);
  reporter.info("public/ is finished: styles, policy, headers, sitemap, social images, editor, compression");
}

/** Writes the web app manifest; its icons are in static/icons/. */
function writeManifest(publicFolder: string, brand: string): void {
  const icon = (size: number, purpose: string) => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    name: brand,
    short_name: brand,
    start_url: "/",
    display: "browser",
    background_color: COLORS.light.paper,
    theme_color: COLORS.light.ink,
    icons: [icon(192, "any"), icon(512, "any"), { ...icon(512, "maskable"), src: "/icons/icon-maskable-512.png" }],
  };
  writeFileSync(path.join(publicFolder, "manifest.webmanifest"), JSON.stringify(manifest));
}

// Tells the editor what content the site was built from, so that it can show whether a saved change is live.
async function writeContentIds(publicFolder: string, contentFolder: string): Promise<void> {
  const files = readPublished(contentFolder).filter(({ name }) => name.endsWith(".json"));
  writeFileSync(path.join(publicFolder, "admin", CONTENT_IDS), JSON.stringify(await contentIds(files)));
}
