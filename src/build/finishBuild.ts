// Post-processing of public/ after Gatsby: every step reads the built files or content/, and writes below public/.
import type { BuildArgs } from "gatsby";
import { editorSettings } from "../editor/config/editorSettings";
import { sitePages } from "../site/sitePages";
import { changeDates, newestOf } from "./html/changeDates";
import { compressFiles } from "./compressFiles";
import { encodePictures } from "./pictures/encodePictures";
import { finishPages } from "./html/finishPages";
import { builtBeyondHostLimits } from "./html/hostLimits";
import { GATSBY_FILES, setGatsbyFilesAside } from "./gatsbyFiles";
import { readSite } from "./readSite";
import { removeDeletedMedia, removeOldPages } from "./removeStaleFiles";
import { writeContentIds } from "./editor/writeContentIds";
import { writeEditor } from "./editor/writeEditor";
import { writeFlags } from "./data/writeFlags";
import { hostsOnly, writeHeaders } from "./html/writeHeaders";
import { writeManifest } from "./data/writeManifest";
import { writeSitemap } from "./html/writeSitemap";
import { writeSocialImages } from "./pictures/socialImages";
import { writeStyleSheets } from "./html/styleSheets";
import { writeTranslations } from "./data/writeTranslations";
import { writeWordmark } from "./pictures/wordmarkSvg";

const PUBLIC = "public";

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
  writeWordmark(PUBLIC, site.brand);
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
  await writeEditor(PUBLIC, editorSettings(process.env));
  await writeContentIds(PUBLIC, "content");
  writeHeaders(PUBLIC, pages);
  for (const warning of [...builtBeyondHostLimits(PUBLIC), ...hostsOnly()]) reporter.warn(warning);
  await compressFiles(PUBLIC);
  reporter.info("public/ is finished: styles, policy, headers, sitemap, social images, editor, compression");
}
