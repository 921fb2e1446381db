// Texts of the preview and its bar.
import type { Words } from "../../i18n/editorLanguages";
import WORDS from "./previewWords.json";

export const PREVIEW_WORDS = WORDS satisfies Record<string, Words>;

export type PreviewWord = keyof typeof PREVIEW_WORDS;
