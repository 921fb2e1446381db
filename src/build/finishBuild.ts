// Post-processing of public/ after Gatsby: every step reads the built files or content/, and writes below public/.
import type { BuildArgs } from "gatsby";
import { editorSettings } from "../editor/settings";
import { sitePages } from "../site/sitePages";
import { changeDates, newestOf } from "./changeDates";
import { compressFiles } from "./compressFiles";
import { encodePictures } from "./encodePictures";
import { finishPages } from "./finishPages";
import { GATSBY_FILES, setGatsbyFilesAside } from "./gatsbyFiles";
import { readSite } from "./readSite";
import { removeDeletedMedia } from "./removeDeletedMedia";
import { removeOldPages } from "./removeOldPages";
import { writeContentIds } from "./writeContentIds";
import { writeEditor } from "./writeEditor";
import { writeFlags } from "./writeFlags";
import { writeHeaders } from "./writeHeaders";
import { writeManifest } from "./writeManifest";
import { writeSitemap } from "./writeSitemap";
import { writeSocialImages } from "./socialImages";
import { writeStyleSheets } from "./styleSheets";
import { writeTranslations } from "./writeTranslations";
import { writeWordmark } from "./wordmarkSvg";

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
  const pages = finishPages(GATSBY_FILES, PUBLIC, writeStyleSheets(GATSBY_FILES, PUBLIC));
  await encodePictures(PUBLIC, "content");
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
  await compressFiles(PUBLIC);
  reporter.info("public/ is finished: styles, policy, headers, sitemap, social images, editor, compression");
}
