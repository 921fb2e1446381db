// Texts of our parts of the editor; Decap CMS brings its own.
import type { Words } from "../../i18n/editorLanguages";
import WORDS from "./editorWords.json";

export const EDITOR_WORDS = WORDS satisfies Record<string, Words>;

export type EditorWord = keyof typeof EDITOR_WORDS;
