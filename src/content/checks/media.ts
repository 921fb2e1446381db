// Are the pictures, films and captions there, and fit for their place?
import { LANGUAGE_NAMES } from "../../i18n/languageNames";
import { LANGUAGES } from "../../i18n/languages";
import { foundFields } from "../foundFields";
import { isGroup } from "../isGroup";
import { mediaFields, type Media, type MediaFact, type MediaField } from "../media";
import type { ParsedFile, Problem } from "../problem";

/** Two shapes count as equal up to this difference of width ÷ height. */
const SHAPE_TOLERANCE = 0.01;

const size = ({ widthPixels, heightPixels }: { widthPixels: number; heightPixels: number }) =>
  `${widthPixels} × ${heightPixels}`;

function missingMessage({ kind, written }: MediaField, nearest: string | undefined): string {
  const folder = written.slice(0, written.lastIndexOf("/") + 1);
  const advice = kind === "picture" ? "put the picture there, beside its entry" : "put it into static/media/";
  return `names ${written}, which is not there: ${nearest ? `did you mean ${folder}${nearest}?` : advice}`;
}

function brokenMessage({ kind, written }: MediaField): string {
  if (kind === "picture")
    return "cannot be read as a picture, or breaks off: copy it again, or save it again as JPEG, PNG or WebP";
  if (written.endsWith(".vtt")) return "is not a captions file: its first line must be WEBVTT";
  return "cannot be read as a film, or breaks off: copy it again, or save it again as MP4 or WebM, as its name ends";
}

function mediaMessage(found: MediaField, fact: MediaFact): string | undefined {
  const home = found.kind === "picture" ? "content/" : "static/media/";
  if (!found.path.startsWith(home)) return `must name a file in ${home}`;
  if (fact.state === "missing") return missingMessage(found, fact.nearest);
  if (fact.state === "linked") return "is a link to another file: put the file itself in its place";
  if (fact.state === "broken") return brokenMessage(found);
  if (fact.state === "picture" && fact.widthPixels < found.minWidth)
    return `is ${fact.widthPixels} pixels wide: this place needs at least ${found.minWidth}`;
  return undefined;
}

function shapeMessage(found: MediaField, all: MediaField[], media: Media): string | undefined {
  if (!found.sameShapeAs) return undefined;
  const sibling = found.field.replace(/[^.]+\.file$/, `${found.sameShapeAs}.file`);
  const other = all.find(({ field }) => field === sibling);
  if (other?.path === found.path) return `names the same picture as ${found.sameShapeAs}: name another one`;
  const [mine, theirs] = [media(found.path), other && media(other.path)];
  if (mine.state !== "picture" || theirs?.state !== "picture") return undefined;
  const ratio = (mine.widthPixels * theirs.heightPixels) / (mine.heightPixels * theirs.widthPixels);
  if (Math.abs(ratio - 1) <= SHAPE_TOLERANCE) return undefined;
  return `has another shape (${size(mine)}) than ${found.sameShapeAs} (${size(theirs)}): crop both pictures alike`;
}

function captionProblems({ name, schema, value }: ParsedFile): Problem[] {
  return foundFields(schema, value).flatMap(({ field, value: film, meta }) => {
    const captions = meta.kind === "video" && isGroup(film) && film.captions;
    if (!isGroup(captions)) return [];
    return LANGUAGES.flatMap((language, place) => {
      const own = captions[language];
      const other = LANGUAGES.slice(0, place).find((before) => own !== undefined && captions[before] === own);
      if (!other) return [];
      const [theirs, ours] = [LANGUAGE_NAMES[other].english, LANGUAGE_NAMES[language].english];
      const message = `names the ${theirs} captions: name the ${ours} ones`;
      return [{ file: name, field: `${field}.captions.${language}`, message }];
    });
  });
}

/** Files that are not there, cannot be used, are too small, or are or do not match their counterpart. */
export function mediaProblems(files: ParsedFile[], media: Media): Problem[] {
  return files.flatMap((file) => {
    const fields = mediaFields(file);
    const own = fields.flatMap((found) => {
      const message = mediaMessage(found, media(found.path)) ?? shapeMessage(found, fields, media);
      return message ? [{ file: file.name, field: found.field, message }] : [];
    });
    return [...own, ...captionProblems(file)];
  });
}
