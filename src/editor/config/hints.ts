// Hints for fields whose names do not say enough; those of a group that several files have are in its schema.
import type { Words } from "../../i18n/editorLanguages";
import WORDS from "./hints.json";

/** Hints by field path, such as `hero.extra`. */
export type Hints = Readonly<Record<string, Words>>;

/** By file below content/, then by field path. */
export const HINTS: Readonly<Record<string, Hints>> = WORDS;
