import type { EditorLanguage } from "../i18n/editorLanguages";
import type { Problem } from "./problem";

const inOrder = new Intl.Collator("en", { numeric: true }).compare;

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? "" : "s"}`;

/** The problems for an editor: one line each, the lines of a file together. */
export function describeProblems(problems: Problem[], language: EditorLanguage = "en"): string {
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
export function countProblems(problems: Problem[]): string {
  return `${count(problems.length, "problem")} in ${count(new Set(problems.map(({ file }) => file)).size, "file")}`;
}
