// Which files content/ has, and what an editor is told of others.
import path from "node:path";
import { KINDS } from "./kinds";
import { nearest } from "./nearest";
import { TEXT_SCHEMAS } from "./texts";

const isFolder = ({ place }: { place: string }) => !place.endsWith(".json");

/** The kinds whose entries have a file each. */
export const FOLDER_KINDS = KINDS.filter(isFolder);

/** The files that the site cannot do without, below content/. */
export const NEEDED_FILES: readonly string[] = [
  ...Object.keys(TEXT_SCHEMAS).map((text) => `text/${text}.json`),
  ...KINDS.filter((kind) => !isFolder(kind)).map(({ place }) => place),
];

const JSON_ENDING = /\.json(\.txt)?$/i;

/** True for names that were meant to be JSON files, `oak.JSON` and `oak.json.txt` among them. */
export const isMeantAsJson = (name: string): boolean => JSON_ENDING.test(name);

const PICTURE = /\.(jpe?g|png|webp)$/;

/** The browser editor uploads such pictures before their field refuses them, and cannot take them back. */
const REFUSED_UPLOAD = /\.(heic|heif|avif|gif|bmp|svg|tiff?)$/;

const FILM = /\.(mp4|webm|mov|vtt|srt)$/i;

/** True for pictures, films and captions, also for those that the site cannot show. */
export const isMedia = (name: string): boolean =>
  [PICTURE, REFUSED_UPLOAD, FILM].some((ending) => ending.test(name.toLowerCase()));

/** What systems, editors and Git put beside the files of a person. */
const OF_THE_SYSTEM = /(^|\/)(\.[^/]*(\/.*)?|~\$[^/]*|[^/]*~|thumbs\.db|desktop\.ini)$/i;

/** True for hidden files and folders, backups and lock files: neither the check nor Gatsby (gatsby-config.ts) reads them. */
export const isOfTheSystem = (name: string): boolean => OF_THE_SYSTEM.test(name);

/** True for what may lie in content/ without being content itself; pictures are checked where an entry names them. */
export const isPassedOver = (name: string): boolean =>
  name === "README.md" || PICTURE.test(name) || REFUSED_UPLOAD.test(name) || isOfTheSystem(name);

const plainName = (file: string) => path.posix.basename(file, ".json").replaceAll("-", "").toLowerCase();

/** True when one file's name is the beginning of the other's: `homepage.json`, `contact.json`. */
function isPartOf(file: string, written: string): boolean {
  const [known, name] = [plainName(file), plainName(written)];
  return name.length > 2 && (known.startsWith(name) || name.startsWith(known));
}

/** What an editor is told of a file that nothing on the site reads; `name` is its path below content/. */
export function unknownFile(name: string): string {
  if (!isMeantAsJson(name))
    return (
      "is not a kind of file that belongs here: content/ holds .json files and pictures that end in .jpg, .jpeg, " +
      ".png or .webp (in small letters), films and captions lie in static/media/"
    );
  const plain = name.replace(JSON_ENDING, ".json");
  const base = path.posix.basename(plain);
  // A file in a folder of the site was meant for that folder.
  const folder = path.posix.dirname(plain);
  const isKnown = folder === "text" || FOLDER_KINDS.some(({ place }) => place === folder);
  const folders = FOLDER_KINDS.filter(({ place }) => !isKnown || place === folder);
  const entries = folders.map(({ place }) => `${place}/${base}`);
  const near =
    nearest([...NEEDED_FILES, ...entries], plain) ?? NEEDED_FILES.find((file) => path.posix.basename(file) === base);
  const meant = near ? [near] : NEEDED_FILES.filter((file) => isPartOf(file, plain));
  const hint = meant.length > 0 ? `did you mean ${meant.join(" or ")}?` : "check its folder and its name";
  return `is not a file that the site knows: ${hint}`;
}
