// Which files may be uploaded: once in the repository, they stay in its history for good.
import type { Words } from "../../i18n/editorLanguages";
import { baseName } from "../../content/read/filePath";

const MEGABYTE = 1_000_000;

/** In bytes. Pictures are scaled down before upload; anything still larger would slow down every clone. */
const MOST_OF_A_PICTURE = 4 * MEGABYTE;

/** In bytes: about two minutes of video at the quality of the samples. Longer ones belong on a video host. */
const MOST_OF_A_FILM = 40 * MEGABYTE;

const FROM_PHONES = /\.(heic|heif)$/i;
const PICTURE = /\.(jpe?g|png|webp)$/i;
const FILM = /\.(mp4|webm)$/i;
const CAPTIONS = /\.vtt$/i;

const HEIC: Words = {
  en: "is a HEIC photo, which browsers cannot show. On the iPhone: Settings, Camera, Formats, “Most Compatible”; or share the photo by mail to yourself, which makes it a JPEG",
  es: "es una foto HEIC, que los navegadores no pueden mostrar. En el iPhone: Ajustes, Cámara, Formatos, “Más compatible”; o envíesela por correo, y llegará como JPEG",
};

const OTHER_KIND: Words = {
  en: "is no file that the site can show: upload pictures as JPEG, PNG or WebP, videos as MP4 or WebM, captions as VTT",
  es: "no es un archivo que el sitio pueda mostrar: suba imágenes JPEG, PNG o WebP, videos MP4 o WebM y subtítulos VTT",
};

const tooLarge = (bytes: number, most: number): Words => {
  const [has, may] = [bytes, most].map((size) => (size / MEGABYTE).toFixed(0));
  return { en: `has ${has} MB, and may have ${may}`, es: `tiene ${has} MB, y puede tener ${may}` };
};

function filmMessage(size: number): Words | undefined {
  if (size <= MOST_OF_A_FILM) return undefined;
  const { en, es } = tooLarge(size, MOST_OF_A_FILM);
  return {
    en: `${en}: save it smaller, or put it on a host for videos and write its https address ending in .mp4 into the field`,
    es: `${es}: guárdelo más pequeño, o súbalo a un servicio de videos y escriba en el campo su dirección https terminada en .mp4`,
  };
}

function pictureMessage(size: number): Words | undefined {
  if (size <= MOST_OF_A_PICTURE) return undefined;
  const { en, es } = tooLarge(size, MOST_OF_A_PICTURE);
  return { en: `${en}: save it smaller, as JPEG`, es: `${es}: guárdela más pequeña, como JPEG` };
}

/** Why a chosen file cannot be uploaded. Pictures of any size pass: they are scaled down first. */
export const chosenProblem = (name: string, size: number): Words | undefined =>
  uploadProblem(name, PICTURE.test(name) ? 0 : size);

/** Why a file cannot be uploaded, phrased to follow its name; undefined if it can. `size` in bytes. */
export function uploadProblem(path: string, size: number): Words | undefined {
  const name = baseName(path);
  if (FROM_PHONES.test(name)) return HEIC;
  if (FILM.test(name)) return filmMessage(size);
  if (PICTURE.test(name)) return pictureMessage(size);
  return CAPTIONS.test(name) ? undefined : OTHER_KIND;
}
