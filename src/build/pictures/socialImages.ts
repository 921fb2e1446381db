import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { factsOf, type Facts } from "../../content/facts";
import { isRecord } from "../../content/isRecord";
import { LANGUAGES, perLanguage, type Language } from "../../i18n/languages";
import { socialImagePath } from "../../components/socialImagePath";
import { ENTRY_PAGES } from "../../site/entryPages";
import { ALL_PAGES } from "../../site/pages";
import { entryPagesIn } from "../sitePages";
import { COLORS } from "../../theme/tokens";
import { openCache, type BuildCache } from "../buildCache";
import { readSite } from "../readSite";
import { replaceFiles } from "../replaceFiles";
import { naming } from "./encodePictures";
import { drawable, drawText, wrapText } from "./textPaths";
import { drawMark, type Mark } from "./wordmarkSvg";
import { isLocalized, localize } from "../../content/localize";

// The size in pixels that social networks recommend.
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const TITLE = { size: 64, lineHeight: 76, width: 760 };

interface Card {
  path: string;
  /** File with the title, below content/. */
  file: string;
  /** The keys in `namedBy` of the picture, such as `pictures.invest`, or of two side by side. */
  pictures: readonly string[];
  /** File with that key, below content/. */
  namedBy: string;
}

const SITE_FILE = "site.json";

const cards = (contentFolder: string): Card[] => [
  ...ALL_PAGES.map(({ path, texts: [text], picture }) => ({
    path,
    file: `text/${text}.json`,
    pictures: [picture],
    namedBy: SITE_FILE,
  })),
  ...entryPagesIn(contentFolder).map(({ key, path, file }) => {
    const { picture } = ENTRY_PAGES[key];
    return "ofSite" in picture
      ? { path, file, pictures: [picture.ofSite], namedBy: SITE_FILE }
      : { path, file, pictures: picture.ofEntry, namedBy: file };
  }),
];

const readContent = (contentFolder: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(contentFolder, file), "utf8"));

/**
 * A page's picture, relative to the file `namedBy` in content/ that names it.
 * @throws Error if that file has no picture under this key
 */
export function pictureFile(
  content: unknown,
  picture: string,
  { path: page, namedBy }: Pick<Card, "path" | "namedBy">,
): string {
  const found = picture.split(".").reduce((inner, name) => (isRecord(inner) ? inner[name] : undefined), content);
  if (!isRecord(found) || typeof found.file !== "string")
    throw new Error(`src/site/ gives ${page} the picture ${picture}, which content/${namedBy} does not have`);
  return found.file;
}

/** The text over a picture, and the line between two, as SVG with outlined letters, so that no font is needed. */
function overlay(title: string, mark: Mark, isDivided: boolean): string {
  const lines = wrapText(title, TITLE.size, TITLE.width);
  const top = HEIGHT - MARGIN - (lines.length - 1) * TITLE.lineHeight;
  const words = lines.map((line, i) => drawText(line, MARGIN + 32, top + i * TITLE.lineHeight, TITLE.size)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="scrim" x1="0" y1="0.3" x2="0.9" y2="0">
      <stop offset="0.2" stop-color="${COLORS.light.ink}" stop-opacity="0.85"/>
      <stop offset="1" stop-color="${COLORS.light.ink}" stop-opacity="0"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#scrim)"/>
    ${isDivided ? `<rect x="${WIDTH / 2 - 3}" width="6" height="100%" fill="${COLORS.light["ink-accent-line"]}"/>` : ""}
    <rect x="${MARGIN}" y="${top - TITLE.size}" width="5" height="${HEIGHT - MARGIN - top + TITLE.size + 16}" fill="${COLORS.light["ink-accent-line"]}"/>
    <g fill="${COLORS.light["on-ink"]}">${words}${drawMark(mark, MARGIN, MARGIN + 36, 44)}</g>
  </svg>`;
}

/** The brand at either end of a title, with its separator: `{{brand}}: …`, `… | {{brand}}`. */
const BRAND_APART = /^\{\{brand\}\}\s*[:|·–—-]\s*|\s*[|·–—-]\s*\{\{brand\}\}$/g;

/** The title for search engines, or the entry's own title if it has none. */
function titleOf(words: unknown, language: Language, facts: Facts): string {
  const { seo, title: own } = isRecord(words) ? words : {};
  const titles = isRecord(seo) ? seo.title : own;
  // The image already shows the brand.
  const bare = isLocalized(titles)
    ? perLanguage((each) => titles[each].replace(BRAND_APART, ""))
    : perLanguage(() => "");
  const title = drawable(localize(bare, language, facts));
  return title.charAt(0).toUpperCase() + title.slice(1);
}

const HALF = { left: 0, top: 0, width: WIDTH / 2, height: HEIGHT };

/** The right half of the last picture beside the left half of the first, if there are two, under what is drawn. */
async function draw(pictures: readonly Buffer[], drawn: Buffer): Promise<Buffer> {
  const [first, second = first] = pictures.map((picture) => sharp(picture).resize(WIDTH, HEIGHT, { fit: "cover" }));
  if (!first || !second) throw new Error("A social image needs a picture");
  const beside = second === first ? [] : [{ input: await first.extract(HALF).toBuffer(), left: 0, top: 0 }];
  return second
    .composite([...beside, { input: drawn }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** Writes the 1200x630 picture for shared links of every page in every language, and removes all others. */
export async function writeSocialImages(
  publicFolder: string,
  contentFolder: string,
  cache: BuildCache = openCache(".cache/social"),
): Promise<void> {
  const site = readSite(contentFolder);
  const facts = factsOf(site);
  const drawCard = async (card: Card, language: Language): Promise<[string, Buffer]> => {
    const named = readContent(contentFolder, card.namedBy);
    const sources = card.pictures.map((picture) =>
      path.join(contentFolder, path.dirname(card.namedBy), pictureFile(named, picture, card)),
    );
    const pictures = sources.map((source) => readFileSync(source));
    const words = readContent(contentFolder, card.file);
    const drawn = Buffer.from(overlay(titleOf(words, language, facts), site, pictures.length > 1));
    const image = await cache.of([...pictures, drawn], () => naming(sources.join(", "), draw(pictures, drawn)));
    return [path.basename(socialImagePath(language, card.path)), image];
  };
  // All at once: Node's thread pool limits how many run in parallel.
  const images = await Promise.all(
    cards(contentFolder).flatMap((card) => LANGUAGES.map((language) => drawCard(card, language))),
  );
  replaceFiles(path.join(publicFolder, "social"), new Map(images));
  cache.forgetOthers();
}
