import type { Words } from "../../i18n/editorLanguages";
import { folderOf, joined } from "./filePath";
import { foundFields } from "../schema/foundFields";
import type { ParsedFile } from "../checks/problem";

/** What is known of a file that the content names. */
export type MediaFact =
  | { state: "picture"; widthPixels: number; heightPixels: number }
  | { state: "file" }
  /** `nearest` is the name of a file in the same folder that was probably meant. */
  | { state: "missing"; nearest?: string }
  /** It only points to another file, which the published site may not have. */
  | { state: "linked" }
  /** It is there, and cannot be used as what its ending says, or breaks off before its end. */
  | { state: "broken" };

/** The message for what only points to another file. */
export const IS_A_LINK: Words = {
  en: "is a link to another file: put the file itself in its place",
  es: "es un enlace a otro archivo: ponga el archivo mismo en su lugar",
};

/** Tells what lies at a path such as `content/projects/oak-after.jpg` or `static/media/film.mp4`. */
export type Media = (path: string) => MediaFact;

/** A field that names a file of the project. */
export interface MediaField {
  field: string;
  kind: "picture" | "media";
  /** As it is written in the content: `./oak-after.jpg`, `/media/film.mp4`. */
  written: string;
  /** From the project's root, with `/`. */
  path: string;
  minWidth: number;
  /** Name of the neighbouring picture that must have the same shape. */
  sameShapeAs?: string;
}

/** Every field of a file that names a picture, a film or captions that come with the site. */
export function mediaFields({ name, schema, value }: ParsedFile): MediaField[] {
  return foundFields(schema, value).flatMap(({ field, value: found, meta }): MediaField[] => {
    if (meta.kind === "media" && typeof found === "string" && found.startsWith("/media/"))
      return [{ field, kind: "media", written: found, path: joined("static", found), minWidth: 0 }];
    const written = meta.kind === "picture" && (found as { file?: unknown } | undefined | null)?.file;
    if (typeof written !== "string") return [];
    return [
      {
        field: `${field}.file`,
        kind: "picture",
        written,
        path: joined("content", folderOf(name), written),
        minWidth: meta.minWidth ?? 0,
        sameShapeAs: meta.sameShapeAs,
      },
    ];
  });
}

/** True when a file's text is that of captions. */
export const isCaptions = (text: string): boolean => text.replace(/^\uFEFF/, "").startsWith("WEBVTT");
