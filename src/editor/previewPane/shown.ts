// What the editor tells its preview (src/preview/), which runs in a frame of its own.
import type { ContentFile } from "../../content/read/contentFile";
import type { Language } from "../../i18n/languages";

export interface Shown {
  /** All content, what is being written included. Schemas stay behind: they are of no use in another window. */
  files: readonly Pick<ContentFile, "name" | "source">[];
  /** The page, without language prefix. */
  path: string;
  language: Language;
  scheme: "light" | "dark";
  /** The bytes of a picture, by its path from the project's root. */
  picture: (path: string) => Promise<Blob | undefined>;
  /** Called after each attempt, with what it failed at. */
  onShown: (trouble?: unknown) => void;
}

/** What the preview's script leaves in its frame's window. */
export interface PreviewWindow extends Window {
  showPreview?: (shown: Shown) => void;
  /** Scrolls to where the page says this; false when it says it nowhere. */
  revealText?: (text: string) => boolean;
}
