// Which files may be uploaded: once in the repository, they stay in its history for good.
import type { Words } from "../../i18n/editorLanguages";
import { baseName } from "../../content/read/filePath";

const MEGABYTE = 1_000_000;

/** In bytes. Pictures are scaled down before upload; anything still larger would slow down every clone. */
const MOST_OF_A_PICTURE = 4 * MEGABYTE;

/** In bytes: about two minutes of video at the quality of the samples. Longer ones belong on a video host. */
const MOST_OF_A_VIDEO = 40 * MEGABYTE;

const HEIC_PHOTO = /\.(heic|heif)$/i;
const PICTURE = /\.(jpe?g|png|webp)$/i;
const VIDEO = /\.(mp4|webm)$/i;
const CAPTIONS = /\.vtt$/i;

const HEIC: Words = {
  en: "is a HEIC photo, which this browser can't convert. Choose it on the iPhone itself or in Safari, which can, or email the photo to yourself to get a JPEG; for new photos, go to Settings, Camera, Formats, and choose “Most Compatible”",
  es: "es una foto HEIC, que este navegador no puede convertir. Elíjala en el propio iPhone o en Safari, que sí pueden, o envíesela por correo, y llegará como JPEG; para fotos nuevas: Ajustes, Cámara, Formatos, “Más compatible”",
};

const OTHER_KIND: Words = {
  en: "isn't a file type the site can show: upload pictures as JPEG, PNG, or WebP, videos as MP4 or WebM, and captions as VTT",
  es: "no es un archivo que el sitio pueda mostrar: suba imágenes JPEG, PNG o WebP, videos MP4 o WebM y subtítulos VTT",
};

export const TAKEN: Words = {
  en: "has the name of a file that another entry shows. Choose it again: it then gets a name of its own",
  es: "se llama como un archivo que muestra otra entrada. Elíjalo otra vez: así recibe un nombre propio",
};

const tooLarge = (bytes: number, most: number): Words => {
  // Rounded up: a file over the limit never reads as if it were at it.
  const has = Math.ceil((bytes / MEGABYTE) * 10) / 10;
  const may = most / MEGABYTE;
  return { en: `is ${has} MB, and the limit is ${may} MB`, es: `tiene ${has} MB, y el máximo es ${may} MB` };
};

function videoMessage(size: number): Words | undefined {
  if (size <= MOST_OF_A_VIDEO) return undefined;
  const { en, es } = tooLarge(size, MOST_OF_A_VIDEO);
  return {
    en: `${en}: save a smaller version, or upload it to a video host and enter its https address, ending in .mp4, in the field`,
    es: `${es}: guárdelo más pequeño, o súbalo a un servicio de videos y escriba en el campo su dirección https terminada en .mp4`,
  };
}

function pictureMessage(size: number): Words | undefined {
  if (size <= MOST_OF_A_PICTURE) return undefined;
  const { en, es } = tooLarge(size, MOST_OF_A_PICTURE);
  return { en: `${en}: save a smaller version as JPEG`, es: `${es}: guárdela más pequeña, como JPEG` };
}

export const isHeic = (name: string): boolean => HEIC_PHOTO.test(name);

/** True for a picture, and for what some browsers can make into one. */
export const isPhoto = (name: string): boolean => PICTURE.test(name) || isHeic(name);

/** The name of a chosen file in the repository: an iPhone's film is an MP4 but for its name, if browsers play it at all. */
export const nameOfFilm = (name: string): string => name.replace(/\.mov$/i, ".mp4");

/** Why a chosen file cannot be uploaded. Photos of any size pass: they are converted and scaled down first. */
export const chosenProblem = (name: string, size: number): Words | undefined =>
  isPhoto(name) ? undefined : uploadProblem(nameOfFilm(name), size);

/** Why a file cannot be uploaded, phrased to follow its name; undefined if it can. `size` in bytes. */
export function uploadProblem(path: string, size: number): Words | undefined {
  const name = baseName(path);
  if (isHeic(name)) return HEIC;
  if (VIDEO.test(name)) return videoMessage(size);
  if (PICTURE.test(name)) return pictureMessage(size);
  return CAPTIONS.test(name) ? undefined : OTHER_KIND;
}
