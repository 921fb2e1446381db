// Do the pictures, videos and captions exist, and do they fit their place?
import type { Words } from "../../i18n/editorLanguages";
import { LANGUAGE_TABLE } from "../../i18n/languageTable";
import { LANGUAGES, UNFINISHED } from "../../i18n/languages";
import { joined } from "../read/filePath";
import { foundFields } from "../schema/foundFields";
import { isRecord } from "../isRecord";
import {
  IS_A_LINK,
  LARGEST_FILE,
  mediaFields,
  type Fault,
  type Media,
  type MediaFact,
  type MediaField,
} from "../read/media";
import type { ParsedFile, Problem } from "../read/problem";
import { isLeftForLater } from "./leftForLater";

/** Two pictures have the same shape up to this relative difference in width ÷ height. */
const SHAPE_TOLERANCE = 0.01;

const size = ({ widthPixels, heightPixels }: { widthPixels: number; heightPixels: number }) =>
  `${widthPixels} × ${heightPixels}`;

function missingMessage({ kind, written }: MediaField, nearest: string | undefined): Words {
  const folder = written.slice(0, written.lastIndexOf("/") + 1);
  const meant = nearest && `\`${folder}${nearest}\``;
  const advice =
    kind === "picture"
      ? {
          en: "choose the picture again (in the files, put it in the same folder as its entry)",
          es: "elija la imagen otra vez (en los archivos, póngala en la carpeta de su entrada)",
        }
      : {
          en: "choose the file again (in the files, put it in static/media/)",
          es: "elija el archivo otra vez (en los archivos, póngalo en static/media/)",
        };
  return {
    en: `refers to \`${written}\`, which doesn't exist: ${meant ? `did you mean ${meant}?` : advice.en}`,
    es: `indica \`${written}\`, que no existe: ${meant ? `¿quiso decir ${meant}?` : advice.es}`,
  };
}

const FAULTS: Record<Exclude<Fault, "broken">, Words> = {
  codec: {
    en: "is a video that many browsers can't play: save it as H.264. On an iPhone, send it to yourself by WhatsApp and take what arrives, or, before filming, choose “Most Compatible” in Settings, Camera, Formats; elsewhere, free programs such as HandBrake convert it",
    es: "es un video que muchos navegadores no reproducen: guárdelo como H.264. En un iPhone, envíeselo por WhatsApp y use el que llega o, antes de grabar, elija “Más compatible” en Ajustes, Cámara, Formatos; si no, programas gratuitos como HandBrake lo convierten",
  },
  onlySound: {
    en: "has sound but no picture: export the video again, with its picture",
    es: "tiene sonido, pero no imagen: exporte otra vez el video, con la imagen",
  },
  encoding: {
    en: "has letters that browsers can't read: save it again as UTF-8",
    es: "tiene letras que los navegadores no leen: guárdelo otra vez como UTF-8",
  },
  commas: {
    en: "has times with commas, as in SRT files, which browsers skip: export it again as WebVTT (.vtt), or write 00:01.000 instead of 00:01,000",
    es: "tiene tiempos con comas, como los archivos SRT, y los navegadores se los saltan: expórtelo otra vez como WebVTT (.vtt) o escriba 00:01.000 en vez de 00:01,000",
  },
  noCues: {
    en: "has no captions in it: export it again, with its words and times",
    es: "no contiene ningún subtítulo: expórtelo otra vez, con las palabras y los tiempos",
  },
};

/** Why a file cannot be shown, phrased to follow its name. */
export function faultMessage(file: string, fault: Fault): Words {
  if (fault !== "broken") return FAULTS[fault];
  if (/\.(jpe?g|png|webp)$/i.test(file))
    return {
      en: "is not a readable picture or is incomplete: copy it again, or save it again as JPEG, PNG, or WebP",
      es: "no se puede leer como imagen o está incompleta: cópiela de nuevo, o guárdela de nuevo como JPEG, PNG o WebP",
    };
  if (/\.vtt$/i.test(file))
    return {
      en: "is not a file of captions: export it again as .vtt (in the files, its first line must be WEBVTT)",
      es: "no es un archivo de subtítulos: expórtelo otra vez como .vtt (en los archivos, su primera línea debe ser WEBVTT)",
    };
  return {
    en: "is not a readable video or is incomplete: copy it again, or save it again as MP4 or WebM, to match its extension",
    es: "no se puede leer como video o está incompleto: cópielo de nuevo, o guárdelo de nuevo como MP4 o WebM, según su nombre",
  };
}

function tooLargeMessage(bytes: number): Words {
  const [has, may] = [Math.ceil(bytes / 1_000_000), LARGEST_FILE / 1_000_000];
  return {
    en: `is ${has} MB, and repositories take files up to ${may} MB: save a smaller version, or use the https address of a video host that ends in .mp4`,
    es: `tiene ${has} MB, y los repositorios admiten archivos de hasta ${may} MB: guárdelo más pequeño, o use la dirección https de un servicio de videos que termine en .mp4`,
  };
}

