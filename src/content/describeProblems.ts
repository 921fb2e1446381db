import { EDITOR_LANGUAGES, type EditorLanguage } from "../i18n/editorLanguages";
import type { Problem } from "./problem";

const inOrder = new Intl.Collator("en", { numeric: true }).compare;

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? "" : "s"}`;

const WORDS = { en: ["problem", "in", "file"], es: ["problema", "en", "archivo"] } as const;

/** The problems for an editor: one line each, the lines of a file together. */
export function describeProblems(problems: Problem[], language: EditorLanguage = EDITOR_LANGUAGES[0]): string {
  const files = [...new Set(problems.map(({ file }) => file))].sort(inOrder);
  return files
    .map((name) =>
      problems
        .filter(({ file }) => file === name)
        .map(({ field, message }) => `content/${name}: ${field ? `${field} ` : ""}${message[language]}`)
        .sort(inOrder)
        .join("\n"),
    )
    .join("\n\n");
}

/** Such as `3 problems in 2 files`. */
export function countProblems(problems: Problem[], language: EditorLanguage = EDITOR_LANGUAGES[0]): string {
  const [problem, within, file] = WORDS[language];
  return `${count(problems.length, problem)} ${within} ${count(new Set(problems.map((one) => one.file)).size, file)}`;
}
