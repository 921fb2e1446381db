import type { Words } from "../../i18n/editorLanguages";
import { folderOf, joined } from "./filePath";
import { foundFields } from "../schema/foundFields";
import type { ParsedFile } from "./problem";
import { isRecord } from "../isRecord";

/** What is known about a file that the content names. */
export type MediaFact =
  | { state: "picture"; widthPixels: number; heightPixels: number }
  /** `isIndexLast`: an MP4 that plays only once it is all there. `hasSound`: someone may be heard in it. */
  | {
      state: "file";
      seconds?: number | undefined;
      lastCueSeconds?: number;
      isIndexLast?: boolean;
      hasSound?: boolean;
    }
  /** `nearest`: a file in the same folder that was probably meant. */
  | { state: "missing"; nearest?: string }
  /** A symbolic link: the published site may not have its target. */
  | { state: "linked" }
  /** Larger than git hosts take: nothing saved with it would be published. */
  | { state: "tooLarge"; bytes: number }
  /** It exists, but visitors would not see it. */
  | { state: "broken"; fault: Fault };

/** Why visitors would not see a file; `broken`: it is not what its extension says, or is truncated. */
export type Fault = "broken" | "codec" | "onlySound" | "encoding" | "commas" | "noCues";

/** In bytes. GitHub refuses files above 100 MiB; other hosts, above 100 MB. */
export const LARGEST_FILE = 95_000_000;

/** The message for symbolic links. */
export const IS_A_LINK: Words = {
  en: "is a link to another file: replace it with the file itself",
  es: "es un enlace a otro archivo: ponga en su lugar el archivo mismo",
};

/** What is known about a path such as `content/projects/oak-after.jpg` or `static/media/video.mp4`. */
export type Media = (path: string) => MediaFact;

/** A field that names a file in the project. */
export interface MediaField {
  field: string;
  kind: "picture" | "media";
  /** As written in the content: `./oak-after.jpg`, `/media/video.mp4`. */
  written: string;
  /** Relative to the project root, with `/`. */
  path: string;
  minWidth: number;
  /** It starts with the page. */
  playsAtOnce?: boolean;
  /** Name of the sibling picture that must have the same shape. */
  sameShapeAs?: string;
}

/** Every field of a file that names a picture, video or captions file shipped with the site. */
export function mediaFields({ name, schema, value }: ParsedFile): MediaField[] {
  return foundFields(schema, value).flatMap(({ field, value: found, meta }): MediaField[] => {
    if (meta.kind === "media" && typeof found === "string" && found.startsWith("/media/"))
      return [
        {
          field,
          kind: "media",
          written: found,
          path: joined("static", found),
          minWidth: 0,
          playsAtOnce: meta.playsAtOnce,
        },
      ];
    const written = meta.kind === "picture" && isRecord(found) && found.file;
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