function mediaMessage(found: MediaField, fact: MediaFact): Words | undefined {
  const home = found.kind === "picture" ? "content/" : "static/media/";
  if (!found.path.startsWith(home))
    return {
      en: `must be an uploaded file (in the files, one in ${home})`,
      es: `debe ser un archivo subido (en los archivos, uno de ${home})`,
    };
  if (fact.state === "missing") return missingMessage(found, fact.nearest);
  if (fact.state === "linked") return IS_A_LINK;
  if (fact.state === "tooLarge") return tooLargeMessage(fact.bytes);
  if (fact.state === "broken") return faultMessage(found.written, fact.fault);
  if (fact.state === "picture" && fact.widthPixels < found.minWidth)
    return {
      en: `is ${fact.widthPixels} pixels wide: use a picture at least ${found.minWidth} pixels wide`,
      es: `tiene ${fact.widthPixels} píxeles de ancho: use una imagen de al menos ${found.minWidth} píxeles de ancho`,
    };
  if (fact.state === "file" && found.playsAtOnce && fact.isIndexLast)
    return {
      en: "plays only once all of it has arrived: export it again “optimized for the web” (fast start)",
      es: "solo se reproduce cuando llega entero: expórtelo otra vez “optimizado para la web” (inicio rápido)",
    };
  return undefined;
}

function shapeMessage(found: MediaField, all: MediaField[], media: Media): Words | undefined {
  if (!found.sameShapeAs) return undefined;
  const sibling = found.field.replace(/[^.]+\.file$/, `${found.sameShapeAs}.file`);
  const other = all.find(({ field }) => field === sibling);
  if (other?.path === found.path)
    return {
      en: `is the same picture as \`${found.sameShapeAs}\`: choose another one`,
      es: `es la misma imagen que \`${found.sameShapeAs}\`: elija otra`,
    };
  const [mine, theirs] = [media(found.path), other && media(other.path)];
  if (mine.state !== "picture" || theirs?.state !== "picture") return undefined;
  const ratio = (mine.widthPixels * theirs.heightPixels) / (mine.heightPixels * theirs.widthPixels);
  if (Math.abs(ratio - 1) <= SHAPE_TOLERANCE) return undefined;
  return {
    en: `is a different shape (${size(mine)}) from \`${found.sameShapeAs}\` (${size(theirs)}): crop both pictures to the same shape`,
    es: `tiene una proporción (${size(mine)}) distinta de la de \`${found.sameShapeAs}\` (${size(theirs)}): recorte las dos imágenes con la misma proporción`,
  };
}

/** Captions may end with their film, not begin after it. */
function lateCueMessage(found: MediaField, all: MediaField[], media: Media): Words | undefined {
  const film = all.find(({ field }) => field === found.field.replace(/captions\.\w+$/, "file"));
  const [captions, shown] = [media(found.path), film && film !== found ? media(film.path) : undefined];
  if (captions.state !== "file" || shown?.state !== "file") return undefined;
  const { lastCueSeconds: last = 0 } = captions;
  if (shown.seconds === undefined || last <= shown.seconds) return undefined;
  const [at, end] = [Math.round(last), Math.round(shown.seconds)];
  return {
    en: `has a caption at ${at} seconds, and the video ends after ${end}: choose the captions of this video`,
    es: `tiene un subtítulo en el segundo ${at}, y el video termina en el ${end}: elija los subtítulos de este video`,
  };
}

const CAPTIONS_ARE_MISSING: Words = {
  en: "is missing: choose a captions file for each language",
  es: "faltan: elija un archivo de subtítulos para cada idioma",
};

/** Whether a film may have something to hear; one that lies elsewhere may. */
function hasSound(film: unknown, media: Media): boolean {
  if (typeof film !== "string" || !film.startsWith("/media/")) return true;
  const fact = media(joined("static", film));
  return fact.state === "file" && fact.hasSound === true;
}

function captionProblems({ name, schema, value }: ParsedFile, media: Media): Problem[] {
  return foundFields(schema, value).flatMap(({ field, value: video, meta }) => {
    if (meta.kind !== "video" || !isRecord(video)) return [];
    const { captions } = video;
    if (!isRecord(captions))
      return hasSound(video.file, media)
        ? [{ file: name, field: `${field}.captions`, message: CAPTIONS_ARE_MISSING }]
        : [];
    return LANGUAGES.flatMap((language, place) => {
      const own = captions[language];
      const other = LANGUAGES.slice(0, place).find((before) => own !== undefined && captions[before] === own);
      if (!other || UNFINISHED.includes(language)) return [];
      const [theirs, ours] = [LANGUAGE_TABLE[other].named, LANGUAGE_TABLE[language].named];
      const message = {
        en: `is the ${theirs.en} captions file: choose the ${ours.en} one`,
        es: `es el archivo de subtítulos en ${theirs.es}: elija el que está en ${ours.es}`,
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
      const message =
        mediaMessage(found, media(found.path)) ??
        shapeMessage(found, fields, media) ??
        lateCueMessage(found, fields, media);
      return message ? [{ file: file.name, field: found.field, message }] : [];
    });
    return [...own, ...captionProblems(file, media).filter((problem) => !isLeftForLater(problem, file))];
  });
}
