import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { EDITOR_LANGUAGES, type Words } from "../../i18n/editorLanguages";

/** What visitors may get from static/media: a drawing could run a script on the site's own address. */
const SHOWN = /\.(jpe?g|png|webp|avif|mp4|webm|mov|vtt|srt|pdf)$/i;

interface DisallowedFile {
  /** Relative to the project's root. */
  file: string;
  message: Words;
}

const LINK: Words = {
  en: "is a symbolic link, which would publish whatever it leads to: put the file itself here",
  es: "es un enlace simbólico, que publicaría aquello a lo que lleva: ponga aquí el archivo mismo",
};

const KIND: Words = {
  en: "is not a kind of file that belongs in static/media/: pictures, videos, captions, and PDFs do; no drawings (.svg), which can contain a script",
  es: "es un tipo de archivo que no va en static/media/: van imágenes, videos, subtítulos y PDF; no dibujos (.svg), que pueden contener un programa",
};

/** Files of content/ and static/ that must not be published as they are. */
export function disallowedFiles(root = "."): DisallowedFile[] {
  return ["content", "static"]
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }).flatMap(
        (entry): DisallowedFile[] => {
          const file = path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/");
          if (entry.isSymbolicLink()) return [{ file, message: LINK }];
          const isHidden = entry.name.startsWith(".");
          const isDisallowed =
            file.startsWith("static/media/") && entry.isFile() && !isHidden && !SHOWN.test(entry.name);
          return isDisallowed ? [{ file, message: KIND }] : [];
        },
      ),
    );
}

/** The files, one line each. */
export const describeDisallowed = (files: readonly DisallowedFile[], language: keyof Words): string =>
  files.map(({ file, message }) => `${file} ${message[language]}`).join("\n");

/** @throws Error that names them, if there are any */
export function assertAllowedFiles(root = "."): void {
  const found = disallowedFiles(root);
  if (found.length > 0) throw new Error(describeDisallowed(found, EDITOR_LANGUAGES[0]));
}
