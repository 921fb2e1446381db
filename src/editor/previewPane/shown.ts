// The interface between the editor and its preview (src/preview/), which runs in its own iframe.
import type { ContentFile } from "../../content/read/contentFile";
import type { Language } from "../../i18n/languages";

/** A field of a content file. */
export interface TextPlace {
  /** Below content/; a new entry's file is called `new.json`. */
  file: string;
  /** Path such as `hero.headline[0].en`. */
  field: string;
}

export interface PreviewRequest {
  /** All published content plus the file being edited, without schemas, which are useless in another window. */
  files: readonly Pick<ContentFile, "name" | "source">[];
  /** The page, without language prefix. */
  path: string;
  language: Language;
  scheme: "light" | "dark";
  /** The bytes of a picture, by its path from the project root. */
  picture: (path: string) => Promise<Blob | undefined>;
  /** Called after each attempt, with the error if it failed. */
  onShown: (trouble?: unknown) => void;
  /** Called with the place of the text or picture that was tapped. */
  onTap: (place: TextPlace) => void;
}

/** Functions that the preview's script sets on its window. */
export interface PreviewWindow extends Window {
  showPreview?: (shown: PreviewRequest) => void;
  /** Scrolls to this text; returns false if the page does not contain it. */
  revealText?: (text: string) => boolean;
}
