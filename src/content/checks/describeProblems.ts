import { EDITOR_LANGUAGES, type EditorLanguage, type Words } from "../../i18n/editorLanguages";
import { wordsInFile } from "../messageWords";
import type { Problem } from "../read/problem";

const inOrder = new Intl.Collator("en", { numeric: true }).compare;

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? "" : "s"}`;

const PROBLEM: Words = { en: "problem", es: "problema" };
const WITHIN: Words = { en: " in ", es: " en " };
const FILE: Words = { en: "file", es: "archivo" };

/** The problems as shown to an editor: one line each, grouped by file. */
export function describeProblems(problems: Problem[], language: EditorLanguage = EDITOR_LANGUAGES[0]): string {
  const files = [...new Set(problems.map(({ file }) => file))].sort(inOrder);
  return files
    .map((name) =>
      problems
        .filter(({ file }) => file === name)
        .map(({ field, message }) => `content/${name}: ${field ? `${field} ` : ""}${wordsInFile(message[language])}`)
        .sort(inOrder)
        .join("\n"),
    )
    .join("\n\n");
}

/** The problems as GitHub Actions annotations, which the editor at /admin/ reads. */
export const githubNotes = (problems: readonly Problem[]): string =>
  problems
    .map(
      ({ file, field, message }) =>
        `content/${file}: ${field ? `${field} ` : ""}${wordsInFile(message[EDITOR_LANGUAGES[0]])}`,
    )
    .map((line) => `::error::${line.replaceAll("%", "%25").replaceAll("\n", "%0A")}`)
    .join("\n");

/** Such as `3 problems in 2 files`. */
export function countProblems(problems: Problem[], language: EditorLanguage = EDITOR_LANGUAGES[0]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  return count(problems.length, PROBLEM[language]) + WITHIN[language] + count(files, FILE[language]);
}
