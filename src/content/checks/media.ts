// Do the pictures, films and captions exist, and do they fit their place?
import type { Words } from "../../i18n/editorLanguages";
import { LANGUAGE_NAMES } from "../../i18n/languageNames";
import { LANGUAGES } from "../../i18n/languages";
import { foundFields } from "../schema/foundFields";
import { isGroup } from "../isGroup";
import { IS_A_LINK, mediaFields, type Media, type MediaFact, type MediaField } from "../read/media";
import type { ParsedFile, Problem } from "./problem";

/** Two pictures have the same shape up to this relative difference in width ÷ height. */
const SHAPE_TOLERANCE = 0.01;

const size = ({ widthPixels, heightPixels }: { widthPixels: number; heightPixels: number }) =>
  `${widthPixels} × ${heightPixels}`;

function missingMessage({ kind, written }: MediaField, nearest: string | undefined): Words {
  const folder = written.slice(0, written.lastIndexOf("/") + 1);
  const meant = nearest && `${folder}${nearest}`;
  const advice =
    kind === "picture"
      ? { en: "put the picture there, beside its entry", es: "ponga la imagen allí, junto a su entrada" }
      : { en: "put it into static/media/", es: "póngalo en static/media/" };
  return {
    en: `names ${written}, which is not there: ${meant ? `did you mean ${meant}?` : advice.en}`,
    es: `nombra ${written}, que no está allí: ${meant ? `¿quiso decir ${meant}?` : advice.es}`,
  };
}

function brokenMessage({ kind, written }: MediaField): Words {
  if (kind === "picture")
    return {
      en: "cannot be read as a picture, or breaks off: copy it again, or save it again as JPEG, PNG or WebP",
      es: "no se puede leer como imagen o está incompleta: cópiela de nuevo, o guárdela de nuevo como JPEG, PNG o WebP",
    };
  if (written.endsWith(".vtt"))
    return {
      en: "is not a captions file: its first line must be WEBVTT",
      es: "no es un archivo de subtítulos: su primera línea debe ser WEBVTT",
    };
  return {
    en: "cannot be read as a video, or breaks off: copy it again, or save it again as MP4 or WebM, as its name ends",
    es: "no se puede leer como video o está incompleto: cópielo de nuevo, o guárdelo de nuevo como MP4 o WebM, según su nombre",
  };
}

function mediaMessage(found: MediaField, fact: MediaFact): Words | undefined {
  const home = found.kind === "picture" ? "content/" : "static/media/";
  if (!found.path.startsWith(home))
    return { en: `must name a file in ${home}`, es: `debe nombrar un archivo de ${home}` };
  if (fact.state === "missing") return missingMessage(found, fact.nearest);
  if (fact.state === "linked") return IS_A_LINK;
  if (fact.state === "broken") return brokenMessage(found);
  if (fact.state === "picture" && fact.widthPixels < found.minWidth)
    return {
      en: `is ${fact.widthPixels} pixels wide: this place needs at least ${found.minWidth}`,
      es: `tiene ${fact.widthPixels} píxeles de ancho: este lugar necesita al menos ${found.minWidth}`,
    };
  return undefined;
}

function shapeMessage(found: MediaField, all: MediaField[], media: Media): Words | undefined {
  if (!found.sameShapeAs) return undefined;
  const sibling = found.field.replace(/[^.]+\.file$/, `${found.sameShapeAs}.file`);
  const other = all.find(({ field }) => field === sibling);
  if (other?.path === found.path)
    return {
      en: `names the same picture as ${found.sameShapeAs}: name another one`,
      es: `nombra la misma imagen que ${found.sameShapeAs}: elija otra`,
    };
  const [mine, theirs] = [media(found.path), other && media(other.path)];
  if (mine.state !== "picture" || theirs?.state !== "picture") return undefined;
  const ratio = (mine.widthPixels * theirs.heightPixels) / (mine.heightPixels * theirs.widthPixels);
  if (Math.abs(ratio - 1) <= SHAPE_TOLERANCE) return undefined;
  return {
    en: `has another shape (${size(mine)}) than ${found.sameShapeAs} (${size(theirs)}): crop both pictures alike`,
    es: `tiene otra proporción (${size(mine)}) que ${found.sameShapeAs} (${size(theirs)}): recorte igual las dos imágenes`,
  };
}

function captionProblems({ name, schema, value }: ParsedFile): Problem[] {
  return foundFields(schema, value).flatMap(({ field, value: film, meta }) => {
    const captions = meta.kind === "video" && isGroup(film) && film.captions;
    if (!isGroup(captions)) return [];
    return LANGUAGES.flatMap((language, place) => {
      const own = captions[language];
      const other = LANGUAGES.slice(0, place).find((before) => own !== undefined && captions[before] === own);
      if (!other) return [];
      const [theirs, ours] = [LANGUAGE_NAMES[other].named, LANGUAGE_NAMES[language].named];
      const message = {
        en: `names the ${theirs.en} captions: name the ${ours.en} ones`,
        es: `nombra los subtítulos en ${theirs.es}: elija los que están en ${ours.es}`,
      };
      return [{ file: name, field: `${field}.captions.${language}`, message }];
    });
  });
}

/** Files that are missing, unusable or too small, or that repeat their counterpart or differ from it in shape. */
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
