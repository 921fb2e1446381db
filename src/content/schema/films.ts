import { object } from "yup";
import type { Words } from "../../i18n/editorLanguages";
import { perLanguage } from "../../i18n/languages";
import { pastDay } from "./dates";
import { paragraph, picture, textLike } from "./fields";

const FILE_IS_MISSING: Words = { en: "is missing: choose a file", es: "falta: elija el archivo" };

/** A file shipped with the site (`/media/video.mp4`) or an https URL; `endings` such as `mp4`, `webm`. */
export const mediaFile = (...endings: [string, ...string[]]) =>
  textLike(new RegExp(`^(https://[^\\s{}]+|/media/[\\w./-]+)\\.(${endings.join("|")})$`), FILE_IS_MISSING, {
    en:
      `must be an uploaded file (in the files, such as /media/video.${endings[0]}) or an https address, and end in ` +
      `.${endings.join(" or .")}. The page of a video on YouTube or Vimeo is no file: download the video there as MP4, ` +
      "and upload that",
    es:
      `debe ser un archivo subido (en los archivos, como /media/video.${endings[0]}) o una dirección https, y terminar en ` +
      `.${endings.join(" o .")}. La página de un video en YouTube o Vimeo no es un archivo: descárguelo allí como MP4 y ` +
      "súbalo",
  }).meta({ kind: "media" });

/** Captions of a video. Browsers load captions from another host only if the video itself is loaded with CORS. */
const captionsFile = () =>
  textLike(/^\/media\/[\w./-]+\.(vtt)$/, FILE_IS_MISSING, {
    en: "must be an uploaded file of captions that ends in .vtt (in the files, such as /media/video.vtt)",
    es: "debe ser un archivo de subtítulos subido, terminado en .vtt (en los archivos, como /media/video.vtt)",
  }).meta({ kind: "media" });

/** A video with its poster, captions in each language if it has sound and, if it needs one, its audio-described version. */
export const video = () =>
  object({
    file: mediaFile("mp4", "webm"),
    published: pastDay("2026-11-01")
      .notRequired()
      .meta({
        hint: {
          en: "The date the video was published. Search engines list only videos that have one.",
          es: "La fecha en que se publicó el video. Los buscadores solo muestran los videos que la tienen.",
        },
      }),
    poster: picture(400, { mayBeName: true }),
    captions: object(perLanguage(captionsFile))
      .noUnknown()
      .notRequired()
      .default(undefined)
      .meta({
        mayFollow: true,
        hint: {
          en: "Captions of what is said, as .vtt files, for viewers who can't hear it; a video without sound needs none. A video host such as YouTube can generate them, and lets you correct, translate, and download them.",
          es: "Lo que se dice, en archivos .vtt, para quien no lo oye; un video sin sonido no los necesita. Un servicio de videos como YouTube los escribe a partir del video y permite corregirlos, traducirlos y descargarlos.",
        },
      }),
    described: object(perLanguage(() => mediaFile("mp4", "webm")))
      .noUnknown()
      .notRequired()
      .default(undefined)
      .meta({
        hint: {
          en: "The same video with a voice that describes what is shown, for people who can't see it. You need it when the sound alone doesn't tell the whole story.",
          es: "El mismo video con una voz que cuenta lo que se ve, para quien no lo ve. Hace falta cuando el sonido solo no lo cuenta.",
        },
      }),
  })
    .noUnknown()
    .required({
      en: "is missing: choose the video and its cover picture",
      es: "falta: elija el video y su primera imagen",
    })
    .meta({ kind: "video" });

export const transcript = () =>
  paragraph(1200).meta({
    mayFollow: true,
    hint: {
      en: "Everything that is said and shown, for people who can't hear or see it.",
      es: "Todo lo que se dice y lo que se ve, para quienes no pueden oírlo o verlo.",
    },
  });
